import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StoreName, stores } from '../seed/goods/stores.ts';
import {
  documentPicture,
  documents,
  iconPicture,
  icons,
  markPicture,
  mosaic,
  mosaics,
  type Mosaic,
  photo,
  reviewPicture,
  scene,
  slugOf,
  takes,
  viewsOf,
  wordmark,
} from './addresses.ts';
import { mediaRoutes } from './index.ts';
import { photoFile, photographed } from './photos.ts';
import { cellsOf } from './photographs.ts';
import { limiter, PictureStore } from './store.ts';
import { drawWordmark } from './wordmarks.ts';

let dataDir = '';
let fetchPicture: (path: string, headers?: Record<string, string>) => Promise<Response>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketfront-media-'));
  const app = mediaRoutes({ dataDir, smallPictures: false });
  fetchPicture = async (path, headers = {}) => app.request(path.replace('/media', ''), { headers });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const webp = 'image/webp,*/*';
const mug = photo('mug', 'front');
const goods = photographed().filter((product) => viewsOf(product).includes('front'));

async function bytesOf(path: string, accept = '*/*'): Promise<Buffer> {
  const answer = await fetchPicture(path, { accept });
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

/** From 0 to 255. */
async function lightness(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).removeAlpha().greyscale().stats();
  return channels[0]?.mean ?? 0;
}

