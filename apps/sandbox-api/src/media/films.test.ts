import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filmOf, filmSeconds } from './addresses.ts';
import { rangeOf } from './films.ts';
import { mediaRoutes } from './index.ts';
import { filmFile, photographed } from './photos.ts';

const app = mediaRoutes({ dataDir: tmpdir(), smallPictures: false });
const fetchFilm = (headers: Record<string, string> = {}, name = 'teapot.mp4', method = 'GET') =>
  app.request(`/film/${name}`, { method, headers });
const film = readFileSync(filmFile('teapot'));
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a film', () => {
  it('comes whole, and says that parts of it can be had', async () => {
    const answer = await fetchFilm();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await bytesOf(answer)).equals(film)).toBe(true);
    const head = await fetchFilm({}, 'teapot.mp4', 'HEAD');
    expect([head.status, head.headers.get('accept-ranges'), (await bytesOf(head)).length]).toEqual([
      200,
      'bytes',
      0,
    ]);
  });

  it.each([
    ['from the start', 'bytes=0-', 0, film.length - 1],
    ['in the middle', 'bytes=100-299', 100, 299],
    ['its end', 'bytes=-50', film.length - 50, film.length - 1],
    ['further than its end', `bytes=1000-${film.length + 5}`, 1000, film.length - 1],
  ])('comes in part: %s', async (_what, range, first, last) => {
    const answer = await fetchFilm({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${film.length}`);
    expect(answer.headers.get('content-length')).toBe(String(last - first + 1));
    expect((await bytesOf(answer)).equals(film.subarray(first, last + 1))).toBe(true);
  });

  it('is refused beyond its end, with its length', async () => {
    const answer = await fetchFilm({ range: `bytes=${film.length}-` });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
  });

  it.each(['bytes=5-2', 'bytes=0-1,5-9', 'pages=1-2', 'bytes=-', 'bytes=a-b'])(
    'comes whole for what is no range: %s',
    (range) => {
      expect(rangeOf(range, 100)).toBeUndefined();
    },
  );

  it('has no last nothing', () => {
    expect(rangeOf('bytes=-0', 100)).toBeNull();
    expect(rangeOf('bytes=-500', 100)).toEqual({ first: 0, last: 99 });
  });

  it('is not sent again to a client that has it, and whole to one that has another', async () => {
    const etag = (await fetchFilm()).headers.get('etag') ?? '';
    expect((await fetchFilm({ 'if-none-match': etag })).status).toBe(304);
    expect((await fetchFilm({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await fetchFilm({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it.each(['mug.mp4', 'teapot.webm', 'teapot', '..%2F..%2Fpackage.json', 'constructor.mp4'])(
    'is not there: %s',
    async (name) => {
      expect((await fetchFilm({}, name)).status).toBe(404);
    },
  );

  it('is as long as it is said to be, silent, and begins with its poster', async () => {
    for (const product of photographed().filter((name) => filmOf(name))) {
      const bytes = readFileSync(filmFile(product));
      // `mvhd`: version and flags, two dates, ticks per second, total ticks.
      const header = bytes.indexOf('mvhd') + 4;
      expect(bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)).toBeCloseTo(filmSeconds, 0);
      expect([bytes.includes('vide'), bytes.includes('soun')]).toEqual([true, false]);
      // The index comes first, so that playback starts before the whole file has arrived.
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      const poster = await app.request(filmOf(product)?.poster.replace('/media', '') ?? '');
      const { width, height } = await sharp(await bytesOf(poster)).metadata();
      expect([poster.status, width, height]).toEqual([200, 720, 720]);
    }
  });
});
