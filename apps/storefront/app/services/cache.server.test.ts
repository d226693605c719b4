import { expect, it, vi } from 'vitest';
import { cached, purgeReads } from './cache.server.ts';

const read = (key: string, value: () => Promise<string> | string, tags: readonly `product:${number}`[]) =>
  cached(
    'catalog',
    key,
    async () => value(),
    () => tags,
  );

it('forgets the reads that show what has changed, and no others', async () => {
  const one = vi.fn<() => string>(() => 'one');
  const both = vi.fn<() => string>(() => 'both');
  const other = vi.fn<() => string>(() => 'other');
  const all = async () => {
    await read('purge one', one, ['product:1']);
    await read('purge both', both, ['product:1', 'product:2']);
    await read('purge other', other, ['product:2']);
  };
  await all();
  await all();
  purgeReads(['product:1']);
  await all();
  expect([one, both, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1]);
});

it('does not keep what has changed while it was read', async () => {
  const slow = Promise.withResolvers<string>();
  const before = read('purge slow', () => slow.promise, ['product:3']);
  purgeReads(['product:3']);
  slow.resolve('old');
  expect((await before).value).toBe('old');
  expect((await read('purge slow', () => 'new', ['product:3'])).value).toBe('new');
});
