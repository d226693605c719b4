/**
 * `pnpm test` runs every check and test, and ends with one line `N passed, N failed`. `pnpm test:<suite>` runs one
 * suite and passes further arguments to its runner; `pnpm test:changed` runs the tests that a change can break. See
 * docs/testing.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { ensureEngines } from '../engines.ts';
import { stepsOfChange } from './changed.ts';
import { readReport, type Report, type TestResult } from './reports.ts';
import { results, root, type Step, steps, type Suite, suites } from './steps.ts';

const [wanted = 'all', ...runnerArgs] = process.argv.slice(2);

async function chooseSteps(): Promise<readonly Step[]> {
  if (wanted === 'all') return steps;
  if (wanted === 'changed') return stepsOfChange(runnerArgs);
  if (!suites.includes(wanted as Suite))
    throw new Error(`There is no suite "${wanted}". There are: ${suites.join(', ')}, changed.`);
  return steps
    .filter(({ suite }) => suite === wanted)
    .map((step) => (step.report ? { ...step, args: [...step.args, ...runnerArgs] } : step));
}

/** The tests start a hundred programs: Node keeps its compiled code. */
const compileCache = path.join(root, 'node_modules/.cache/node');

interface Outcome extends Report {
  readonly step: Step;
  readonly seconds: number;
}

const repeatStep = ({ command, args }: Step) =>
  command === 'pnpm'
    ? `npx -y pnpm@12 ${args.join(' ')}`
    : `npx -y pnpm@12 exec ${[command === process.execPath ? 'node' : command, ...args].join(' ')}`;

/** The step's report of its tests; a step that failed without a failed test counts as one failure. */
function reportOf(step: Step, ok: boolean, seconds: number): Report {
  const whole: TestResult = { name: step.name, seconds, failed: !ok, repeat: repeatStep(step), reason: '' };
  if (!step.report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [whole] };
  try {
    const report = readReport(step.report.kind, step.report.file);
    const hasFailed = report.tests.some(({ failed }) => failed);
    if (ok || hasFailed) return report;
    return { ...report, failed: Math.max(1, report.failed), tests: [...report.tests, whole] };
  } catch {
    return { passed: 0, failed: ok ? 0 : 1, tests: [whole] };
  }
}

/**
 * Runs one step and shows its output: live, or as a whole at its end if other steps run at the same time.
 * @param live whether the output is shown live
 */
async function run(step: Step, live: boolean): Promise<Outcome> {
  const startedAt = Date.now();
  console.log(`── ${step.name}`);
  const output = live ? 'inherit' : 'pipe';
  const child = spawn(step.command, step.args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...step.env },
  });
  const shown: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => shown.push(part));
  const [exitCode] = (await once(child, 'close').catch(() => [1])) as [number | null];
  process.stdout.write(Buffer.concat(shown));
  const ok = exitCode === 0;
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round(seconds)} s\n`);
  return { step, seconds, ...reportOf(step, ok, seconds) };
}

/** Starts steps while they use at most one processor more than exist: most of them wait now and then. */
async function runAll(chosen: readonly Step[]): Promise<readonly Outcome[]> {
  const most = availableParallelism() + 1;
  const waiting = [...chosen];
  const outcomes: Outcome[] = [];
  const running = new Map<Step, Promise<void>>();
  const isReady = ({ needs = [] }: Step) =>
    needs.every(
      (name) => !chosen.some((step) => step.name === name) || outcomes.some((it) => it.step.name === name),
    );
  const busy = (all: Iterable<Step>) => [...all].reduce((sum, { processors = 1 }) => sum + processors, 0);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(isReady);
    if (next && (running.size === 0 || busy([...running.keys(), next]) <= most)) {
      waiting.splice(waiting.indexOf(next), 1);
      const done = run(next, waiting.length === 0).then((outcome) => {
        outcomes.push(outcome);
        running.delete(next);
      });
      running.set(next, done);
    } else await Promise.race(running.values());
  }
  return outcomes;
}

function summarise(outcomes: readonly Outcome[]): void {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  console.log('Steps:');
  for (const { step, seconds, passed, failed } of outcomes)
    console.log(`  ${seconds.toFixed(0).padStart(5)} s  ${step.name}: ${passed} passed, ${failed} failed`);
  console.log('\nThe slowest twenty:');
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
  for (const { seconds, name } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  const failed = tests.filter((test) => test.failed);
  if (failed.length === 0) return;
  console.log('\nFailed, each with the command that repeats it alone:');
  for (const { name, repeat, reason } of failed) {
    console.log(`  ${name}\n    ${repeat}`);
    for (const line of reason.split('\n')) if (line) console.log(`      ${line}`);
  }
}

function fail(message: string): never {
  console.error(message);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
try {
  const chosen = await chooseSteps();
  // Vitest's configuration names Chromium for each project.
  if (chosen.some(({ suite }) => suite !== 'static')) ensureChromium();
  if (chosen.some(({ suite }) => suite === 'e2e')) ensureEngines();
  const outcomes = await runAll(chosen);
  summarise(outcomes);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
