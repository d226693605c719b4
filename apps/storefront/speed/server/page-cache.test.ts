import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { hasValkey, startValkey } from '../../app/testing/valkey.ts';
import { createPageCache, pageAges } from './page-cache.ts';
import { listen } from '../../server/testing.ts';
import { counted, forEverybody, type Handle, html, pages, text, useStoppedClock } from './testing.ts';

useStoppedClock();
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('an older page', () => {
  it('is sent once more while the new one is rendered', async () => {
    const origin = await listen({ handle: counted() });
    await text(origin);
    pass(pageAges.fresh + 1);
    expect(await text(origin)).toBe('<p>page 1');
    await expect.poll(() => text(origin)).toBe('<p>page 2');
  });

  it('is not sent when it is too old', async () => {
    const origin = await listen({ handle: counted() });
    await text(origin);
    pass(pageAges.fresh + pageAges.staleWhileRevalidate + 1);
    expect(await text(origin)).toBe('<p>page 2');
  });

  it.each([
    ['fails', () => new Response('failed', { status: 503 })],
    ['lacks a block', () => new Response('<p>half', { headers: { ...html, 'Cache-Control': 'no-store' } })],
  ])('stands in for an hour while the new one %s', async (_, failure) => {
    const handle = pages((count) =>
      count === 1 ? new Response('<p>page', { headers: forEverybody }) : failure(),
    );
    const origin = await listen({ handle });
    await text(origin);
    pass(pageAges.staleIfError - 1000);
    expect(await text(origin)).toBe('<p>page');
    pass(2000);
    expect(await text(origin)).toBe(await failure().text());
  });
});

describe.skipIf(!hasValkey)('several processes with one Valkey', () => {
  it('render a page once, and each goes on alone when Valkey ends', async () => {
    const valkey = await startValkey();
    const version = randomUUID();
    const handle = counted();
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const client = await valkey.connect();
        const cache = createPageCache({ maxBytes: 2 ** 20, valkey: client, version });
        return listen({ handle, cache, shopOrigin: 'https://shop.example' });
      }),
    );
    const [first = '', second = ''] = processes;
    expect(await text(first)).toBe('<p>page 1');
    expect(await text(second)).toBe('<p>page 1');
    expect(handle).toHaveBeenCalledOnce();

    await valkey.kill();
    expect(await text(second)).toBe('<p>page 1');
    expect(await text(second, '/other')).toBe('<p>page 2');
    expect(await text(first, '/other')).toBe('<p>page 3');
  });

  it('render a page anew whose shared copy is spoilt', async () => {
    const client = await (await startValkey()).connect();
    const cache = () => createPageCache({ maxBytes: 2 ** 20, valkey: client, version: 'spoilt' });
    const handle = counted();
    const start = () => listen({ handle, cache: cache(), shopOrigin: 'https://shop.example' });
    expect(await text(await start())).toBe('<p>page 1');
    for (const key of await client.keys('mf:page:spoilt:*')) await client.set(key, 'spoilt');
    expect(await text(await start())).toBe('<p>page 2');
  });
});

describe('a page that shows what has changed', () => {
  /** Pages that show the product of their address. */
  const showing = (count: { renders: number }): Handle =>
    vi.fn<Handle>(async (request, { keptFor }) => {
      count.renders += 1;
      const [, id] = /product=(\d+)/.exec(request.url) ?? [];
      keptFor?.tags.add(`product:${Number(id)}`);
      return new Response(`<p>${count.renders}`, { headers: forEverybody });
    });

  it('is rendered again, in every variant; others are kept', async () => {
    const count = { renders: 0 };
    const cache = createPageCache({ maxBytes: 2 ** 20, version: randomUUID() });
    const origin = await listen({ handle: showing(count), cache });
    const all = async () => [
      await text(origin, '/?product=1'),
      await text(origin, '/?product=1', { Cookie: 'theme=dark' }),
      await text(origin, '/?product=2'),
    ];
    expect(await all()).toEqual(['<p>1', '<p>2', '<p>3']);
    await cache.purge(['product:1', 'store:1']);
    expect(await all()).toEqual(['<p>4', '<p>5', '<p>3']);
  });

  it('is not kept when it changed while it was rendered', async () => {
    const cache = createPageCache({ maxBytes: 2 ** 20, version: randomUUID() });
    const first = Promise.withResolvers<void>();
    const handle = pages(() => new Response('<p>new', { headers: forEverybody }));
    handle.mockImplementationOnce(async (_, { keptFor }) => {
      keptFor?.tags.add('product:1');
      await first.promise;
      return new Response('<p>old', { headers: forEverybody });
    });
    const origin = await listen({ handle, cache });
    const before = text(origin);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce());
    await cache.purge(['product:1']);
    expect(await text(origin)).toBe('<p>new');
    first.resolve();
    expect(await before).toBe('<p>old');
    expect(await text(origin)).toBe('<p>new');
  });

  it('is named to a CDN', async () => {
    const handle = showing({ renders: 0 });
    const origin = await listen({ handle, cdnBypassesCookies: true });
    const { headers } = await fetch(`${origin}/?product=1`);
    expect([headers.get('Cache-Tag'), headers.get('Surrogate-Key')]).toEqual(['product:1', 'product:1']);
    const own = await listen({ handle });
    expect((await fetch(`${own}/?product=1`)).headers.has('Cache-Tag')).toBe(false);
  });
});
