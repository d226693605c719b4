import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { shopAction } from './actions.server.ts';
import { frameLoader, shopLoader } from './loaders.server.ts';
import { notFound } from './route-errors.server.ts';
import type { Shop } from './shop.server.ts';

/** A loader that returns the data that the test reads from the shop. */
const read = <Result>(work: (shop: Shop) => Result) => shopLoader(async (shop) => work(shop));
const ok = read(() => null);

describe('the language', () => {
  const language = read(({ locale, path, requestPath }) => ({ code: locale.code, path, requestPath }));

  it('is English without a prefix', async () => {
    const answer = await new TestBrowser().load(language, '/cart?x=1');
    expect(answer.data).toEqual({ code: 'en', path: '/cart', requestPath: '/cart?x=1' });
  });

  it('is what the prefix of the path names', async () => {
    const answer = await new TestBrowser().load(language, '/lao/cart?x=1');
    expect(answer.data).toEqual({ code: 'lao', path: '/cart', requestPath: '/cart?x=1' });
  });

  it('stays in redirects', async () => {
    const toLogin = read((shop) => shop.redirect('/login'));
    expect(await new TestBrowser().load(toLogin, '/fr/cart')).toMatchObject({
      status: 302,
      location: '/fr/login',
    });
  });

  it('has one address: /en redirects to the path without it and keeps the query', async () => {
    expect(await new TestBrowser().load(ok, '/en/cart?x=1')).toMatchObject({
      status: 301,
      location: '/cart?x=1',
    });
  });
});

describe('a language that is written otherwise', () => {
  it.each([
    ['/zh-cn/cart?x=1', '/zh-CN/cart?x=1'],
    ['/FR', '/fr'],
    ['/lo/goods_detail/7', '/lao/goods_detail/7'],
    ['/EN/cart', '/cart'],
  ])('%s leads to %s', async (path, location) => {
    expect(await new TestBrowser().load(ok, path)).toMatchObject({ status: 301, location });
  });

  it('never leads to another host', async () => {
    expect((await new TestBrowser().load(ok, '/FR//evil.example')).location).not.toMatch(
      /^\/\/|evil\.example$/,
    );
  });
});

describe('a single segment that is no language', () => {
  it('redirects where it is an alias', async () => {
    expect(await new TestBrowser().load(ok, '/store')).toMatchObject({
      status: 301,
      location: '/merchant/merchant_street',
    });
  });

  it.each(['/xx', '/xx/cart'])('does not exist otherwise, but for header and footer: %s', async (path) => {
    expect((await new TestBrowser().load(ok, path)).status).toBe(404);
    expect(
      (
        await new TestBrowser().submit(
          shopAction(async () => null),
          path,
        )
      ).status,
    ).toBe(404);
    const frame = frameLoader(async ({ locale }) => locale.code);
    expect(await new TestBrowser().load(frame, path)).toMatchObject({ status: 200, data: 'en' });
  });
});

describe('redirects', () => {
  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'never leave the shop: %s',
    async (target) => {
      const answer = await new TestBrowser().load(
        read((shop) => shop.redirect(target)),
        '/cart',
      );
      expect(answer.location).toBe('/');
    },
  );
});

describe('cookies', () => {
  it('are sent with the answer and read with the next request', async () => {
    const browser = new TestBrowser();
    await browser.load(
      read(({ cookies }) => cookies.set('fromPath', '/cart')),
      '/',
    );
    const answer = await browser.load(
      read(({ cookies }) => cookies.get('fromPath')),
      '/',
    );
    expect(answer.data).toBe('/cart');
  });

  it('are also sent with a redirect', async () => {
    const browser = new TestBrowser();
    await browser.load(
      read((shop) => shop.toSignIn()),
      '/user_center/order/list?tab=toPay',
    );
    expect(await browser.cookie('fromPath')).toBe('/user_center/order/list?tab=toPay');
  });

  it('the end of a session removes the token, keeps the visitor’s cart, and asks the browser to clear its storage', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'secret');
    await browser.setCookie('cart', '1.2.3');
    await browser.load(
      read((shop) => shop.signOut()),
      '/',
    );
    expect(await browser.cookie('token')).toBeUndefined();
    expect(await browser.cookie('cart')).toBe('1.2.3');
    expect(await browser.cookie('clearStorage')).toBe('1');
  });
});

