import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { examplesOf, type Example } from './example.ts';
import { foundationFolders, readFoundations, type Foundation } from './foundations.ts';
import { folders, root, type Folder } from './modules.ts';
import type { Documented } from './page.ts';
import { PropReader } from './props.ts';

/** The examples as files, for the formatter and the compiler; ignored by git. */
export const examplesDir = path.join(root, 'packages/ui/.cache/examples');

const tsconfig = {
  extends: '../../../../tsconfig.base.json',
  // An example may contain the data of its neighbours.
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    // A recipe combines the packages, which do not depend on each other.
    paths: {
      '@marketfront/api-client': ['../../../api-client/src/index.ts'],
      '@marketfront/api-client/*': ['../../../api-client/src/*/index.ts'],
    },
  },
  include: ['.'],
};

const storiesOf = ({ dir, name }: Folder) => path.join(dir, `${name}.stories.tsx`);
const fileOf = (folder: Folder, { story }: Example) => path.join(examplesDir, `${folder.name}.${story}.tsx`);

/** Formats all files below a folder that git ignores. */
function format(dir: string): void {
  const { status, stderr } = spawnSync(
    'biome',
    ['format', '--write', '--vcs-enabled=false', `--config-path=${root}`, dir],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`The examples cannot be formatted:\n${stderr}`);
}

async function guideOf({ dir, name }: Folder): Promise<Guide> {
  const file = path.join(dir, `${name}.guide.ts`);
  return ((await import(pathToFileURL(file).href)) as { guide: Guide }).guide;
}

/** Reads every component: its guide, its props and its examples, which are also written to {@link examplesDir}. */
export async function collect(): Promise<{ components: Documented[]; foundations: Foundation[] }> {
  const all = folders().filter((folder) => existsSync(storiesOf(folder)));
  const reader = new PropReader([...all, ...foundationFolders]);
  const documented: Documented[] = [];
  for (const folder of all) {
    const components = reader.componentsOf(folder);
    const required = new Set(
      components.flatMap(({ props }) => props.filter((prop) => prop.required).map(({ name }) => name)),
    );
    const examples = examplesOf(storiesOf(folder), required);
    documented.push({
      folder,
      guide: await guideOf(folder),
      components,
      ...reader.otherExportsOf(folder),
      parts: reader.partsOf(folder),
      examples,
    });
  }
  rmSync(examplesDir, { recursive: true, force: true });
  mkdirSync(examplesDir, { recursive: true });
  for (const { folder, examples } of documented)
    for (const example of examples) writeFileSync(fileOf(folder, example), example.code);
  format(examplesDir);
  const components = documented.map((one) => ({
    ...one,
    examples: one.examples.map((example) => ({
      ...example,
      code: readFileSync(fileOf(one.folder, example), 'utf8'),
    })),
  }));
  return { components, foundations: readFoundations(reader) };
}

/** The type errors of the written examples; empty if all of them compile. */
export function typeErrors(): string {
  writeFileSync(path.join(examplesDir, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { stdout } = spawnSync('tsc', ['-p', examplesDir, '--singleThreaded'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout;
}

/** The recipes in Markdown: files with a heading and a first paragraph. Their code is compiled with the examples. */
export const readRecipes = (dir: string) =>
  globSync('*.md', { cwd: dir })
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(dir, file), 'utf8');
      const [, title = '', purpose = ''] = /^# (.+)\n\n(.+?[.])(?= |\n)/.exec(text) ?? [];
      if (title === '' || purpose === '')
        throw new Error(`${file} needs a heading and a sentence that says what it is for.`);
      for (const [index, [, code = '']] of [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].entries())
        writeFileSync(path.join(examplesDir, `recipe.${path.parse(file).name}.${index}.tsx`), code);
      return { file, title, purpose };
    });
