/**
 * `pnpm test:changed [--since REV]`: the steps that a change can break, by the import graph. Vitest follows its own;
 * for the end-to-end tests the routes are bundled, and a route that contains a changed file selects the folders of
 * `e2e/` that have the names of its features.
 */
import { build, type Metafile } from 'esbuild';
import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../changed-files.ts';
import { root, type Step, steps, type Suite } from './steps.ts';

/** Files that no import names, and the suites that read them. */
const readWithoutImport: readonly { readonly pattern: RegExp; readonly suites: readonly Suite[] }[] = [
  {
    pattern: /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|patches\/)/,
    suites: ['unit', 'integration', 'stories', 'packages', 'e2e'],
  },
  { pattern: /^(?:vitest\.config|tsconfig)/, suites: ['unit', 'integration', 'stories'] },
  { pattern: /^packages\/api-client\/openapi\.yaml$/, suites: ['unit', 'integration', 'packages', 'e2e'] },
  { pattern: /^apps\/sandbox-api\/(?:drizzle|pictures)\//, suites: ['integration', 'e2e'] },
  { pattern: /^apps\/sandbox-api\/src\//, suites: ['integration', 'e2e'] },
  {
    pattern: /^apps\/storefront\/(?:server|public|scripts|[\w-]+\.config\.ts|chunks\.ts)/,
    suites: ['integration', 'e2e'],
  },
  { pattern: /^\.storybook\//, suites: ['stories'] },
  { pattern: /^packages\/(?!.*\.(?:test|stories|fixtures|play|guide)\.)/, suites: ['packages'] },
  { pattern: /^(?:fixtures|scripts\/package)\//, suites: ['packages'] },
  { pattern: /^playwright\.config\.ts$/, suites: ['e2e'] },
];

const shop = 'apps/storefront';
const e2e = `${shop}/e2e`;
const isTest = (file: string) => /\.(?:test|stories|fixtures|play|guide)\.tsx?$|\.md$/.test(file);

/** The modules of the shop's pages: what each imports, packages included. */
async function shopGraph(): Promise<Metafile> {
  const entryPoints = [...globSync('app/routes/*.tsx', { cwd: path.join(root, shop) }), 'app/root.tsx'];
  const { metafile } = await build({
    absWorkingDir: path.join(root, shop),
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    splitting: true,
    conditions: ['@marketfront/source'],
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [
      {
        name: 'libraries stay outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]|^\.\/\+types/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@marketfront/')
              ? undefined
              : { path: name, external: true },
          );
        },
      },
    ],
  });
  return metafile;
}

/** All modules that a module imports, directly or not. */
function reach({ inputs }: Metafile, from: string): ReadonlySet<string> {
  const found = new Set([from]);
  for (const module of found)
    for (const { path: imported, external } of inputs[module]?.imports ?? [])
      if (!external) found.add(imported);
  return found;
}

const featureOf = (file: string) => /^app\/features\/([\w-]+)\//.exec(file)?.[1];

/**
 * The folders and files of `e2e/` to run: all of them where a page that has no feature of its own, the root or the
 * server has changed.
 */
async function specsOf(changed: readonly string[]): Promise<readonly string[] | 'all'> {
  const specs = changed.filter((file) => file.startsWith(`${e2e}/`));
  if (specs.some((file) => !file.endsWith('.spec.ts'))) return 'all';
  const folders = readdirSync(path.join(root, e2e), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const sources = new Set(
    changed
      .filter((file) => !isTest(file) && !file.startsWith(`${e2e}/`))
      .map((file) => path.relative(shop, file).replaceAll('\\', '/')),
  );
  const graph = await shopGraph();
  const rootModules = reach(graph, 'app/root.tsx');
  if ([...sources].some((file) => rootModules.has(file))) return 'all';
  const chosen = new Set(specs.filter((file) => existsSync(path.join(root, file))));
  for (const route of Object.keys(graph.inputs).filter((file) => file.startsWith('app/routes/'))) {
    if (![...reach(graph, route)].some((file) => sources.has(file))) continue;
    const features = new Set(graph.inputs[route]?.imports.flatMap(({ path: file }) => featureOf(file) ?? []));
    const own = folders.filter((folder) => features.has(folder));
    if (own.length === 0) return 'all';
    for (const folder of own) chosen.add(`${e2e}/${folder}/`);
  }
  // What concerns every page.
  return chosen.size > 0 ? [...chosen, `${e2e}/site/`] : [];
}

/** @throws Error for an unknown revision. */
export async function stepsOfChange(args: readonly string[]): Promise<readonly Step[]> {
  const at = args.indexOf('--since');
  const since = at >= 0 ? args[at + 1] : 'HEAD';
  const changed = changedFiles(since);
  const whole = new Set(
    readWithoutImport.flatMap(({ pattern, suites }) =>
      changed.some((file) => pattern.test(file)) ? suites : [],
    ),
  );
  const specs = whole.has('e2e') ? 'all' : await specsOf(changed);
  return steps.flatMap((step): readonly Step[] => {
    if (step.suite === 'static' || whole.has(step.suite)) return [step];
    if (step.report?.kind === 'vitest')
      return [{ ...step, args: [...step.args, `--changed=${since}`, '--passWithNoTests'] }];
    if (step.suite !== 'e2e' || specs.length === 0) return [];
    return step.report && specs !== 'all' ? [{ ...step, args: [...step.args, ...specs] }] : [step];
  });
}