describe('the time zone', () => {
  const timeZone = read((shop) => shop.timeZone);

  it('is the one of the shop for a visitor, whose pages are for everybody', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('timeZone', 'Asia/Vientiane');
    expect((await browser.load(timeZone, '/')).data).toBe('UTC');
  });

  it('is the one of the browser for a shopper', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'secret');
    await browser.setCookie('timeZone', 'Asia/Vientiane');
    expect((await browser.load(timeZone, '/')).data).toMatch(/^Asia\/(?:Vientiane|Bangkok)$/);
  });

  it.each(['Nowhere/Else', 'x'.repeat(65)])('is the one of the shop for the value %s', async (value) => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'secret');
    await browser.setCookie('timeZone', value);
    expect((await browser.load(timeZone, '/')).data).toBe('UTC');
  });
});

describe('the cache headers', () => {
  const cacheControl = async (browser: TestBrowser, loader: (args: never) => unknown = ok) =>
    (await browser.load(loader, '/')).headers.get('Cache-Control');

  it('let a browser keep a page that is the same for everybody, and ask whether it changed', async () => {
    const { headers } = await new TestBrowser().load(ok, '/');
    expect(headers.get('Cache-Control')).toBe('public, no-cache');
    expect(headers.get('Vary')).toBe('Cookie');
  });

  it.each(['token', 'cart'] as const)(
    'let only their browser keep pages of who brings a cookie: %s',
    async (cookie) => {
      const browser = new TestBrowser();
      await browser.setCookie(cookie, '1.2.3');
      const page = async () => data(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      expect(await cacheControl(browser, page)).toBe('private, no-cache');
      expect(await cacheControl(browser)).toBe('private, no-store');
    },
  );

  it('forbid to store other pages than those to browse', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'secret');
    const page = shopLoader(async () =>
      data(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    );
    const { headers } = await browser.load(page, '/user_center/order/detail');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('clear what the browser has kept when the session ends', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'secret');
    const { headers } = await browser.load(
      read((shop) => shop.signOut()),
      '/',
    );
    expect(headers.get('Clear-Site-Data')).toBe('"cache"');
    expect((await browser.load(ok, '/')).headers.has('Clear-Site-Data')).toBe(false);
  });

  it('forbid to store what was read on behalf of somebody without a session, as by a link of a mail', async () => {
    // No API listens here: it is enough that it was called.
    const withSecret = shopLoader(async ({ api }) => {
      await expect(api.account.info()).rejects.toMatchObject({ name: 'ApiError' });
      return null;
    });
    expect(await cacheControl(new TestBrowser(), withSecret)).toBe('private, no-store');
  });

  it('forbid to store an answer that sets a cookie', async () => {
    const setsCookie = shopLoader(async ({ cookies }) => cookies.set('theme', 'dark') ?? null);
    expect(await cacheControl(new TestBrowser(), setsCookie)).toBe('private, no-store');
  });

  it('forbid to store errors and answers to forms', async () => {
    const missing = shopLoader(async () => {
      throw notFound();
    });
    expect(await cacheControl(new TestBrowser(), missing)).toBe('private, no-store');
    const answer = await new TestBrowser().submit(ok, '/cart');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('stay as a loader set them', async () => {
    const own = async () => data(null, { headers: { 'Cache-Control': 'public, max-age=60' } });
    expect((await new TestBrowser().load(own, '/')).headers.get('Cache-Control')).toBe('public, max-age=60');
  });
});
