import { expect, it, vi } from 'vitest';
import { createSharedStore } from '../../services/index.server.ts';
import { createDrawnPictures, type DrawnPicture } from './drawn-pictures.server.ts';

/** Pictures of numbers; the test ends each drawing. */
function setUp(picture: Partial<DrawnPicture> = {}) {
  const ends: (() => void)[] = [];
  let most = 0;
  const draw = vi.fn<(subject: number) => Promise<DrawnPicture>>(async (subject) => {
    most = Math.max(most, ends.length + 1);
    await new Promise<void>((resolve) => ends.push(resolve));
    return { png: Buffer.from(`picture ${subject}`), isComplete: true, ...picture };
  });
  const store = createSharedStore({ prefix: '', valkey: undefined, ownBytes: 2 ** 20 });
  const read = createDrawnPictures({ draw, store, atOnce: 2, waiting: 3, keptFor: 60_000 });
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ended++) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
  };
  return { draw, read, endAll, mostAtOnce: () => most };
}

it('draws a picture once for all who ask for it at the same time, and keeps it', async () => {
  const { draw, read, endAll } = setUp();
  const all = Array.from({ length: 80 }, () => read(1));
  await endAll(1);
  expect(new Set((await Promise.all(all)).map(String))).toEqual(new Set(['picture 1']));
  expect(String(await read(1))).toBe('picture 1');
  expect(draw).toHaveBeenCalledOnce();
});

it('draws a few at a time, lets some wait, and refuses the others at once', async () => {
  const { read, endAll, mostAtOnce } = setUp();
  const all = Array.from({ length: 9 }, (_, subject) => read(subject));
  await endAll(5);
  const found = await Promise.all(all);
  expect(found.filter((picture) => picture === undefined)).toHaveLength(4);
  expect(mostAtOnce()).toBe(2);
  const again = read(8);
  await endAll(1);
  expect(String(await again)).toBe('picture 8');
});

it('draws again what was not complete', async () => {
  const { draw, read, endAll } = setUp({ isComplete: false });
  for (let round = 0; round < 2; round++) {
    const reading = read(1);
    await endAll(1);
    expect(String(await reading)).toBe('picture 1');
  }
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws again what failed', async () => {
  const { draw, read, endAll } = setUp();
  draw.mockRejectedValueOnce(new Error('out of memory'));
  await expect(read(1)).rejects.toThrow('out of memory');
  const second = read(1);
  await endAll(1);
  expect(String(await second)).toBe('picture 1');
});
