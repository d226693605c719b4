import { conforms, type Finding, type FindingKind, findingKinds, isProblem } from './check.ts';

const titles: Readonly<Record<FindingKind, string>> = {
  served: 'served',
  guarded: 'guarded',
  hidden: 'hidden',
  missing: 'MISSING',
  differing: 'DIFFERS',
  failed: 'FAILED',
  untried: 'untried',
};

export interface ReportOptions {
  /** Shows only the calls that prevent a shop from working. */
  problems?: boolean | undefined;
}

const count = (findings: readonly Finding[], kind: FindingKind) =>
  findings.filter((finding) => finding.kind === kind).length;

/** One sentence: whether a shop can work on the back end, and how much of it was checked. */
export function verdict(findings: readonly Finding[]): string {
  const problems = findings.filter(isProblem).length;
  if (!conforms(findings)) {
    return `A shop cannot work on this back end: ${problems} of ${findings.length} calls do not follow the contract.`;
  }
  const served = count(findings, 'served');
  const unseen = findings.length - served - count(findings, 'missing');
  if (served === 0) return 'Nothing is known about this back end: no call could be checked.';
  return unseen === 0
    ? 'A shop can work on this back end: every call follows the contract.'
    : `A shop can work on this back end as far as it was seen: ${served} calls follow the contract, ${unseen} could not be checked.`;
}

function linesOf(findings: readonly Finding[]): string[] {
  const width = Math.max(0, ...findings.map(({ path }) => path.length));
  return findings.flatMap(({ kind, method, path, optional, note, differences = [] }) => {
    const title = kind === 'missing' && optional ? 'absent' : titles[kind];
    const aside = [optional ? 'optional' : '', note ?? ''].filter((part) => part !== '').join('; ');
    return [
      `${title.padEnd(8)} ${method.padEnd(4)} ${path.padEnd(aside === '' ? 0 : width)} ${aside}`.trimEnd(),
      ...differences.map(
        (difference) => `           ${difference.path || '(the answer)'} ${difference.problem}`,
      ),
    ];
  });
}

/** Formats a table for a terminal: one line per call, with differences and reasons below, the counts and the verdict. */
export function report(findings: readonly Finding[], { problems = false }: ReportOptions = {}): string {
  const counts = findingKinds
    .map((kind) => [count(findings, kind), titles[kind].toLowerCase()] as const)
    .filter(([number]) => number > 0)
    .map(([number, title]) => `${number} ${title}`);
  const lines = linesOf(problems ? findings.filter(isProblem) : findings);
  return [...lines, ...(lines.length > 0 ? [''] : []), counts.join(', '), verdict(findings)].join('\n');
}
