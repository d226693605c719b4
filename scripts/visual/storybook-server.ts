import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, globSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildPackages, packPackages, packsDir, run, tarballOf } from '../package/pack.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'storybook-static');
/** Built from the packed package, for `pnpm visual --packed`. */
export const packedFolder = path.join(root, '.cache/storybook-packed');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const newest = (pattern: string) =>
  Math.max(
    0,
    ...globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).map(
      (file) => statSync(path.join(root, file)).mtimeMs,
    ),
  );

function build(args: readonly string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync('storybook', ['build', '--quiet', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${stdout}\n${stderr}`);
}

/** Builds the Storybook unless the existing build is newer than all its sources. */
export function ensureBuilt(): void {
  const index = path.join(folder, 'index.json');
  const sources = ['packages/{ui,i18n}/src/**/*.*', '.storybook/**/*.*', 'pnpm-lock.yaml'].map(newest);
  if (existsSync(index) && statSync(index).mtimeMs > Math.max(...sources)) return;
  console.log('Building the Storybook…');
  build([]);
}

/** Packs `@marketfront/ui` and builds a Storybook whose components and styles come from the tarball. */
export function buildPacked(): void {
  console.log('Building the Storybook from the tarball…');
  buildPackages();
  packPackages();
  const unpacked = path.join(packsDir, 'package');
  run('tar', ['-xzf', tarballOf('ui'), '-C', packsDir], root);
  // Its dependencies are those of the workspace.
  symlinkSync(path.join(root, 'packages/ui/node_modules'), path.join(unpacked, 'node_modules'));
  build(['--output-dir', packedFolder], { PACKED_UI: unpacked });
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags: readonly string[];
}

export function readStories(from = folder): readonly Entry[] {
  const { entries } = JSON.parse(readFileSync(path.join(from, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves the built Storybook on a free port. */
export async function serve(from = folder): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(from, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(from) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
