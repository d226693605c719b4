/**
 * `pnpm visual [filter…]`: compares screenshots of every story in every mode with the baselines in `visual/`.
 * `pnpm visual --update [filter…]` writes new baselines. See docs/visual.md.
 */
import path from 'node:path';
import { modesOfStory } from '../../.storybook/visual-modes.ts';
import { chromium, chromiumLaunchOptions } from '../chromium.ts';
import { listBaselines, readBaseline, removeBaseline, writeBaseline } from './baselines.ts';
import { compare, toBaseline } from './picture.ts';
import { writeReport, type Finding } from './report.ts';
import { takePictures, type Pictures, type Shot } from './screenshots.ts';
import { ensureBuilt, readStories, root, serve } from './storybook-server.ts';

const workers = 2;
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const filters = args.filter((arg) => !arg.startsWith('--'));

const isSelected = (id: string) => filters.length === 0 || filters.some((part) => id.includes(part));

const startedAt = Date.now();
if (!args.includes('--no-build')) ensureBuilt();
const shotsOfAll: readonly Shot[] = Object.values(
  Object.groupBy(readStories(), ({ title }) => title),
).flatMap((stories = []) => stories.map(({ id }, position) => ({ id, modes: modesOfStory(position) })));
const everyId = shotsOfAll.map(({ id }) => id);
const shots = shotsOfAll.filter(({ id }) => isSelected(id));
if (shots.length === 0) {
  console.error(
    `No story id contains "${filters.join('" or "')}". Example of an id: primitives-button--neutral.`,
  );
  process.exit(1);
}

const { origin, close } = await serve();
const shares = Array.from({ length: workers }, (_, worker) =>
  shots.filter((_shot, at) => at % workers === worker),
);
const results = await Promise.all(
  shares.map(async (share) => {
    // Each worker has its own browser: two pages of one browser would compete for focus.
    const { args: flags, ...options } = chromiumLaunchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...flags, '--disable-lcd-text', '--force-color-profile=srgb'],
    });
    try {
      return await takePictures(browser, origin, share, everyId, (id, seconds) => {
        if (args.includes('--times')) console.log(`${seconds.toFixed(2)} s ${id}`);
      });
    } finally {
      await browser.close();
    }
  }),
);
close();

const findings: Finding[] = [];
const failures: string[] = [];
let written = 0;
const stories = results.flat().toSorted((a, b) => a.id.localeCompare(b.id));

async function check({ id, pictures, failure }: Pictures) {
  if (failure !== undefined) failures.push(`${id}: ${failure}`);
  for (const [mode, picture] of pictures) {
    const baseline = readBaseline(id, mode);
    const images = baseline === undefined ? { after: picture } : await compare(baseline, picture);
    if (images === undefined) continue;
    if (isUpdate) {
      writeBaseline(id, mode, await toBaseline(picture));
      written += 1;
    } else findings.push({ id, mode, kind: baseline === undefined ? 'new' : 'changed', images });
  }
}
const batchSize = 8;
for (let at = 0; at < stories.length; at += batchSize) {
  await Promise.all(stories.slice(at, at + batchSize).map(check));
}

const captured = new Set(
  stories.flatMap(({ id, pictures }) => [...pictures.keys()].map((mode) => `${id} ${mode}`)),
);
const removed = listBaselines().filter(({ id, mode }) => isSelected(id) && !captured.has(`${id} ${mode}`));
for (const { id, mode } of removed) {
  if (isUpdate) removeBaseline(id, mode);
  else findings.push({ id, mode, kind: 'removed', images: undefined });
}

const baselines = listBaselines();
const megabytes = baselines.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
const seconds = Math.round((Date.now() - startedAt) / 1000);
for (const line of failures) console.log(`  play function failed: ${line}`);
console.log(
  `${stories.length} stories, ${captured.size} pictures in ${seconds} s; ${baselines.length} baselines of ${megabytes.toFixed(1)} MB.`,
);
if (isUpdate) console.log(`${written} baselines written, ${removed.length} removed.`);
else if (findings.length > 0) {
  for (const { id, mode, kind } of findings) console.log(`  ${kind}: ${id} (${mode})`);
  console.log(`See ${path.relative(root, writeReport(path.join(root, 'test-results/visual'), findings))}`);
  process.exitCode = 1;
} else console.log('No visual differences.');
