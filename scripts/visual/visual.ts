/**
 * `pnpm visual [filter]`: compares screenshots of every story in every mode with the baselines in `visual/`.
 * `pnpm visual --update [filter]` writes new baselines. See docs/visual.md.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, chromiumLaunchOptions } from '../chromium.ts';
import { modeNames, takeScreenshots } from './screenshots.ts';
import { writeReport, type Finding } from './report.ts';
import { compare, toBaseline } from './baseline.ts';
import { ensureBuilt, readStories, root, serve } from './storybook-server.ts';

const workers = 2;
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const filter = args.find((arg) => !arg.startsWith('--'));

const baselineFolder = path.join(root, 'visual');
const baselineFile = (id: string) => path.join(baselineFolder, `${id}.webp`);

const startedAt = Date.now();
if (!args.includes('--no-build')) ensureBuilt();
const everyId = readStories()
  .filter(({ tags }) => !tags?.includes('no-picture'))
  .map(({ id }) => id);
const ids = everyId.filter((id) => filter === undefined || id.includes(filter));
if (ids.length === 0) {
  console.error(`No story id contains "${filter}". Example of an id: primitives-button--neutral.`);
  process.exit(1);
}

const { origin, close } = await serve();
const shares = Array.from({ length: workers }, (_, worker) =>
  ids.filter((_id, at) => at % workers === worker),
);
const results = await Promise.all(
  shares.map(async (share) => {
    // Each worker has its own browser: two pages of one browser would compete for focus.
    const { args: flags, ...options } = chromiumLaunchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...flags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    });
    try {
      return await takeScreenshots(browser, origin, share, everyId, (id, seconds) => {
        if (args.includes('--times')) console.log(`${seconds.toFixed(2)} s ${id}`);
      });
    } finally {
      await browser.close();
    }
  }),
);
close();

mkdirSync(baselineFolder, { recursive: true });
const findings: Finding[] = [];
const failures: string[] = [];
let written = 0;
const stories = results.flat().toSorted((a, b) => a.id.localeCompare(b.id));

async function classify({ id, screenshots, failure }: (typeof stories)[number]) {
  if (failure !== undefined) failures.push(`${id}: ${failure}`);
  const file = baselineFile(id);
  const current = await toBaseline(screenshots);
  const known = existsSync(file) ? readFileSync(file) : undefined;
  const changes = known === undefined ? [] : await compare(known, current);
  if (known !== undefined && changes.length === 0) return;
  if (isUpdate) {
    writeFileSync(file, current);
    written += 1;
  } else findings.push({ id, kind: known === undefined ? 'new' : 'changed', changes });
}
const batchSize = 8;
for (let at = 0; at < stories.length; at += batchSize) {
  await Promise.all(stories.slice(at, at + batchSize).map(classify));
}

const removed = globSync('*.webp', { cwd: baselineFolder })
  .map((file) => path.basename(file, '.webp'))
  .filter((id) => !everyId.includes(id));
for (const id of removed) {
  if (isUpdate) rmSync(baselineFile(id));
  else findings.push({ id, kind: 'removed', changes: [] });
}

const size = globSync('*.webp', { cwd: baselineFolder }).reduce(
  (sum, file) => sum + statSync(path.join(baselineFolder, file)).size,
  0,
);
const seconds = Math.round((Date.now() - startedAt) / 1000);
for (const line of failures) console.log(`  play function failed: ${line}`);
console.log(
  `${ids.length} stories in ${modeNames.length} modes in ${seconds} s; ${(size / 1e6).toFixed(1)} MB of baselines.`,
);
if (isUpdate) console.log(`${written} baselines written, ${removed.length} removed.`);
else if (findings.length > 0) {
  for (const { id, kind, changes } of findings) {
    console.log(
      `  ${kind}: ${id}${changes.length > 0 ? ` (${changes.map(({ mode }) => mode).join(', ')})` : ''}`,
    );
  }
  console.log(`See ${path.relative(root, writeReport(path.join(root, 'test-results/visual'), findings))}`);
  process.exitCode = 1;
} else console.log('No visual differences.');