describe('a picture', () => {
  it('comes in the best format the client takes', async () => {
    for (const [path, other] of [
      [mug, 'jpeg'],
      [markPicture, 'png'],
    ] as const) {
      for (const [accept, format] of [
        [chrome, 'avif'],
        [webp, 'webp'],
        ['*/*', other],
      ] as const) {
        const answer = await fetchPicture(`${path}?w=160`, { accept });
        expect(answer.headers.get('content-type')).toBe(`image/${format}`);
        expect(answer.headers.get('vary')).toBe('Accept');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const { format: found, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([found, width]).toEqual([format === 'avif' ? 'heif' : format, 160]);
      }
    }
  });

  it('comes in the smallest width where all are small', async () => {
    const app = mediaRoutes({ dataDir, smallPictures: true });
    const answer = await app.request(`${mug.replace('/media', '')}?w=640`);
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe(96);
  });

  it('lets the page show through icons and the mark', async () => {
    for (const path of [iconPicture('truck'), markPicture]) {
      const { channels } = await sharp(await bytesOf(`${path}?w=96`)).stats();
      expect(channels[3]?.min).toBe(0);
    }
  });

  it('is as wide as the next allowed width, and never enlarged', async () => {
    for (const [path, width] of [
      [`${markPicture}?w=97`, 160],
      [`${markPicture}?w=1`, 96],
      [`${markPicture}?w=99999`, 1280],
      [markPicture, 960],
      [`${mug}?w=640`, 640],
      [`${mug}?w=1280`, 800],
      [`${scene('scene-bath', 'banner')}?w=1900`, 1800],
      [`${mosaic('half', ['mug', 'bowl'])}?w=1280`, 640],
    ] as const) {
      const { width: found } = await sharp(await bytesOf(path)).metadata();
      expect([path, found]).toEqual([path, width]);
    }
  });

  it.each(['?w=wide', '?w=-5', '?theme=blue', '?w=96&theme='])('is refused with %s', async (query) => {
    expect((await fetchPicture(mug + query)).status).toBe(404);
  });

  it('is not sent again to a client that has it', async () => {
    const first = await fetchPicture(`${mug}?w=96`, { accept: chrome });
    const etag = first.headers.get('etag') ?? '';
    const again = await fetchPicture(`${mug}?w=96`, { accept: chrome, 'if-none-match': etag });
    expect(again.status).toBe(304);
    for (const [query, accept] of [
      ['?w=96', '*/*'],
      ['?w=96&theme=dark', chrome],
    ] as const) {
      const other = await fetchPicture(mug + query, { accept, 'if-none-match': etag });
      expect(other.status).toBe(200);
    }
  });

  it.each([
    ['of a product', mug, true],
    ['of a scene', scene('scene-desk', 'phone'), true],
    ['of several products', mosaic('card', ['mug', 'bowl']), true],
    ['of a buyer', reviewPicture('mug', 0), false],
    ['of a store', wordmark('Northlight', 'badge'), false],
  ])('%s has the ground of the theme, if it has one', async (_what, path, hasDark) => {
    const light = await bytesOf(`${path}?w=96`);
    const dark = await bytesOf(`${path}?w=96&theme=dark`);
    expect(await bytesOf(`${path}?w=96&theme=light`)).toEqual(light);
    const isDarker = (await lightness(dark)) < (await lightness(light)) - 50;
    expect([isDarker, dark.equals(light)]).toEqual([hasDark, !hasDark]);
  });

  it('is there of everything that has an address', async () => {
    const names = Object.keys(stores) as StoreName[];
    const paths = [
      ...documents.map(documentPicture),
      ...icons.map(iconPicture),
      ...names.flatMap((name) => [wordmark(name, 'badge'), wordmark(name, 'line')]),
      ...(Object.keys(mosaics) as Mosaic[]).map((shape) => mosaic(shape, goods.slice(0, 5))),
    ];
    const statuses = await Promise.all(
      paths.map(async (path) => [path, (await fetchPicture(`${path}?w=96`)).status]),
    );
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
  });

  it('of a store holds its whole name, with room around it', async () => {
    for (const name of Object.keys(stores) as StoreName[]) {
      for (const shape of ['line', 'badge'] as const) {
        expect(drawWordmark(slugOf(name), shape)).not.toMatch(/NaN|undefined|Infinity/);
        const bytes = await bytesOf(`${wordmark(name, shape)}?w=960`);
        const { info } = await sharp(bytes).trim({ threshold: 30 }).toBuffer({ resolveWithObject: true });
        expect([name, shape, info.width <= 880]).toEqual([name, shape, true]);
      }
    }
  });
});

describe('photographs', () => {
  const shots = goods.flatMap((product) =>
    viewsOf(product).flatMap((view) =>
      (['light', 'dark'] as const).map((theme) => ({
        address: photo(product, view),
        theme,
        size: statSync(photoFile(product, view, theme)).size,
      })),
    ),
  );
  // The pictures that are largest as rendered are also the largest here: all others are smaller.
  const heaviest = shots.toSorted((a, b) => b.size - a.size).slice(0, 4);
  const limits = [
    { width: 320, most: 12 * 1024 },
    { width: 800, most: 40 * 1024 },
  ];

  it.each(heaviest.flatMap((shot) => limits.map((limit) => ({ ...shot, ...limit }))))(
    'are small enough for cards and product pages: $address in $width pixels, $theme',
    async ({ address, theme, width, most }) => {
      for (const accept of [chrome, webp])
        expect((await bytesOf(`${address}?w=${width}&theme=${theme}`, accept)).length).toBeLessThanOrEqual(
          most,
        );
    },
  );

  it('stand side by side in cells that fill the whole', () => {
    for (const size of Object.values(mosaics)) {
      for (let count = 1; count <= 7; count += 1) {
        const cells = cellsOf(size, count);
        expect(cells).toHaveLength(count);
        const area = cells.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBe(size.width * size.height);
      }
    }
    expect(new Set(cellsOf(mosaics.wide, 4).map(({ top }) => top)).size).toBe(1);
    expect(new Set(cellsOf(mosaics.tall, 4).map(({ top }) => top)).size).toBe(2);
  });

  it('of buyers differ from each other and from those of the store', async () => {
    const pictures = await Promise.all(
      Array.from({ length: takes }, (_, take) => bytesOf(`${reviewPicture('mug', take)}?w=96`)),
    );
    const shapes = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()));
    expect(new Set(shapes.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set(['96x120']));
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(takes);
    const colours = await Promise.all(
      pictures.map(async (bytes) => {
        const { channels } = await sharp(bytes).stats();
        return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
      }),
    );
    // Warm and cold light.
    expect(Math.max(...colours) - Math.min(...colours)).toBeGreaterThan(10);
  });
});

describe('the store of pictures', () => {
  it('makes a picture once, however many ask, and finds it again after a restart', async () => {
    const store = new PictureStore(dataDir);
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Buffer.from('picture');
    };
    await Promise.all(Array.from({ length: 20 }, () => store.get('same', make)));
    await new PictureStore(dataDir).get('same', make);
    expect(made).toBe(1);
  });

  it('tries again after a failure', async () => {
    const store = new PictureStore(dataDir);
    await expect(store.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await store.get('bad', async () => Buffer.from('good')))).toBe('good');
  });

  it('draws two at a time', async () => {
    const limit = limiter(2);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => limit(work)));
    expect(most).toBe(2);
  });
});
