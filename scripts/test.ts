/** `npx -y pnpm@12 test`: runs every check and test, and ends with one line `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const failures: string[] = [];

/**
 * Runs one step and shows its output: as it comes, or in one piece at its end where others run beside it.
 * @returns whether it succeeded
 */
async function run(
  title: string,
  command: string,
  args: string[],
  { env = {}, atEnd = false }: { env?: NodeJS.ProcessEnv; atEnd?: boolean } = {},
): Promise<boolean> {
  const startedAt = Date.now();
  console.log(`\n── ${title}`);
  const output = atEnd ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  const shown: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => shown.push(part));
  const [exitCode] = (await once(child, 'close').catch(() => [1])) as [number | null];
  if (atEnd) process.stdout.write(Buffer.concat(shown));
  const ok = exitCode === 0;
  console.log(`── ${title}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (!ok) failures.push(title);
  return ok;
}

/** Runs a step that counts as one test. */
async function check(title: string, command: string, args: string[]): Promise<void> {
  if (await run(title, command, args)) passed += 1;
  else failed += 1;
}

/** Adds the counts of a test runner; a run that failed without a failed test counts as one failure. */
function count(ok: boolean, readCounts: () => { passed: number; failed: number }): void {
  try {
    const counts = readCounts();
    passed += counts.passed;
    failed += counts.failed || (ok ? 0 : 1);
  } catch {
    failed += 1;
  }
}

const json = (file: string) => JSON.parse(readFileSync(path.join(results, file), 'utf8'));

try {
  ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

await check('types', 'pnpm', ['typecheck']);
// Each uses one core most of the time.
await Promise.all([
  check('lint, format, unused code', 'pnpm', ['lint']),
  check('API documentation', process.execPath, ['scripts/api-docs.ts', '--check']),
  check('component documentation', process.execPath, ['scripts/component-docs/run.ts', '--check']),
]);
await check('build', process.execPath, ['scripts/build.ts']);
await check('packed packages', process.execPath, ['scripts/package/check.ts']);

/** Runs the projects of vitest.config.ts in one process, which uses one core most of the time. */
async function runVitest(title: string, ...projects: string[]): Promise<void> {
  const report = `vitest-${projects.join('-')}.json`;
  const ok = await run(
    title,
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(results, report)}`,
    ],
    { atEnd: true },
  );
  count(ok, () => {
    const { numPassedTests, numFailedTests } = json(report);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** Uses the packed packages that were checked before. */
async function runFixtures(): Promise<void> {
  const ok = await run(
    'packed packages in consumer projects',
    process.execPath,
    ['fixtures/run.ts', '--keep-packs', `--counts=${path.join(results, 'fixtures.json')}`],
    { atEnd: true },
  );
  count(ok, () => json('fixtures.json'));
}

await Promise.all([
  runVitest('unit, integration and contract tests', 'unit', 'unit-alone', 'storefront', 'api'),
  runVitest('story tests', 'storybook').then(runFixtures),
]);

const e2eOk = await run('end-to-end tests', 'playwright', ['test'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'e2e.json') },
});
count(e2eOk, () => {
  const { expected, unexpected, flaky } = json('e2e.json').stats;
  if (flaky > 0)
    console.log(`Passed at the second try only, find out why: ${flaky} (listed above as "flaky")`);
  return { passed: expected + flaky, failed: unexpected };
});

if (failures.length > 0) console.log(`\nFailed: ${failures.join(' · ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
