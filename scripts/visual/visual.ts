/**
 * `pnpm visual [filter]`: photographs every story in every mode and compares with the sheets in `visual/`.
 * `pnpm visual --update [filter]` takes what it sees for right. See docs/visual.md.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, chromiumLaunchOptions } from '../chromium.ts';
import { modeNames, photograph } from './photograph.ts';
import { writeReport, type Finding } from './report.ts';
import { compare, toSheet } from './sheet.ts';
import { ensureBuilt, readStories, root, serve } from './site.ts';

const workers = 2;
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const filter = args.find((arg) => !arg.startsWith('--'));

const baselines = path.join(root, 'visual');
const sheetOf = (id: string) => path.join(baselines, `${id}.webp`);

const began = Date.now();
if (!args.includes('--no-build')) ensureBuilt();
const everyId = readStories()
  .filter(({ tags }) => !tags?.includes('no-picture'))
  .map(({ id }) => id);
const ids = everyId.filter((id) => filter === undefined || id.includes(filter));
if (ids.length === 0) {
  console.error(`No story has "${filter}" in its id, as in primitives-button--plain.`);
  process.exit(1);
}

const { origin, close } = await serve();
const shares = Array.from({ length: workers }, (_, worker) =>
  ids.filter((_id, at) => at % workers === worker),
);
const shots = await Promise.all(
  shares.map(async (share) => {
    // A browser of its own each: two pages of one browser fight for the focus.
    const { args: flags, ...options } = chromiumLaunchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...flags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    });
    try {
      return await photograph(browser, origin, share, everyId, (id, seconds) => {
        if (args.includes('--times')) console.log(`${seconds.toFixed(2)} s ${id}`);
      });
    } finally {
      await browser.close();
    }
  }),
);
close();

mkdirSync(baselines, { recursive: true });
const findings: Finding[] = [];
const broken: string[] = [];
let written = 0;
const taken = shots.flat().toSorted((a, b) => a.id.localeCompare(b.id));

async function judge({ id, pictures, broken: why }: (typeof taken)[number]) {
  if (why !== undefined) broken.push(`${id}: ${why}`);
  const file = sheetOf(id);
  const sheet = await toSheet(pictures);
  const known = existsSync(file) ? readFileSync(file) : undefined;
  const changes = known === undefined ? [] : await compare(known, sheet);
  if (known !== undefined && changes.length === 0) return;
  if (isUpdate) {
    writeFileSync(file, sheet);
    written += 1;
  } else findings.push({ id, kind: known === undefined ? 'new' : 'changed', changes });
}
const together = 8;
for (let at = 0; at < taken.length; at += together) {
  await Promise.all(taken.slice(at, at + together).map(judge));
}

const gone = globSync('*.webp', { cwd: baselines })
  .map((file) => path.basename(file, '.webp'))
  .filter((id) => !everyId.includes(id));
for (const id of gone) {
  if (isUpdate) rmSync(sheetOf(id));
  else findings.push({ id, kind: 'gone', changes: [] });
}

const size = globSync('*.webp', { cwd: baselines }).reduce(
  (sum, file) => sum + statSync(path.join(baselines, file)).size,
  0,
);
const seconds = Math.round((Date.now() - began) / 1000);
for (const line of broken) console.log(`  its play test failed here: ${line}`);
console.log(
  `${ids.length} stories in ${modeNames.length} modes in ${seconds} s; ${(size / 1e6).toFixed(1)} MB of sheets.`,
);
if (isUpdate) console.log(`${written} sheets written, ${gone.length} removed.`);
else if (findings.length > 0) {
  for (const { id, kind, changes } of findings) {
    console.log(
      `  ${kind}: ${id}${changes.length > 0 ? ` (${changes.map(({ mode }) => mode).join(', ')})` : ''}`,
    );
  }
  console.log(`See ${path.relative(root, writeReport(path.join(root, 'test-results/visual'), findings))}`);
  process.exitCode = 1;
} else console.log('Everything looks as before.');
