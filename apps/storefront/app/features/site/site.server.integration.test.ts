import { describe, expect, it, vi } from 'vitest';
import { fallbackSite } from '../../navigation/index.ts';
import { shopAction, shopLoader } from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { breakApi, breakOperation, productInStock, wrongContents } from '../../testing/sandbox.ts';
import { loadHome } from './home/home.server.ts';
import { loadRoot } from './root.server.ts';
import { log } from '../../services/index.server.ts';

const home = shopLoader(loadHome);
const root = shopLoader(loadRoot);

describe('the home page', () => {
  it('has all of its blocks', async () => {
    const { data } = await new TestBrowser().load(home, '/');
    const notEmpty = expect.arrayContaining([expect.anything()]) as unknown[];
    expect(data).toMatchObject({
      locale: 'en',
      banners: notEmpty,
      categories: notEmpty,
      featured: notEmpty,
      hot: notEmpty,
      arrivals: notEmpty,
      stores: notEmpty,
    });
  });

  it('leaves out only the block that fails, and logs it', async () => {
    await breakOperation('listFeaturedProducts');
    const warn = vi.spyOn(log, 'warn');
    const { status, data, headers } = await new TestBrowser().load(home, '/th');
    expect(status).toBe(200);
    // An incomplete page is not cached for other visitors.
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(data).toMatchObject({ featured: [], arrivals: expect.arrayContaining([expect.anything()]) });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ operation: 'listFeaturedProducts' }),
      'A block was left out',
    );
  });

  it.each(['http500', 'malformed', 'reset', ...wrongContents] as const)(
    'says so when the whole API fails (%s)',
    async (fault) => {
      await breakApi(fault);
      const answer = await new TestBrowser().load(home, '/lao');
      expect(answer).toMatchObject({
        status: 503,
        data: { kind: 'unavailable', message: expect.stringMatching(/\S/) },
      });
    },
  );
});

describe('the data of every page', () => {
  it('for a visitor: language, site, no name, and the pieces in the cart', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('cart', '1.2.3~4.5.6');
    expect((await browser.load(root, '/fr')).data).toMatchObject({
      locale: 'fr',
      languages: expect.arrayContaining(['en', 'fr', 'lao']),
      shopper: { signedIn: false, nickname: null, cartCount: 9 },
      theme: null,
      flash: null,
    });
  });

  it('for a shopper: nickname and pieces in the cart', async () => {
    const { browser, api } = await newShopper();
    const { line } = await productInStock();
    await api.cart.add([{ ...line, quantity: 2 }]);
    const { nickname } = await api.account.info();
    expect((await browser.load(root, '/')).data).toMatchObject({
      shopper: { signedIn: true, nickname, cartCount: 2 },
    });
  });

  it('ends a session that the API does not know, and shows the page to a visitor', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'unknown');
    expect(await browser.load(root, '/')).toMatchObject({
      status: 200,
      data: { shopper: { signedIn: false } },
    });
    expect(await browser.cookie('token')).toBeUndefined();
  });

  it('keeps a session while the API fails', async () => {
    const { browser } = await newShopper();
    await breakOperation('getUser');
    expect((await browser.load(root, '/')).data).toMatchObject({ shopper: { signedIn: true, nickname: '' } });
    expect(await browser.cookie('token')).toBeDefined();
  });

  it('has a name and all languages for the shop while the API fails', async () => {
    await breakApi();
    expect((await new TestBrowser().load(root, '/zh-CN')).data).toMatchObject({
      site: fallbackSite,
      languages: ['en', 'zh-CN', 'es', 'fr', 'th', 'lao'],
    });
  });

  it('shows the message that a form left, once', async () => {
    const browser = new TestBrowser();
    await browser.submit(
      shopAction(async (shop) => setFlash(shop, 'success', 'Saved') ?? null),
      '/cart',
    );
    expect((await browser.load(root, '/')).data).toMatchObject({
      flash: { tone: 'success', message: 'Saved' },
    });
    expect((await browser.load(root, '/')).data).toMatchObject({ flash: null });
  });
});
