/** Writes one sub-path export per component folder into package.json: `@marketfront/ui/button`. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Target = string | Record<string, string>;
interface Manifest {
  exports: Record<string, Target>;
}

const componentTarget = /^\.\/src\/(primitives|commerce)\/[\w-]+\/index\.ts$/;
const isComponent = (target: Target) =>
  typeof target !== 'string' && componentTarget.test(target['@marketfront/source'] ?? '');

export const readManifest = (packageDir: string): Manifest =>
  JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as Manifest;

/** The exports that package.json should have. */
export function withComponentExports(packageDir: string): Record<string, Target> {
  const { exports } = readManifest(packageDir);
  const components = globSync('src/{primitives,commerce}/*', { cwd: packageDir })
    .filter((folder) => existsSync(path.join(packageDir, folder, 'index.ts')))
    .map((folder) => ({
      name: path.basename(folder),
      below: folder.replaceAll('\\', '/').slice('src/'.length),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, below }): [string, Target] => [
      `./${name}`,
      {
        '@marketfront/source': `./src/${below}/index.ts`,
        types: `./dist/${below}/index.d.ts`,
        default: `./dist/${below}/index.js`,
      },
    ]);
  const others = Object.entries(exports).filter(([, target]) => !isComponent(target));
  return Object.fromEntries([...others, ...components]);
}

if (import.meta.main) {
  const packageDir = path.resolve(import.meta.dirname, '..');
  const manifest = { ...readManifest(packageDir), exports: withComponentExports(packageDir) };
  writeFileSync(path.join(packageDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
