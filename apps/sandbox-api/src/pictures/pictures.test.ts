import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job, Product, Rendered } from '../../../../scripts/pictures/blender.ts';
import { order, outdatedFilms } from '../../../../scripts/pictures/films.ts';
import { addGrain } from '../../../../scripts/pictures/grain.ts';
import { layOut } from '../../../../scripts/pictures/lay-out.ts';
import { duration, encoded, outdated, takePictures } from '../../../../scripts/pictures/take.ts';

const mug: Product = {
  id: 'mug',
  department: 'tableware',
  shots: { front: 'a1', detail: 'a2', 'clay/front': 'a3' },
};
const stool: Product = { id: 'oak-stool', department: 'furniture', shots: { front: 'b1' } };
const everything = { filters: [] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const photos = () => path.join(folder, 'photos');
const chosen = (products: readonly Product[], choice: Parameters<typeof outdated>[1]) =>
  outdated(products, choice, photos()).map(({ product, shots }) => [product.id, ...shots].join(' '));

/** Writes plain pictures in place of Blender, and stops with an error after `limit` of them. */
function fakeStudio(limit = Infinity) {
  const lines: string[] = [];
  let count = 0;
  const render = async (job: Job, onRendered: (rendered: Rendered) => void) => {
    for (const shot of job.shots) {
      if (count === limit) throw new Error('The power is gone.');
      count += 1;
      for (const theme of job.themes) {
        const file = path.join(job.folder, `${shot}.${theme}.png`);
        mkdirSync(path.dirname(file), { recursive: true });
        const background = theme === 'light' ? '#d0c8bb' : '#3b3732';
        await sharp({ create: { width: 100, height: 100, channels: 3, background } }).toFile(file);
      }
      onRendered({ shot, width: 80 });
    }
  };
  const quality = { samples: 1, scale: 1, themes: ['light', 'dark'] as const, folder: photos() };
  const studio = {
    quality,
    workFolder: path.join(folder, 'rendering'),
    render,
    report: (line: string) => lines.push(line),
  };
  return {
    lines,
    take: (products: readonly Product[]) => takePictures(outdated(products, everything, photos()), studio),
  };
}

describe('what is rendered', () => {
  it('chooses products by a part of their id or by department, and pictures by view', () => {
    expect(chosen([mug, stool], everything)).toEqual([
      'mug front',
      'oak-stool front',
      'mug detail clay/front',
    ]);
    expect(chosen([mug, stool], { filters: ['stool'] })).toEqual(['oak-stool front']);
    expect(chosen([mug, stool], { filters: ['tableware'], views: ['front'] })).toEqual([
      'mug front',
      'mug clay/front',
    ]);
    expect(chosen([mug, stool], { filters: ['table'] })).toEqual([]);
  });

  it('begins with scenes, then shows each product from the front, because these are seen most', () => {
    const scene: Product = { id: 'desk', department: 'scenes', shots: { banner: 'd1', phone: 'd2' } };
    expect(chosen([mug, stool, scene], everything)).toEqual([
      'desk banner phone',
      'mug front',
      'oak-stool front',
      'mug detail clay/front',
    ]);
  });

  it('takes departments in turn, so that each has some pictures early', () => {
    const bowl: Product = { id: 'bowl', department: 'tableware', shots: { front: 'b1' } };
    expect(chosen([mug, bowl, stool], { ...everything, views: ['front'] })).toEqual([
      'mug front',
      'oak-stool front',
      'bowl front',
      'mug clay/front',
    ]);
  });

  it('leaves out what was made from the same things, and renders again what changed', async () => {
    await fakeStudio().take([mug, stool]);
    expect(chosen([mug, stool], everything)).toEqual([]);
    const changed = { ...mug, shots: { ...mug.shots, detail: 'a9' } };
    expect(chosen([changed, stool], everything)).toEqual(['mug detail']);
  });
});

describe('turns and films', () => {
  const turned: Product = {
    id: 'pot',
    department: 'tableware',
    shots: { front: 'p1', 'turn/01': 'p2' },
    film: 'p3',
  };

  it('are chosen as views', () => {
    expect(chosen([turned], { filters: [], views: ['turn'] })).toEqual(['pot turn/01']);
    expect(chosen([turned], { filters: [], views: ['front'] })).toEqual(['pot front']);
    const ids = (views?: string[]) =>
      outdatedFilms([turned, mug], { filters: [], views }, photos()).map(({ id }) => id);
    expect([ids(), ids(['film']), ids(['turn'])]).toEqual([['pot'], ['pot'], []]);
  });

  it('a film swings to one side, to the other and back, one step at a time', () => {
    expect(order).toHaveLength(72);
    expect([order[0], Math.min(...order), Math.max(...order)]).toEqual([18, 0, 36]);
    expect(order.every((number, place) => Math.abs(number - (order.at(place - 1) ?? 0)) === 1)).toBe(true);
  });
});

describe('pictures of a run', () => {
  it('are small WebP files in both themes, those of a variant in a folder of their own', async () => {
    await fakeStudio().take([mug]);
    const files = ['front.webp', 'front.dark.webp', 'clay/front.webp', 'clay/front.dark.webp'];
    for (const file of files) {
      const { format, width } = await sharp(path.join(photos(), 'mug', file)).metadata();
      expect({ file, format, width }).toEqual({ file, format: 'webp', width: 80 });
    }
    const brightness = async (file: string) =>
      (await sharp(path.join(photos(), 'mug', file)).stats()).channels[0]?.mean ?? 0;
    expect(await brightness('front.webp')).toBeGreaterThan(await brightness('front.dark.webp'));
  });

  it('are announced with the number of those left', async () => {
    const { lines, take } = fakeStudio();
    await take([mug, stool]);
    expect(lines[0]).toBe('4 pictures to render.');
    expect(lines[4]).toMatch(/^4 of 4 {2}mug clay\/front {2}0 s left$/);
    const again = fakeStudio();
    await again.take([mug, stool]);
    expect(again.lines).toEqual(['All pictures are up to date.']);
  });

  it('go on where an interrupted run stopped', async () => {
    await expect(fakeStudio(2).take([mug, stool])).rejects.toThrow('The power is gone.');
    const { lines, take } = fakeStudio();
    await take([mug, stool]);
    expect(lines[0]).toBe('2 pictures to render.');
    const inputs = readFileSync(path.join(photos(), 'mug', 'inputs.json'), 'utf8');
    expect(JSON.parse(inputs)).toEqual(mug.shots);
  });
});

it('adds grain that survives encoding, so that the soft shadow on the paper has no bands', async () => {
  const size = 200;
  const shadow = Buffer.alloc(size * size * 3);
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    shadow.fill(50 + Math.floor(pixel / size / 14), pixel * 3, pixel * 3 + 3);
  }
  /** The share of pixels that differ from their left neighbour. */
  const unrest = async (pixels: Buffer) => {
    const raw = { width: size, height: size, channels: 3 } as const;
    const file = await encoded(sharp(pixels, { raw }), 'front');
    const decoded = await sharp(file).raw().toBuffer();
    let different = 0;
    for (let index = 3; index < decoded.length; index += 3) {
      if (decoded[index] !== decoded[index - 3]) different += 1;
    }
    return different / size / size;
  };
  expect(await unrest(shadow)).toBeLessThan(0.01);
  addGrain(shadow, size);
  expect(await unrest(shadow)).toBeGreaterThan(0.03);
});

it('tells the time left in words', () => {
  expect(duration(41_000)).toBe('41 s');
  expect(duration(240_000)).toBe('4 min');
  expect(duration(7_500_000)).toBe('2 h 5 min');
});

it('lays pictures out on a sheet for each department and theme', async () => {
  await fakeStudio().take([mug, stool]);
  const withMissing = { ...stool, shots: { ...stool.shots, detail: 'b2' } };
  const empty: Product = { id: 'lamp', department: 'lamps', shots: { front: 'c1' } };
  const sheets = await layOut([mug, withMissing, empty], photos(), path.join(folder, 'sheets'));
  expect(sheets.map((file) => path.basename(file))).toEqual([
    'tableware.light.png',
    'tableware.dark.png',
    'furniture.light.png',
    'furniture.dark.png',
  ]);
  const { data, info } = await sharp(sheets[0]).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  // Three pictures in a row, and an empty fourth place.
  expect(info.height).toBe(344);
  expect([at(160, 160), at(480, 160), at(800, 160)].every((value) => value !== 255)).toBe(true);
  expect(at(1120, 160)).toBe(255);
});
