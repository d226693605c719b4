/** `npx -y pnpm@12 test`: everything that must hold, ending in one line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const broken: string[] = [];

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const began = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (status !== 0) broken.push(title);
  return status === 0;
}

function check(title: string, command: string, args: string[]): void {
  if (run(title, command, args)) passed += 1;
  else failed += 1;
}

/** A runner's own counts; a run that ended badly without a failed test still counts as one failure. */
function count(ok: boolean, read: () => { passed: number; failed: number }): void {
  try {
    const counts = read();
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

check('types', 'pnpm', ['typecheck']);
check('lint, format, unused code', 'pnpm', ['lint']);
check('build', process.execPath, ['scripts/build.ts']);
check('packages as strangers get them', process.execPath, ['scripts/package/check.ts']);

const vitestOk = run('unit, contract and story tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(results, 'vitest.json')}`,
]);
count(vitestOk, () => {
  const { numPassedTests, numFailedTests } = json('vitest.json');
  return { passed: numPassedTests, failed: numFailedTests };
});

const e2eOk = run('end-to-end tests', 'playwright', ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'e2e.json'),
});
count(e2eOk, () => {
  const { expected, unexpected, flaky } = json('e2e.json').stats;
  return { passed: expected, failed: unexpected + flaky };
});

// Last, and with the packages that were checked above.
const fixturesOk = run('packages in outside projects', process.execPath, [
  'fixtures/run.ts',
  '--keep-packs',
  `--counts=${path.join(results, 'fixtures.json')}`,
]);
count(fixturesOk, () => json('fixtures.json'));

if (broken.length > 0) console.log(`\nFailed: ${broken.join(' · ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
