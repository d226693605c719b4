/**
 * Writes the faces of Instrument Sans for `src/fonts/latin.css` from Fontsource: `pnpm --filter @marketfront/ui fonts`.
 * Its Latin file has 30 kB, mostly the kerning of accented letters. A file with the letters of English stays below
 * 20 kB; the accents are a second file, which pages without accents never request.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);
const folder = path.join(import.meta.dirname, '../src/fonts');

/** The characters of a `unicode-range` of latin.css. */
const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

const css = readFileSync(path.join(folder, 'latin.css'), 'utf8');
const faces = css.matchAll(
  /url\(\.\/(instrument-sans-(?:basic|accents)[^)]+)\)[^;]*;\s*unicode-range:([^;]+);/g,
);
for (const [, file = '', range = ''] of faces) {
  const face = await subsetFont(source, charactersOf(range), {
    targetFormat: 'woff2',
    // Kerning, and tabular figures for prices.
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    // The weights of the tokens.
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
  writeFileSync(path.join(folder, file), face);
  console.log(`${file}: ${face.length} bytes`);
}
