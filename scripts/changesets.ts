/** Checks the changesets in .changeset against the rules of its README that are marked ✓. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const maxSummaryLength = 600;

const published = new Map(
  globSync('packages/*/package.json', { cwd: root }).map((file) => {
    const { name, version } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      name: string;
      version: string;
    };
    return [name, version];
  }),
);

// Irregular past tenses; all others end in -ed.
const irregularPastTense = /^(Made|Took|Gave|Brought|Let|Split|Put|Cut|Kept|Began|Rewrote|Sped)$/;

function problems(changeset: string): string[] {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset);
  if (!parts) return ['has no front matter with packages and bumps'];
  const [, head = '', body = ''] = parts;
  const wrong: string[] = [];
  for (const line of head.split('\n').filter((text) => text.trim() !== '')) {
    const [, name = '', bump = ''] = /^["']?([^"':]+)["']?:\s*(\w+)$/.exec(line.trim()) ?? [];
    const version = published.get(name);
    if (version === undefined) wrong.push(`names "${name || line}", which is not one of our packages`);
    if (!/^(patch|minor|major)$/.test(bump))
      wrong.push(`bumps ${name} by "${bump}", not patch, minor or major`);
    if (bump === 'major' && version?.startsWith('0.'))
      wrong.push(
        `is major, but ${name} is at ${version}: before 1.0 it must be minor and start with "Renamed", "Removed" or "Changed"`,
      );
  }
  const [summary = ''] = body.split('\n```');
  const text = summary.trim();
  const [first = ''] = text.split(/\s/);
  if (!/^[A-Z][a-z]+ed$/.test(first) && !irregularPastTense.test(first))
    wrong.push(`starts with "${first}"; changesets are in the past tense ("Added …")`);
  if (!text.endsWith('.')) wrong.push('does not end its summary with a full stop');
  if (text.length > maxSummaryLength)
    wrong.push(`has a summary of ${text.length} characters, more than ${maxSummaryLength}`);
  return wrong;
}

const wrong = globSync('.changeset/*.md', { cwd: root })
  .filter((file) => path.basename(file) !== 'README.md')
  .flatMap((file) =>
    problems(readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')).map(
      (problem) => `${file} ${problem}.`,
    ),
  );
for (const line of wrong) console.error(`✗ ${line}`);
if (wrong.length > 0) process.exit(1);
