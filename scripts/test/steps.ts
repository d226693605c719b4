/** The steps of the test command, by suite. */
import path from 'node:path';
import type { ReportKind } from './reports.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const results = path.join(root, 'test-results');

/** `pnpm test:<suite>` runs one; `pnpm test` runs them all. */
export const suites = ['static', 'unit', 'integration', 'stories', 'packages', 'e2e'] as const;
export type Suite = (typeof suites)[number];

export interface Step {
  readonly name: string;
  readonly suite: Suite;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The number of processors that it uses; one by default. */
  readonly processors?: number;
  /** Names of steps whose output it needs. */
  readonly needs?: readonly string[];
  /** A runner that reports its tests, and the file; without it the step counts as one test. */
  readonly report?: { readonly kind: ReportKind; readonly file: string };
}

const node = process.execPath;
const reportFile = (name: string) => path.join(results, `${name}.json`);

/** Runs projects of vitest.config.ts in one process. */
function vitest(suite: Suite, ...projects: string[]): Step {
  const file = reportFile(suite);
  return {
    name: `${suite} tests`,
    suite,
    command: 'vitest',
    args: [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { kind: 'vitest', file },
  };
}

const build = { command: node, args: ['scripts/build.ts'] };

/**
 * In start order; each step starts when its needs are ready. The end-to-end tests take as long as all others together,
 * which run at the same time, one after the other: the short ones run before the build is ready.
 */
export const steps: readonly Step[] = [
  { name: 'types', suite: 'static', command: 'pnpm', args: ['typecheck'] },
  { name: 'build', suite: 'e2e', ...build },
  {
    name: 'end-to-end tests',
    suite: 'e2e',
    command: 'playwright',
    args: ['test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('e2e') },
    needs: ['build'],
    processors: 2,
    report: { kind: 'playwright', file: reportFile('e2e') },
  },
  { name: 'packed packages', suite: 'packages', command: node, args: ['scripts/package/check.ts'] },
  {
    name: 'lint, format, unused code',
    suite: 'static',
    command: 'pnpm',
    args: ['lint'],
    // The types of routes are generated.
    needs: ['types'],
  },
  { name: 'API documentation', suite: 'static', command: node, args: ['scripts/api-docs.ts', '--check'] },
  {
    name: 'component documentation',
    suite: 'static',
    command: node,
    args: ['scripts/component-docs/run.ts', '--check'],
  },
  {
    name: 'browser support',
    suite: 'packages',
    command: node,
    args: ['scripts/browser-support/check.ts'],
    needs: ['build', 'packed packages'],
  },
  vitest('stories', 'storybook'),
  vitest('integration', 'storefront', 'api'),
  {
    name: 'packed packages in consumer projects',
    suite: 'packages',
    command: node,
    args: ['fixtures/run.ts', '--keep-packs', `--counts=${reportFile('fixtures')}`],
    needs: ['packed packages'],
    report: { kind: 'counts', file: reportFile('fixtures') },
  },
  vitest('unit', 'unit', 'unit-react-server'),
];
