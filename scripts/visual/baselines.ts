import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VisualModeName } from '../../.storybook/visual-modes.ts';
import { root } from './storybook-server.ts';

const folder = path.join(root, 'visual');
const extension = '.webp';

/** `visual/<component>/<story>.<mode>.webp`; the id of a story is `<component>--<story>`. */
const fileOf = (id: string, mode: string) =>
  path.join(folder, `${id.replace('--', '/')}.${mode}${extension}`);

export function readBaseline(id: string, mode: VisualModeName): Buffer | undefined {
  const file = fileOf(id, mode);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function writeBaseline(id: string, mode: VisualModeName, picture: Buffer): void {
  const file = fileOf(id, mode);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

export const removeBaseline = (id: string, mode: string): void => rmSync(fileOf(id, mode));

function parse(file: string): { id: string; mode: string } {
  const { dir, name } = path.parse(file);
  const mode = path.extname(name);
  return { id: `${path.basename(dir)}--${path.basename(name, mode)}`, mode: mode.slice(1) };
}

/** The id of the story, for a path relative to the repository; undefined if it is not a baseline. */
export const storyOfFile = (file: string): string | undefined =>
  file.startsWith('visual/') && file.endsWith(extension) ? parse(file).id : undefined;

/** All baselines by story and mode. */
export const listBaselines = (): readonly { id: string; mode: string; bytes: number }[] =>
  globSync(`*/*${extension}`, { cwd: folder }).map((file) => ({
    ...parse(file),
    bytes: statSync(path.join(folder, file)).size,
  }));
