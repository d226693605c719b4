/**
 * `pnpm visual [filter…] [--all] [--since revision]`: compares screenshots of stories with the baselines in `visual/`:
 * the stories that a changed file can affect, those that match the filters, or all. `--update` writes new baselines,
 * `--packed` compares the components and styles of the tarball.
 * See docs/visual.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { modesOfStory } from '../../.storybook/visual-modes.ts';
import { changedFiles } from '../changed-files.ts';
import { chromium, chromiumLaunchOptions } from '../chromium.ts';
import { affectedStoryFiles } from './affected.ts';
import { listBaselines, readBaseline, removeBaseline, storyOfFile, writeBaseline } from './baselines.ts';
import { compare, toBaseline } from './picture.ts';
import { writeReport, type Finding } from './report.ts';
import { takePictures, type Pictures, type Shot } from './screenshots.ts';
import { buildPacked, ensureBuilt, packedFolder, readStories, root, serve } from './storybook-server.ts';

const workers = 2;
const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    update: { type: 'boolean', default: false },
    packed: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
  },
});

/** The choice of compared stories: all, those that match a filter, or those that a changed file can affect. */
async function createSelection(): Promise<(story: { id: string; importPath: string }) => boolean> {
  if (options.all) return () => true;
  if (filters.length > 0) return ({ id }) => filters.some((part) => id.includes(part));
  const changed = changedFiles(options.since);
  const files = await affectedStoryFiles(changed);
  const baselines = new Set(changed.map(storyOfFile));
  return ({ id, importPath }) => files.has(path.posix.normalize(importPath)) || baselines.has(id);
}

const startedAt = Date.now();
const isSelected = await createSelection();
const folder = options.packed ? packedFolder : undefined;
if (!options['no-build']) (options.packed ? buildPacked : ensureBuilt)();
const stories = Object.values(Object.groupBy(readStories(folder), ({ title }) => title)).flatMap(
  (ofComponent = []) =>
    ofComponent.map((story, position) => ({ ...story, modes: modesOfStory(story, position) })),
);
const everyId = stories.map(({ id }) => id);
const shots: readonly Shot[] = stories.filter(isSelected);
if (shots.length === 0 && filters.length > 0) {
  console.error(
    `No story id contains "${filters.join('" or "')}". Example of an id: primitives-button--neutral.`,
  );
  process.exit(1);
}
console.log(
  `${shots.length} of ${stories.length} stories are compared${options.all ? '.' : '; --all compares all.'}`,
);

const { origin, close } = await serve(folder);
const shares = Array.from({ length: workers }, (_, worker) =>
  shots.filter((_shot, at) => at % workers === worker),
);
const results = await Promise.all(
  shares.map(async (share) => {
    // Each worker has its own browser: two pages of one browser would compete for focus.
    const { args: flags, ...browserOptions } = chromiumLaunchOptions();
    const browser = await chromium.launch({
      ...browserOptions,
      args: [...flags, '--disable-lcd-text', '--force-color-profile=srgb'],
    });
    try {
      return await takePictures(browser, origin, share, everyId, (id, seconds) => {
        if (options.times) console.log(`${seconds.toFixed(2)} s ${id}`);
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
const captures = results.flat().toSorted((a, b) => a.id.localeCompare(b.id));

async function check({ id, pictures, failure }: Pictures) {
  if (failure !== undefined) failures.push(`${id}: ${failure}`);
  for (const [mode, picture] of pictures) {
    const baseline = readBaseline(id, mode);
    const images = baseline === undefined ? { after: picture } : await compare(baseline, picture);
    if (images === undefined) continue;
    if (options.update) {
      writeBaseline(id, mode, await toBaseline(picture));
      written += 1;
    } else findings.push({ id, mode, kind: baseline === undefined ? 'new' : 'changed', images });
  }
}
const batchSize = 8;
for (let at = 0; at < captures.length; at += batchSize) {
  await Promise.all(captures.slice(at, at + batchSize).map(check));
}

const captured = new Set(
  captures.flatMap(({ id, pictures }) => [...pictures.keys()].map((mode) => `${id} ${mode}`)),
);
const isShot = new Set(shots.map(({ id }) => id));
const isStory = new Set(everyId);
const removed = listBaselines().filter(
  ({ id, mode }) =>
    (isShot.has(id) && !captured.has(`${id} ${mode}`)) || (filters.length === 0 && !isStory.has(id)),
);
for (const { id, mode } of removed) {
  if (options.update) removeBaseline(id, mode);
  else findings.push({ id, mode, kind: 'removed', images: undefined });
}

const baselines = listBaselines();
const megabytes = baselines.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
const seconds = Math.round((Date.now() - startedAt) / 1000);
for (const line of failures) console.log(`  play function failed: ${line}`);
console.log(
  `${captures.length} stories, ${captured.size} pictures in ${seconds} s; ${baselines.length} baselines of ${megabytes.toFixed(1)} MB.`,
);
if (options.update) console.log(`${written} baselines written, ${removed.length} removed.`);
else if (findings.length > 0) {
  for (const { id, mode, kind } of findings) console.log(`  ${kind}: ${id} (${mode})`);
  console.log(`See ${path.relative(root, writeReport(path.join(root, 'test-results/visual'), findings))}`);
  process.exitCode = 1;
} else console.log('No visual differences.');
