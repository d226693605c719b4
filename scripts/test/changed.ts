/**
 * `pnpm test:changed [--since REV]`: the steps that a change can break, according to the import graph. Vitest and
 * Playwright follow the imports of their tests; the end-to-end tests run as a whole if a module of the built shop has
 * changed.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../changed-files.ts';
import { importGraph } from '../import-graph.ts';
import { root, type Step, steps, type Suite } from './steps.ts';

const shop = path.join(root, 'apps/storefront');
const everySuite: readonly Suite[] = ['unit', 'integration', 'stories', 'packages', 'e2e'];

/** Files that tests read or start without importing them, and the suites that run as a whole when they change. */
const readWithoutImport: readonly { readonly pattern: RegExp; readonly suites: readonly Suite[] }[] = [
  {
    pattern: /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|\.pnpmfile\.mjs|patches\/)/,
    suites: everySuite,
  },
  { pattern: /^(?:vitest\.config|tsconfig)/, suites: ['unit', 'integration', 'stories'] },
  { pattern: /^packages\/api-client\/openapi\.yaml$/, suites: ['unit', 'integration', 'packages', 'e2e'] },
  { pattern: /^(?:apps\/sandbox-api|studio)\/(?!.*\.(?:test\.ts|md)$)/, suites: ['integration', 'e2e'] },
  {
    pattern: /^apps\/storefront\/(?:server\/|public\/|scripts\/|[\w-]+(?:\.config)?\.ts$)(?!.*\.test\.ts$)/,
    suites: ['integration', 'e2e'],
  },
  { pattern: /^\.storybook\//, suites: ['stories'] },
  { pattern: /^packages\/(?!.*\.(?:test|stories|fixtures|play)\.tsx?$)/, suites: ['packages'] },
  { pattern: /^(?:fixtures|scripts\/(?:package|browser-support))\//, suites: ['packages'] },
  { pattern: /^(?:playwright\.config|scripts\/build)\.ts$/, suites: ['e2e'] },
];

/** The modules of the shop's pages, including those of our packages, relative to the root of the repository. */
async function modulesOfShop(): Promise<ReadonlySet<string>> {
  const { outputs } = await importGraph({
    folder: shop,
    entryPoints: globSync(['app/root.tsx', 'app/entry.*.tsx', 'app/{routes,shell}/*.tsx'], {
      cwd: shop,
      exclude: ['**/*.test.tsx'],
    }),
    treeShaking: true,
  });
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return new Set(used.map((file) => path.relative(root, path.resolve(shop, file)).replaceAll('\\', '/')));
}

/** @throws Error for an unknown revision. */
export async function stepsOfChange(args: readonly string[]): Promise<readonly Step[]> {
  const at = args.indexOf('--since');
  const since = (at >= 0 ? args[at + 1] : undefined) ?? 'HEAD';
  const changed = changedFiles(since);
  const whole = new Set(
    readWithoutImport.flatMap(({ pattern, suites }) =>
      changed.some((file) => pattern.test(file)) ? suites : [],
    ),
  );
  const inShop = await modulesOfShop();
  if (changed.some((file) => inShop.has(file))) whole.add('e2e');
  const hasTests = changed.some((file) => file.startsWith('apps/storefront/e2e/'));
  return steps.flatMap((step): readonly Step[] => {
    if (step.suite === 'static' || whole.has(step.suite)) return [step];
    if (step.report?.kind === 'vitest')
      return [{ ...step, args: [...step.args, `--changed=${since}`, '--passWithNoTests'] }];
    if (step.suite !== 'e2e' || !hasTests) return [];
    return [step.report ? { ...step, args: [...step.args, `--only-changed=${since}`] } : step];
  });
}
