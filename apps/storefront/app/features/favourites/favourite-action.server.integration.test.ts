import { describe, expect, it } from 'vitest';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { breakOperation, password, productInStock } from '../../testing/sandbox.ts';
import { loginAction } from '../auth/index.server.ts';
import { shopLoader } from '../../http/index.server.ts';
import { favouriteAction } from './favourite-action.server.ts';
import { loadFavouriteIds } from './favourite-ids.server.ts';
import { favourites } from './resources.ts';

const change = favourites.path;

describe('the favourite button', () => {
  it('adds a product and removes it', async () => {
    const { browser, api } = await newShopper();
    const { product } = await productInStock();
    const added = await browser.submit(
      favouriteAction,
      change({ product: product.id, on: '1' }),
      {},
      { script: true },
    );
    expect(added.data).toEqual({ ok: true, on: true, message: 'Successful collection' });
    expect((await api.catalog.product(product.id)).favourite).toBe(true);
    await browser.submit(favouriteAction, change({ product: product.id, on: '0' }), {}, { script: true });
    expect((await api.catalog.product(product.id)).favourite).toBe(false);
  });

  it('goes back to the product without script, with a message', async () => {
    const { browser } = await newShopper();
    const { product } = await productInStock();
    const answer = await browser.submit(favouriteAction, `/fr${change({ product: product.id, on: '1' })}`);
    expect(answer).toMatchObject({ status: 303, location: `/fr/goods_detail/${product.id}` });
    expect(await browser.flash()).toMatchObject({ tone: 'success' });
  });

  it('leads a visitor to the sign-in page, and from there to the product', async () => {
    const browser = new TestBrowser();
    const answer = await browser.submit(favouriteAction, change({ product: 7, on: '1' }));
    expect(answer).toMatchObject({ status: 302, location: '/login' });
    expect(await browser.cookie('fromPath')).toBe('/goods_detail/7');
  });

  it('adds the product once the visitor has signed in', async () => {
    const { email, api } = await newShopper();
    const { product } = await productInStock();
    const browser = new TestBrowser();
    await browser.submit(favouriteAction, change({ product: product.id, on: '1' }));
    const fields = { mode: 'emailPassword', email, password, agreement: 'on' };
    const answer = await browser.submit(loginAction, '/login', fields);
    expect(answer.location).toBe(`/goods_detail/${product.id}`);
    expect((await api.catalog.product(product.id)).favourite).toBe(true);
    expect(await browser.cookie('pendingAction')).toBeUndefined();
  });

  it('leads back to the product when the session has ended', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'ended');
    const answer = await browser.submit(favouriteAction, change({ product: 7, on: '1' }));
    expect(answer).toMatchObject({ status: 302, location: '/login' });
    expect(await browser.cookie('fromPath')).toBe('/goods_detail/7');
    expect(await browser.flash()).toMatchObject({ message: expect.stringMatching(/session/) as string });
    expect(await browser.cookie('pendingAction'), 'added after signing in').toBe('favourite:7');
  });

  it('refuses an address without a product', async () => {
    const { browser } = await newShopper();
    expect(
      await browser.submit(favouriteAction, '/resources/favourite?product=x&on=1', {}, { script: true }),
    ).toMatchObject({
      status: 400,
      data: { ok: false },
    });
  });

  it('refuses with a message when the API fails', async () => {
    const { browser } = await newShopper();
    await breakOperation('addFavouriteProduct');
    const address = change({ product: 7, on: '1' });
    const message = expect.stringMatching(/\S/) as string;
    expect(await browser.submit(favouriteAction, address, {}, { script: true })).toMatchObject({
      status: 409,
      data: { ok: false, message },
    });
    // Without script, the product page shows the message.
    expect(await browser.submit(favouriteAction, address)).toMatchObject({
      status: 303,
      location: '/goods_detail/7',
    });
    expect(await browser.flash()).toEqual({ tone: 'critical', message });
  });
});

const loadIds = shopLoader(loadFavouriteIds);

describe('the favourite buttons on cards', () => {
  it('are the favourites of the shopper', async () => {
    const { browser, api } = await newShopper();
    const { product } = await productInStock();
    await api.favourites.addProduct(product.id);
    expect((await browser.load(loadIds, change())).data).toEqual([product.id]);
  });

  it('never ask a visitor to sign in, and do not become the page to come back to', async () => {
    const browser = new TestBrowser();
    expect((await browser.load(loadIds, change())).data).toEqual([]);
    expect(await browser.cookie('fromPath')).toBeUndefined();
  });

  it('keep a session that has ended, so that the next press is told so', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('token', 'ended');
    expect((await browser.load(loadIds, change(), { beside: true })).data).toEqual([]);
    const answer = await browser.submit(favouriteAction, change({ product: 7, on: '1' }));
    expect(answer).toMatchObject({ status: 302, location: '/login' });
    expect(await browser.flash()).toMatchObject({ message: expect.stringMatching(/session/) as string });
  });
});
