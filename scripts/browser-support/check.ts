/**
 * Checks the shop's client files and the published style sheets for features that a supported browser lacks. Features
 * that are used nevertheless are in `accepted.ts` with their fallbacks.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStorefront } from '../build.ts';
import { accepted } from './accepted.ts';
import type { Findings } from './compat-data.ts';
import { findInScript } from './script-features.ts';
import { findInStyles } from './style-features.ts';

const root = path.resolve(import.meta.dirname, '../..');

buildStorefront();
const sheets = globSync('packages/ui/dist/**/*.css', { cwd: root });
if (sheets.length === 0)
  throw new Error('The packages are not built, so there are no published style sheets. Run `pnpm packages`.');
const files = [...sheets, ...globSync('apps/storefront/build/client/assets/*.{css,js}', { cwd: root })];

const findings: Findings = new Map();
const firstFile = new Map<string, string>();
for (const file of files) {
  const find = file.endsWith('.css') ? findInStyles : findInScript;
  for (const [feature, browsers] of find(readFileSync(path.join(root, file), 'utf8'))) {
    findings.set(feature, browsers);
    if (!firstFile.has(feature)) firstFile.set(feature, file);
  }
}

const covers = (row: string, feature: string) => path.matchesGlob(feature, row);
const rows = Object.keys(accepted);
const wrong = [
  ...Array.from(findings)
    .filter(([feature]) => !rows.some((row) => covers(row, feature)))
    .map(([feature, browsers]) => `${feature} is not in ${browsers.join(', ')}: ${firstFile.get(feature)}`),
  ...rows
    .filter((row) => !Array.from(findings.keys()).some((feature) => covers(row, feature)))
    .map((row) => `${row} is accepted, but nothing uses it or every browser has it`),
].toSorted();

for (const line of wrong) console.error(`✗ ${line}`);
console.log(
  wrong.length === 0
    ? `✓ ${files.length} files use what the supported browsers have, and ${findings.size} features with a fallback.`
    : `${wrong.length} problems. A feature with a fallback gets a row in scripts/browser-support/accepted.ts.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
