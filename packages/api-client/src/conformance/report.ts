import { type Finding, type FindingKind, findingKinds } from './check.ts';

const titles: Readonly<Record<FindingKind, string>> = {
  served: 'served',
  guarded: 'guarded',
  missing: 'MISSING',
  differing: 'DIFFERS',
  failed: 'FAILED',
  untried: 'untried',
};

/** Formats a table for a terminal: one line per call, with differences and reasons below. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ path }) => path.length));
  const lines = findings.flatMap(({ kind, method, path, optional, note, differences = [] }) => {
    const title = kind === 'missing' && optional ? 'absent' : titles[kind];
    const aside = [optional ? 'optional' : '', note ?? ''].filter((part) => part !== '').join('; ');
    return [
      `${title.padEnd(8)} ${method.padEnd(4)} ${path.padEnd(aside === '' ? 0 : width)} ${aside}`.trimEnd(),
      ...differences.map(
        (difference) => `           ${difference.path || '(the answer)'} ${difference.problem}`,
      ),
    ];
  });
  const counts = findingKinds
    .map(
      (kind) =>
        [findings.filter((finding) => finding.kind === kind).length, titles[kind].toLowerCase()] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, title]) => `${count} ${title}`);
  return [...lines, '', counts.join(', ')].join('\n');
}
