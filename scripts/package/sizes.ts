/**
 * Measures each component: its sub-path bundled alone, minified and gzipped, without React. `pnpm sizes` prints the
 * table, `pnpm sizes --write` also writes it into the README of the design system.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { manifestOf, root } from './pack.ts';

const uiDir = path.join(root, 'packages/ui');
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

async function bundle(code: string): Promise<{ js: number; lazy: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: uiDir },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: uiDir,
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

const readme = path.join(uiDir, 'README.md');
const place = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

/** A message for each size over its budget. */
export const overBudget = (sizes: readonly Size[]) =>
  sizes
    .filter(({ js, max }) => max !== undefined && js > max)
    .map(({ name, js, max }) => `${name} is ${js} bytes of script, its budget is ${max}.`);

/** Whether the README's table is up to date, within 5 % or 100 bytes. */
export function readmeIsCurrent(sizes: readonly Size[]): boolean {
  const written = place.exec(readFileSync(readme, 'utf8'))?.[0] ?? '';
  return sizes.every(({ name, js }) => {
    const row = new RegExp(`\\| \`${name}\` \\| ([\\d.–]+)`).exec(written);
    if (row === null) return false;
    const documented = row[1] === '–' ? 0 : Number(row[1]) * kB;
    return Math.abs(documented - js) <= Math.max(100, js * 0.05);
  });
}

if (import.meta.main) {
  const sizes = await measure();
  console.log(table(sizes));
  for (const line of overBudget(sizes)) console.error(line);
  if (process.argv.includes('--write')) {
    const text = readFileSync(readme, 'utf8');
    writeFileSync(
      readme,
      text.replace(place, (_, before, after) => `${before}\n${table(sizes)}\n\n${after}`),
    );
  }
}
