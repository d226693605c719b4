/**
 * Writes the exports derived from the component folders: one sub-path export per folder into package.json
 * (`@marketfront/ui/button`), and the exports of components into src/index.ts.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Target = string | Record<string, string>;
interface Manifest {
  exports: Record<string, Target>;
}

/** Components that pages load on demand: they have a sub-path and are not exported from the index. */
const onDemand = ['country-picker', 'login-dialog'];

const componentTarget = /^\.\/src\/(primitives|commerce)\/[\w-]+\/index\.ts$/;
const isComponent = (target: Target) =>
  typeof target !== 'string' && componentTarget.test(target['@marketfront/source'] ?? '');
const componentExport = /^export \* from '\.\/(?:primitives|commerce)\/[\w-]+\/index\.ts';\n/gm;

export const readManifest = (packageDir: string): Manifest =>
  JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as Manifest;

/** The component folders below `src`, sorted by name. */
const componentFolders = (packageDir: string) =>
  globSync('src/{primitives,commerce}/*', { cwd: packageDir })
    .filter((folder) => existsSync(path.join(packageDir, folder, 'index.ts')))
    .map((folder) => ({
      name: path.basename(folder),
      folder: folder.replaceAll('\\', '/').slice('src/'.length),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** The exports that package.json should have. */
export function withComponentExports(packageDir: string): Record<string, Target> {
  const { exports } = readManifest(packageDir);
  const components = componentFolders(packageDir).map(({ name, folder }): [string, Target] => [
    `./${name}`,
    {
      '@marketfront/source': `./src/${folder}/index.ts`,
      types: `./dist/${folder}/index.d.ts`,
      default: `./dist/${folder}/index.js`,
    },
  ]);
  const others = Object.entries(exports).filter(([, target]) => !isComponent(target));
  return Object.fromEntries([...others, ...components]);
}

export const readIndex = (packageDir: string) => readFileSync(path.join(packageDir, 'src/index.ts'), 'utf8');

/** The text that src/index.ts should have: its other exports, then the components. */
export function withComponentIndex(packageDir: string): string {
  const folders = componentFolders(packageDir).filter(({ name }) => !onDemand.includes(name));
  const isPrimitive = ({ folder }: { folder: string }) => folder.startsWith('primitives/');
  const sorted = [...folders.filter(isPrimitive), ...folders.filter((folder) => !isPrimitive(folder))];
  return (
    readIndex(packageDir).replaceAll(componentExport, '') +
    sorted.map(({ folder }) => `export * from './${folder}/index.ts';\n`).join('')
  );
}

if (import.meta.main) {
  const packageDir = path.resolve(import.meta.dirname, '..');
  const manifest = { ...readManifest(packageDir), exports: withComponentExports(packageDir) };
  writeFileSync(path.join(packageDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(packageDir, 'src/index.ts'), withComponentIndex(packageDir));
}
