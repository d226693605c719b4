import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { writeVisitorCart } from '../../app/features/cart/visitor-cart.ts';
import { readCookies } from '../../app/session/cookies.server.ts';
import { createPageCache } from './page-cache.ts';
import { listen } from '../../server/testing.ts';
import { counted, forEverybody, type Handle, html, pages, text, useStoppedClock } from './testing.ts';

useStoppedClock();

describe('a page for everybody', () => {
  it('is rendered once for all visitors', async () => {
    const handle = counted();
    const origin = await listen({ handle });
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => text(origin)));
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await text(origin)).toBe('<p>page 1');
    expect(handle).toHaveBeenCalledOnce();
  });

  it('is rendered from its address and theme alone', async () => {
    const handle = counted();
    const origin = await listen({ handle });
    await text(origin, '/list?page=2', {
      Cookie: 'theme=dark; tz=Asia%2FBangkok; _ga=somebody',
      Referer: 'https://elsewhere.example',
      'User-Agent': 'somebody',
    });
    const [request] = handle.mock.lastCall ?? [];
    expect(request?.url).toBe(`${origin}/list?page=2`);
    expect([...(request?.headers ?? [])]).toEqual([['cookie', 'theme=dark']]);
  });

  it.each([
    ['the query', '/a?page=1', '/a?page=2', {}],
    ['the language', '/fr/a', '/th/a', {}],
    ['the theme', '/a', '/a', { Cookie: 'theme=dark' }],
    ['the closed message', '/a', '/a', { Cookie: 'mf-notice=7' }],
    ['the country of deliveries', '/a', '/a', { Cookie: 'mf-country=FR' }],
  ])('is another one with %s', async (_, path, other, headers) => {
    const origin = await listen({ handle: counted() });
    expect(await text(origin, path)).toBe('<p>page 1');
    expect(await text(origin, other, headers)).toBe('<p>page 2');
  });

  it('is one page for all who are asked for consent, and one for all who have answered', async () => {
    const handle = counted();
    const origin = await listen({ handle, consentVersion: '0a1b2c3d' });
    const answered = (value: string) => text(origin, '/', { Cookie: `mf-consent=${value}` });
    expect(await text(origin)).toBe('<p>page 1');
    // A decision about other purposes.
    expect(await answered('ffffffff.psm.1790000000.ab')).toBe('<p>page 1');
    expect(await answered('0a1b2c3d.psm.1790000000.ab')).toBe('<p>page 2');
    expect(await answered('0a1b2c3d..1790000001.cd')).toBe('<p>page 2');
    // Global Privacy Control counts as an answer.
    expect(await text(origin, '/', { 'Sec-GPC': '1' })).toBe('<p>page 2');
    const [request] = handle.mock.lastCall ?? [];
    expect([...(request?.headers ?? [])]).toEqual([['cookie', 'mf-consent=0a1b2c3d..0.']]);
  });

  it('has compressed bytes, an ETag, and no body for who has it already', async () => {
    const origin = await listen({ handle: counted() });
    const headers = { 'Accept-Encoding': 'br' };
    const first = await fetch(origin, { headers });
    expect(first.headers.get('Content-Encoding')).toBe('br');
    expect(first.headers.get('Vary')).toBe('Accept-Encoding');
    const etag = first.headers.get('ETag') ?? '';
    const again = await fetch(origin, { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    const other = await fetch(origin, { headers: { ...headers, 'If-None-Match': 'W/"other"' } });
    expect(await other.text()).toBe('<p>page 1');
  });

  it('allows exactly its own inline scripts, by their hashes', async () => {
    const script = 'window.answer = 1;';
    const body = `<script>${script}</script><script src="/a.js"></script><script type="application/json">{}</script>`;
    const handle = vi.fn<Handle>(async () => new Response(body, { headers: forEverybody }));
    const origin = await listen({ handle });
    const hash = createHash('sha256').update(script).digest('base64');
    for (const _ of ['rendered', 'kept']) {
      const policy = (await fetch(origin)).headers.get('Content-Security-Policy');
      expect(policy?.match(/script-src ([^;]*);/)?.[1]?.trim()).toBe(`'self' 'sha256-${hash}'`);
    }
    expect(handle).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ nonce: '' }));
  });

  it('is rendered anew in memory that is full', async () => {
    const origin = await listen({
      handle: counted(),
      cache: createPageCache({ maxBytes: 10_000, version: 'test' }),
    });
    for (let address = 0; address < 10; address += 1) await text(origin, `/?${address}`);
    expect(await text(origin, '/?9')).toBe('<p>page 10');
    expect(await text(origin, '/?0')).toBe('<p>page 11');
  });
});

