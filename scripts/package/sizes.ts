/**
 * Measures each component and each area of the API client: bundled alone, minified and gzipped, without React.
 * `pnpm sizes` prints the tables, `pnpm sizes --write` also writes them into the READMEs of the packages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { manifestOf, root } from './pack.ts';

const uiDir = path.join(root, 'packages/ui');
const clientDir = path.join(root, 'packages/api-client');
const kB = 1000;

/** Upper limits in bytes. */
const budgets: Readonly<Record<string, { code: string; max: number }>> = {
  button: { code: `export { Button } from '@marketfront/ui/button'`, max: 1.5 * kB },
  'product-card': { code: `export { ProductCard } from '@marketfront/ui/product-card'`, max: 4 * kB },
  'country-picker': { code: `export { CountryPicker } from '@marketfront/ui/country-picker'`, max: 12 * kB },
};

export interface Size {
  name: string;
  /** Bytes of script that are loaded with the component. */
  js: number;
  /** Bytes of script that it loads on demand. */
  lazy: number;
  /** Bytes of its own style sheet, without `styles/base.css`. */
  css: number;
  max?: number | undefined;
}

const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

async function bundle(code: string, resolveDir = uiDir): Promise<{ js: number; lazy: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: resolveDir,
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'error',
    // Resolves the built files, as a consumer's bundler does.
    conditions: ['production'],
  });
  const outputs = Object.entries(metafile.outputs);
  const contentsOf = (name: string) =>
    outputFiles.find((file) => path.relative(process.cwd(), file.path) === path.normalize(name))?.contents ??
    new Uint8Array();
  const eager = new Set<string>();
  const addEager = (name: string) => {
    if (eager.has(name)) return;
    eager.add(name);
    for (const { path: below, kind, external } of metafile.outputs[name]?.imports ?? []) {
      if (kind !== 'dynamic-import' && !external) addEager(below);
    }
  };
  addEager(outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0] ?? '');
  const sum = (names: string[]) => names.reduce((bytes, name) => bytes + gzip(contentsOf(name)), 0);
  return {
    js: sum([...eager]),
    lazy: sum(outputs.map(([name]) => name).filter((name) => !eager.has(name))),
  };
}

