import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hueStep, toLch } from './colour.ts';
import { mediaRoutes } from './index.ts';
import { objectPaints } from './palette.ts';
import { productPicture, readRecipe, scenePicture, tiles, views } from './recipe.ts';
import { limiter, PictureStore } from './store.ts';

let dataDir = '';
let fetchPicture: (path: string, headers?: Record<string, string>) => Promise<Response>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketfront-media-'));
  const app = mediaRoutes({ dataDir, smallPictures: false });
  fetchPicture = async (path, headers = {}) => app.request(path.replace('/media', ''), { headers });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const bag = productPicture({ icon: 'handbag', tile: 'sand', colour: 'red' });
const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';

describe('recipes', () => {
  it('are read as they are written', () => {
    expect(readRecipe(bag.replace('/media/', ''))).toMatchObject({
      icon: 'handbag',
      tile: 'sand',
      colour: 'red',
    });
    expect(
      readRecipe(scenePicture('wide', 'sky', ['tent', 'backpack']).replace('/media/', '')),
    ).toMatchObject({
      icons: ['tent', 'backpack'],
    });
  });

  it.each([
    'p/no-such-thing.sand.own.whole.png',
    'p/handbag.gold.own.whole.png',
    'p/handbag.sand.own.back.png',
    'p/handbag.sand.own.pair.png',
    'p/handbag.sand.own.whole.socks.png',
    'p/handbag.sand.own.whole.svg',
    'p/../../../etc/passwd',
    'b/wide.sand.png',
    'constructor/handbag.png',
    'i/__proto__.png',
    'l/handbag.sand.more.png',
  ])('refuse %s', async (path) => {
    expect(readRecipe(path)).toBeUndefined();
    expect((await fetchPicture(`/media/${path}`)).status).toBe(404);
  });
});

describe('a picture', () => {
  it('comes in the best format the client takes', async () => {
    const formats = { [chrome]: 'avif', 'image/webp,*/*': 'webp', '*/*': 'png' };
    for (const [accept, format] of Object.entries(formats)) {
      const answer = await fetchPicture(`${bag}?w=160`, { accept });
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer.headers.get('vary')).toBe('Accept');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { format: found, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([found, width]).toEqual([format === 'avif' ? 'heif' : format, 160]);
    }
  });

  it('comes in the smallest width where all are small', async () => {
    const app = mediaRoutes({ dataDir, smallPictures: true });
    const answer = await app.request(`${bag.replace('/media', '')}?w=640`);
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe(96);
  });

  it('lets the page show through objects, products and scenes, so that themes give them their ground', async () => {
    for (const path of ['/media/i/handbag.png', bag, scenePicture('wide', 'sky', ['tent'])]) {
      const answer = await fetchPicture(`${path}?w=96`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
      expect(channels[3]?.min).toBeLessThan(60);
    }
  });

  it('is as wide as the next allowed width, and no other', async () => {
    for (const [wanted, width] of [
      ['?w=97', 160],
      ['?w=1', 96],
      ['?w=99999', 1280],
      ['', 960],
    ] as const) {
      const answer = await fetchPicture(`/media/mark/marketfront.png${wanted}`);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
    }
    expect((await fetchPicture(`${bag}?w=wide`)).status).toBe(404);
    expect((await fetchPicture(`${bag}?w=-5`)).status).toBe(404);
  });

  it('is not sent again to a client that has it', async () => {
    const first = await fetchPicture(`${bag}?w=96`, { accept: chrome });
    const etag = first.headers.get('etag') ?? '';
    const again = await fetchPicture(`${bag}?w=96`, { accept: chrome, 'if-none-match': etag });
    expect(again.status).toBe(304);
    const other = await fetchPicture(`${bag}?w=96`, { accept: '*/*', 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('can be drawn in each view, on each ground and as each kind', async () => {
    const paths = [
      ...views.map((view) =>
        productPicture({
          icon: 'teapot',
          tile: 'sage',
          view,
          ...(view === 'pair' ? { companion: 'cookie' } : {}),
        }),
      ),
      ...tiles.map((tile) => productPicture({ icon: 'camera', tile })),
      '/media/l/fox.sky.png',
      '/media/d/licence.sand.png',
      '/media/d/certificate.paper.png',
      ...(['wide', 'half', 'store', 'card', 'tall'] as const).map((scene) =>
        scenePicture(scene, 'blush', ['dress', 'handbag', 'ring']),
      ),
    ];
    const statuses = await Promise.all(
      paths.map(async (path) => [path, (await fetchPicture(`${path}?w=96`)).status]),
    );
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
  });

  it('shows the colour that its name says', async () => {
    const shares: [name: string, share: number][] = [];
    for (const colour of ['red', 'blue', 'green', 'yellow', 'purple'] as const) {
      for (const icon of ['dress', 't-shirt', 'backpack', 'headphone']) {
        const path = productPicture({ icon, tile: 'paper', colour });
        const bytes = Buffer.from(await (await fetchPicture(`${path}?w=96`)).arrayBuffer());
        const { data } = await sharp(bytes)
          .flatten({ background: '#fff' })
          .extract({ left: 24, top: 24, width: 48, height: 50 })
          .raw()
          .toBuffer({ resolveWithObject: true });
        const hues: number[] = [];
        for (let at = 0; at < data.length; at += 3) {
          const lch = toLch([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
          if (lch.c > 0.09) hues.push(Math.abs(hueStep(objectPaints[colour].h, lch.h)));
        }
        const near = hues.filter((distance) => distance < 28).length;
        shares.push([`${icon} ${colour}`, near / hues.length]);
      }
    }
    expect(shares.filter(([, share]) => !(share > 0.7))).toEqual([]);
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
