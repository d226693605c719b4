/** Converts the reports of test runners to one format. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.ts';

export type ReportKind = 'vitest' | 'playwright' | 'counts';

export interface TestResult {
  readonly name: string;
  readonly seconds: number;
  readonly failed: boolean;
  /** The command that runs this test alone. */
  readonly repeat: string;
  /** The reason for the failure, in a few lines without colours; empty if unknown. */
  readonly reason: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestResult[];
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}
interface PlaywrightJson {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

const command = (tool: string, ...args: string[]) => ['npx -y pnpm@12 exec', tool, ...args].join(' ');
/** A regular expression for exactly this text, quoted for a shell. */
const quoted = (text: string) =>
  `'${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", '.')}'`;

/** The first lines of the error, without the frames of libraries. */
const reasonOf = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !/\(?\S*node_modules|^ +at new Promise/.test(line))
    .slice(0, 12)
    .join('\n');

function readVitest({ numPassedTests, numFailedTests, testResults }: VitestJson): Report {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const rows = assertionResults.map((test) => ({
      name: `${file} › ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
      failed: test.status === 'failed',
      repeat: command('vitest run', file, '-t', quoted(test.fullName)),
      reason: reasonOf(test.failureMessages),
    }));
    // A file that cannot be imported has no tests.
    const isBroken = status === 'failed' && !rows.some(({ failed }) => failed);
    if (!isBroken) return rows;
    const repeat = command('vitest run', file);
    return [...rows, { name: file, seconds: 0, failed: true, repeat, reason: reasonOf([message]) }];
  });
  const broken = tests.filter(({ failed }) => failed).length;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, broken), tests };
}

function readPlaywright({ stats, suites }: PlaywrightJson): Report {
  const testsOf = ({ title, file, specs, suites: inner = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.flatMap((spec) =>
      // `ok` of a spec is that of its first project only.
      spec.tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${[file, ...(title === file ? [] : [title]), spec.title].join(' › ')}`,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        failed: status === 'unexpected' || status === 'flaky',
        repeat: command('playwright test', `--project=${projectName}`, `${file}:${spec.line}`),
        reason: reasonOf(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      })),
    ),
    ...inner.flatMap(testsOf),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsOf) };
}

/** @throws Error if the runner wrote no report. */
export function readReport(kind: ReportKind, file: string): Report {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'vitest') return readVitest(json as VitestJson);
  if (kind === 'playwright') return readPlaywright(json as PlaywrightJson);
  const counts = json as { readonly passed: number; readonly failed: number };
  return { ...counts, tests: [] };
}