const cssOf = (name: string): number => {
  const order = /^@layer [^{;]+;/;
  const text = readFileSync(path.join(uiDir, 'dist', name), 'utf8')
    .replace(order, '')
    .trim();
  return text === '' ? 0 : gzip(text);
};

export async function measure(): Promise<Size[]> {
  const targets = Object.entries(manifestOf('ui').exports) as [string, unknown][];
  const components = targets
    .filter(([, target]) => /\.\/src\/(primitives|commerce)\/[\w-]+\/index\.ts/.test(JSON.stringify(target)))
    .map(([name]) => name.slice('./'.length));
  const sizes: Size[] = [];
  for (const name of components) {
    const budget = budgets[name];
    const code = budget?.code ?? `export * from '@marketfront/ui/${name}'`;
    sizes.push({ name, ...(await bundle(code)), css: cssOf(`css/${name}.css`), max: budget?.max });
  }
  const everything = ['@marketfront/ui', '@marketfront/ui/country-picker', '@marketfront/ui/login-dialog'];
  const all = await bundle(everything.map((name) => `export * from '${name}';`).join('\n'));
  return [...sizes, { name: 'everything', ...all, css: cssOf('styles.css') }];
}

/** Upper limits of areas in bytes, including openapi-fetch; higher for areas with a larger model. */
const areaBudget = 6.9 * kB;
const areaBudgets: Readonly<Record<string, number>> = {
  account: 7.6 * kB,
  auth: 7.3 * kB,
  catalog: 9.4 * kB,
  checkout: 8.2 * kB,
  orders: 8.5 * kB,
  refunds: 7.8 * kB,
  reviews: 7.7 * kB,
  stores: 8.1 * kB,
};

/** Each area of the API client with its connection, and the whole client. */
export async function measureClient(): Promise<Size[]> {
  const areas = readdirSync(path.join(clientDir, 'src/areas')).flatMap((file) =>
    file === 'area.ts' ? [] : path.basename(file, '.ts'),
  );
  const sizes: Size[] = [];
  for (const name of areas) {
    const code = `import { connect } from '@marketfront/api-client/connect';
      import { ${name}Area } from '@marketfront/api-client/areas/${name}';
      export const calls = (options) => ${name}Area(connect(options));`;
    const max = areaBudgets[name] ?? areaBudget;
    sizes.push({ name, ...(await bundle(code, clientDir)), css: 0, max });
  }
  const all = await bundle(`export { createApi } from '@marketfront/api-client'`, clientDir);
  return [...sizes, { name: 'createApi', ...all, css: 0 }];
}

/** Pads cells to equal width, like the formatter of the README. */
export function clientTable(sizes: readonly Size[]): string {
  const rows = sizes.map(({ name, js }) => [`\`${name}\``, inKB(js)] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  const head = 'Script kB';
  return [
    `| ${'Area'.padEnd(width)} | ${head} |`,
    `| ${'-'.repeat(width)} | ${'-'.repeat(head.length - 1)}: |`,
    ...rows.map(([name, kilobytes]) => `| ${name.padEnd(width)} | ${kilobytes.padStart(head.length)} |`),
  ].join('\n');
}

const inKB = (bytes: number) => (bytes === 0 ? '–' : (bytes / kB).toFixed(1));

export const table = (sizes: readonly Size[]) =>
  [
    '| Sub-path | Script kB | later kB | Style kB |',
    '|---|---:|---:|---:|',
    ...sizes.map(({ name, js, lazy, css, max }) => {
      const limit = max === undefined ? '' : ` (of ${(max / kB).toFixed(1)})`;
      return `| \`${name}\` | ${inKB(js)}${limit} | ${inKB(lazy)} | ${inKB(css)} |`;
    }),
  ].join('\n');

const readmeOf = (dir: string) => path.join(dir, 'README.md');
const place = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

/** A message for each size over its budget. */
export const overBudget = (sizes: readonly Size[]) =>
  sizes
    .filter(({ js, max }) => max !== undefined && js > max)
    .map(({ name, js, max }) => `${name} is ${js} bytes of script, its budget is ${max}.`);

/** Whether the table of a package's README is up to date, within 5 % or 100 bytes. */
function isCurrent(dir: string, sizes: readonly Size[]): boolean {
  const written = place.exec(readFileSync(readmeOf(dir), 'utf8'))?.[0] ?? '';
  return sizes.every(({ name, js }) => {
    const row = new RegExp(`\\| \`${name}\` +\\| +([\\d.–]+)`).exec(written);
    if (row === null) return false;
    const documented = row[1] === '–' ? 0 : Number(row[1]) * kB;
    return Math.abs(documented - js) <= Math.max(100, js * 0.05);
  });
}

export const readmeIsCurrent = (sizes: readonly Size[]) => isCurrent(uiDir, sizes);
export const clientReadmeIsCurrent = (sizes: readonly Size[]) => isCurrent(clientDir, sizes);

function write(dir: string, written: string): void {
  const text = readFileSync(readmeOf(dir), 'utf8');
  writeFileSync(
    readmeOf(dir),
    text.replace(place, (_, before, after) => `${before}\n${written}\n\n${after}`),
  );
}

if (import.meta.main) {
  const sizes = await measure();
  const areas = await measureClient();
  console.log(`${table(sizes)}\n\n${clientTable(areas)}`);
  for (const line of overBudget([...sizes, ...areas])) console.error(line);
  if (process.argv.includes('--write')) {
    write(uiDir, table(sizes));
    write(clientDir, clientTable(areas));
  }
}