describe('a page for visitors with a cart', () => {
  /** The Cookie header of a visitor with this number of pieces of a SKU in the cart. */
  async function withCart(pieces: number, skuId = 1): Promise<{ Cookie: string }> {
    const cookies = await readCookies(null);
    cookies.set('cart', writeVisitorCart([{ productId: 7, skuId, quantity: pieces }]));
    const [cookie = ''] = await cookies.serialize();
    return { Cookie: cookie.split(';')[0] ?? '' };
  }
  /** Pages that show the number of pieces in the cart. */
  const counting = () =>
    vi.fn<Handle>(
      async (_, { keptFor }) =>
        new Response(`<p>${keptFor?.cartPieces ?? 'own'} pieces`, { headers: forEverybody }),
    );

  it('is rendered once for all who have as many pieces, and knows no more of them', async () => {
    const handle = counting();
    const origin = await listen({ handle });
    expect(await text(origin, '/', await withCart(2, 1))).toBe('<p>2 pieces');
    expect(await text(origin, '/', await withCart(2, 5))).toBe('<p>2 pieces');
    expect(handle).toHaveBeenCalledOnce();
    expect([...(handle.mock.lastCall?.[0].headers ?? [])]).toEqual([]);
    expect(await text(origin, '/', await withCart(3))).toBe('<p>3 pieces');
    expect(await text(origin)).toBe('<p>0 pieces');
  });

  it('is rendered for its visitor when it needs the lines, the next time at once', async () => {
    const handle = vi.fn<Handle>(async (request, { keptFor }) => {
      if (keptFor) keptFor.needsVisitor = true;
      return new Response(request.headers.get('Cookie'), { headers: html });
    });
    const origin = await listen({ handle });
    const cookie = await withCart(2);
    expect(await text(origin, '/cart', cookie)).toBe(cookie.Cookie);
    expect(handle).toHaveBeenCalledTimes(2);
    const other = await withCart(2, 5);
    expect(await text(origin, '/cart', other)).toBe(other.Cookie);
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('is kept by no CDN', async () => {
    const origin = await listen({ handle: counting(), cdnBypassesCookies: true });
    const { headers } = await fetch(origin, { headers: await withCart(2) });
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('a page that may be personal', () => {
  it.each([
    ['a session', '__Host-mf-token=a'],
    ['a cart beside a session', '__Host-mf-cart=a; __Host-mf-token=a'],
    ['a message', '__Host-mf-flash=a'],
    ['a way back', 'fromPath=a'],
  ])('is rendered for its owner: %s', async (_, Cookie) => {
    const handle = counted();
    const origin = await listen({ handle });
    expect(await text(origin)).toBe('<p>page 1');
    const own = await fetch(origin, { headers: { Cookie } });
    expect(await own.text()).toBe('<p>page 2');
    expect(own.headers.get('Content-Security-Policy')).toMatch(/'nonce-[^']+'/);
    expect(await text(origin, '/', { Cookie })).toBe('<p>page 3');
    expect(await text(origin)).toBe('<p>page 1');
    expect(handle.mock.lastCall?.[0].headers.get('Cookie')).toBe(Cookie);
  });

  it('is the bare home page for who chose a language', async () => {
    const origin = await listen({ handle: counted() });
    expect(await text(origin)).toBe('<p>page 1');
    expect(await text(origin, '/', { Cookie: 'locale=fr' })).toBe('<p>page 2');
  });

  it.each([
    ['sets a cookie', { ...forEverybody, 'Set-Cookie': 'a=1' }],
    ['is not for everybody', { ...html, 'Cache-Control': 'private, no-store' }],
  ])('is not kept when it %s, also for who asks at the same time', async (_, headers) => {
    const handle = pages((count) => new Response(`<p>page ${count}`, { headers }));
    const origin = await listen({ handle });
    const answers = await Promise.all([text(origin), text(origin), text(origin)]);
    expect(new Set(answers).size).toBe(3);
  });

  it('is not kept when it was not found', async () => {
    const handle = pages((count) => new Response(`<p>none ${count}`, { status: 404, headers: forEverybody }));
    const origin = await listen({ handle });
    expect((await fetch(`${origin}/nope`)).status).toBe(404);
    expect(await text(origin, '/nope')).toBe('<p>none 2');
  });
});

describe('Cache-Control', () => {
  it('lets only browsers keep pages, and ask again each time', async () => {
    const origin = await listen({ handle: counted() });
    expect((await fetch(origin)).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('forbids to keep an answer of which nothing is said', async () => {
    const origin = await listen({ handle: async () => new Response('gone', { status: 404 }) });
    expect((await fetch(origin)).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('lets a CDN that skips its cache for our cookies keep pages for everybody, and no others', async () => {
    const origin = await listen({ handle: counted(), cdnBypassesCookies: true });
    const page = await fetch(origin);
    expect(page.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=15, stale-while-revalidate=60, stale-if-error=3600',
    );
    expect(page.headers.get('ETag')).toBeTruthy();
    const own = await fetch(origin, { headers: { Cookie: '__Host-mf-token=a' } });
    expect(own.headers.get('Cache-Control')).not.toContain('public');
  });
});
