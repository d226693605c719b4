import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileName, photos, themes } from '../../../../scripts/pictures/blender.ts';

const kB = 1024;

interface Picture {
  /** Such as `mug/forest/front.dark.webp`. */
  file: string;
  product: string;
  /** The grey values of the picture in nine columns and eight rows. */
  greys: readonly number[];
}

const columns = 9;
const rows = 8;
/** The minimum range of greys in a picture that shows something. */
const emptiest = 12;
/** Of 64 fields, different shapes differ in nine or more; colours of one shape often differ in fewer than this. */
const mostAlike = 6;

async function read(file: string): Promise<Picture> {
  const greys = await sharp(path.join(photos, file))
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { file, product: file.split(path.sep)[0] ?? '', greys: [...greys] };
}

/** The perceptual hash: for each field, whether its right neighbour is lighter, darker or, within the grain, equal. */
function hash({ greys }: Picture): readonly number[] {
  const grain = 2;
  return greys.flatMap((grey, index) => {
    const right = greys[index + 1];
    if (right === undefined || index % columns === columns - 1) return [];
    return [Math.abs(right - grey) <= grain ? 0 : Math.sign(right - grey)];
  });
}

const differences = (one: readonly number[], other: readonly number[]) =>
  one.filter((value, index) => value !== other[index]).length;

const all = readdirSync(photos, { recursive: true, encoding: 'utf8' }).toSorted();
const files = all.filter((file) => file.endsWith('.webp'));
const films = all.filter((file) => file.endsWith('.mp4'));

describe('each checked-in picture', () => {
  let pictures: readonly Picture[];
  beforeAll(async () => {
    pictures = await Promise.all(files.map(read));
  });

  it('shows something', () => {
    const empty = pictures.filter(({ greys }) => Math.max(...greys) - Math.min(...greys) < emptiest);
    expect(empty.map(({ file }) => file)).toEqual([]);
  });

  it('differs from those of other products, where it is the first of its product', () => {
    const hashed = pictures
      .filter(({ file, product }) => file === path.join(product, 'front.webp'))
      .map((picture) => ({ ...picture, hash: hash(picture) }));
    const equal = hashed.flatMap((one, index) =>
      hashed
        .slice(index + 1)
        .filter((other) => differences(one.hash, other.hash) < mostAlike)
        .map((other) => `${one.file} ${other.file}`),
    );
    expect(equal).toEqual([]);
  });
});

it('the pictures of a turn are of the same size, and each differs from the one before', async () => {
  const turns = Object.entries(
    Object.groupBy(
      files.filter((file) => path.basename(path.dirname(file)) === 'turn' && !file.endsWith('.dark.webp')),
      (file) => path.dirname(file),
    ),
  );
  expect(turns.length).toBeGreaterThan(0);
  for (const [turn, frames = []] of turns) {
    const sizes = await Promise.all(frames.map((file) => sharp(path.join(photos, file)).metadata()));
    expect([turn, new Set(sizes.map(({ width, height }) => `${width}x${height}`))]).toEqual([
      turn,
      new Set(['720x720']),
    ]);
    const seen = await Promise.all(frames.map(read));
    const far = ({ greys }: Picture, before: Picture | undefined) =>
      Math.max(...greys.map((grey, index) => Math.abs(grey - (before?.greys[index] ?? 0))));
    expect(seen.filter((picture, at) => far(picture, seen.at(at - 1)) < 2).map(({ file }) => file)).toEqual(
      [],
    );
  }
});

describe('the checked-in pictures', () => {
  const size = (file: string) => statSync(path.join(photos, file)).size;

  it('are small, each and together', () => {
    expect(files.filter((file) => size(file) > 60 * kB)).toEqual([]);
    expect(films.filter((file) => size(file) > 200 * kB)).toEqual([]);
    const total = [...files, ...films].reduce((sum, file) => sum + size(file), 0);
    expect(total).toBeLessThan(20 * kB * kB);
  });

  it('are there in both themes, with a record of what each was made from', () => {
    const recorded = readdirSync(photos).flatMap((product) => {
      const inputs: Record<string, string> = JSON.parse(
        readFileSync(path.join(photos, product, 'inputs.json'), 'utf8'),
      );
      return Object.keys(inputs).flatMap((shot) =>
        // A film has its poster picture instead, in one theme.
        (shot === 'film' ? (['light'] as const) : themes).map((theme) =>
          path.join(product, fileName(shot, theme)),
        ),
      );
    });
    expect(recorded.toSorted()).toEqual(files);
    expect(films).toEqual(
      recorded
        .filter((file) => path.basename(file) === 'film.webp')
        .map((file) => file.replace('.webp', '.mp4')),
    );
  });
});
