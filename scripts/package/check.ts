/**
 * `pnpm packages:check` checks the packed packages: publint, Are The Types Wrong, the contents of the tarball, imports
 * in plain Node, and the size of each component.
 */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages, packages, packPackages, root, tarballOf, type PackageName } from './pack.ts';
import { clientReadmeIsCurrent, measure, measureClient, overBudget, readmeIsCurrent } from './sizes.ts';

/** Entries that are not modules and have no types. */
const notModules: Partial<Record<PackageName, readonly string[]>> = {
  ui: ['styles.css', 'tokens.json'],
  'api-client': ['openapi.yaml'],
};

/** Runs a command; returns its output when it fails. */
const tool = (command: string, args: readonly string[]) =>
  new Promise<string[]>((resolve) => {
    execFile(command, args, { cwd: root, encoding: 'utf8' }, (error, stdout, stderr) =>
      resolve(error ? [`${command} ${path.basename(args[0] ?? '')}:\n${stdout}${stderr}`] : []),
    );
  });

const published =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|THIRD-PARTY\.md|openapi\.yaml|llms\.txt|docs\/.+\.md|dist\/.+)$/;
const notForConsumers = /\.(test|stories|fixtures|guide|play)\.|\.css\.js$|\.tsx?$(?<!\.d\.ts)|\/fixtures?\b/;

/** Finds rules outside the layers: they would override the rules of a consumer. */
function unlayered(css: string): string[] {
  const rest = css.replaceAll(/@layer [^{};]+;/g, '');
  const outside: string[] = [];
  let depth = 0;
  let head = '';
  for (const letter of rest) {
    if (letter === '{') {
      if (depth === 0) outside.push(head.trim());
      depth += 1;
      head = '';
    } else if (letter === '}') {
      depth -= 1;
      head = '';
    } else {
      head += letter;
    }
  }
  return outside.filter((rule) => !/^@(layer|keyframes|font-face)\b/.test(rule));
}

/** Finds layers that the statement at the start does not name: they would win over all others. */
function withoutOrder(css: string): string[] {
  const [, named = ''] = /^@layer ([^;{]+);/.exec(css) ?? [];
  const order = new Set(named.split(','));
  const used = new Set(Array.from(css.matchAll(/@layer ([^;{]+)\{/g), ([, name = '']) => name.trim()));
  return [...used].filter((name) => !order.has(name));
}

/** Finds animations without keyframes: nothing moves, and code that waits for their end waits forever. */
function withoutKeyframes(css: string): string[] {
  const used = [...css.matchAll(/animation(?:-name)?:\s*(mf-[\w-]+)/g)].map(
    ([, animation = '']) => animation,
  );
  return [...new Set(used)].filter((animation) => !css.includes(`@keyframes ${animation}{`));
}

function contents(name: PackageName, dir: string): string[] {
  const wrong: string[] = [];
  const files = globSync('**/*', { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  for (const file of ['README.md', 'LICENSE']) if (!files.includes(file)) wrong.push(`${file} is missing`);
  for (const file of files) {
    if (!published.test(file) || notForConsumers.test(file)) wrong.push(`${file} is not for consumers`);
    if (!/\.(js|map|css|json|ts)$/.test(file)) continue;
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (file.endsWith('.js') && /^\s*(import|export)[^'"\n]*['"][^'"\n]+\.css['"]/m.test(text)) {
      wrong.push(`${file} imports a style sheet, which plain Node cannot load`);
    }
    if (/forwardRef\(\s*function [A-Z]\w*\d\(/.test(text) && name === 'ui' && file.endsWith('.js')) {
      wrong.push(`${file} has a component whose name ends with a digit of the bundler`);
    }
    if (name === 'ui' && file.endsWith('/index.js') && /^export \* from "\./m.test(text)) {
      wrong.push(`${file} has an export *, behind which Next adds components that a page does not use`);
    }
    if (text.includes(root)) wrong.push(`${file} contains a path of the build machine`);
    if (file === 'package.json' && /"(workspace|catalog):/.test(text))
      wrong.push(`${file} contains a workspace or catalog version`);
    if (file.startsWith('dist/') && file.endsWith('.css') && !/^dist\/(fonts|design-tokens)\//.test(file)) {
      if (!text.startsWith('@layer marketfront.reset,'))
        wrong.push(`${file} does not start with the order of the layers`);
      for (const layer of withoutOrder(text))
        wrong.push(`${file} has a layer without a place in the order: ${layer}`);
      if (file === 'dist/styles.css')
        for (const animation of withoutKeyframes(text))
          wrong.push(`${file} has no keyframes of ${animation}`);
      for (const rule of unlayered(text)) wrong.push(`${file} has a rule outside the layers: ${rule}`);
    }
  }
  return wrong;
}

/** Imports every module entry in plain Node, without a bundler. */
function importsInNode(name: PackageName): Promise<string[]> {
  const dir = path.join(root, 'packages', name);
  const files = globSync('dist/**/index.js', { cwd: dir }).map(
    (file) => pathToFileURL(path.join(dir, file)).href,
  );
  const code = `for (const file of ${JSON.stringify(files)}) await import(file);`;
  return tool(process.execPath, ['--input-type=module', '--eval', code]);
}

async function unpackedContents(name: PackageName): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'marketfront-pack-'));
  const unpacked = await tool('tar', ['-xzf', tarballOf(name), '-C', dir]);
  const found = contents(name, path.join(dir, 'package'));
  rmSync(dir, { recursive: true });
  return [...unpacked, ...found.map((line) => `${name}: ${line}`)];
}

function typesInEveryResolution(name: PackageName): Promise<string[]> {
  const excluded = notModules[name] ?? [];
  const without = excluded.length > 0 ? ['--exclude-entrypoints', ...excluded] : [];
  return tool('attw', [tarballOf(name), '--profile', 'esm-only', ...without]);
}

async function sizes(): Promise<string[]> {
  const [components, areas] = await Promise.all([measure(), measureClient()]);
  const wrong = [...overBudget(components), ...overBudget(areas)];
  if (!readmeIsCurrent(components))
    wrong.push('The sizes in packages/ui/README.md are out of date: run `pnpm sizes --write`.');
  if (!clientReadmeIsCurrent(areas))
    wrong.push('The sizes in packages/api-client/README.md are out of date: run `pnpm sizes --write`.');
  return wrong;
}

buildPackages();
packPackages();
const checks = packages.flatMap((name) => [
  tool('publint', [tarballOf(name), '--strict']),
  typesInEveryResolution(name),
  unpackedContents(name),
  importsInNode(name),
]);
const wrong = (await Promise.all([...checks, sizes()])).flat();

for (const line of wrong) console.error(`✗ ${line}`);
console.log(wrong.length === 0 ? '✓ The packages are ready to publish.' : `${wrong.length} problems.`);
process.exit(wrong.length === 0 ? 0 : 1);
