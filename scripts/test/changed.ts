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

/** Modules that every page has. */
const everyPage = ['app/root.tsx', 'app/entry.*.tsx', 'app/shell/*-layout.tsx'];

/** The modules of the shop's pages: what each imports, packages included. */
async function shopGraph(): Promise<Metafile> {
  const entryPoints = globSync(['app/routes/*.tsx', ...everyPage], { cwd: path.join(root, shop) });
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
    loader: { '.css': 'empty', '.woff2': 'empty' },
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

/** The modules that an entry of the graph uses, directly or not; what a package exports beside them is left out. */
function modulesOf({ outputs }: Metafile, entry: string): ReadonlySet<string> {
  const chunks = new Set(Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === entry));
  for (const chunk of chunks)
    for (const { path: imported, external } of outputs[chunk]?.imports ?? [])
      if (!external) chunks.add(imported);
  return new Set(
    [...chunks].flatMap((chunk) =>
      Object.entries(outputs[chunk]?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [file] : [],
      ),
    ),
  );
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
  const entries = Object.values(graph.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const isAffected = (entry: string) => [...modulesOf(graph, entry)].some((file) => sources.has(file));
  const routes = entries.filter((entry) => entry.startsWith('app/routes/'));
  if (entries.some((entry) => !routes.includes(entry) && isAffected(entry))) return 'all';
  const chosen = new Set(specs.filter((file) => existsSync(path.join(root, file))));
  for (const route of routes.filter(isAffected)) {
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
