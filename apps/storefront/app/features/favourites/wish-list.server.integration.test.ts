import { favouriteFilters } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { newShopper } from '../../testing/browser.ts';
import { productInStock } from '../../testing/sandbox.ts';
import { loadWishList, wishListAction } from './wish-list.server.ts';

const page = '/user_center/wish_list';
const load = signedInLoader((shop, { url }) => loadWishList(shop, url.searchParams));

/** A shopper with one favourite. */
async function wisher() {
  const shopper = await newShopper();
  const { product } = await productInStock();
  await shopper.api.favourites.addProduct(product.id);
  const { items } = await shopper.api.favourites.products();
  const [favourite] = items;
  if (!favourite) throw new Error('The favourite was not added.');
  return { ...shopper, favourite };
}

describe('the wish list', () => {
  it('shows what can be bought, and treats an unknown filter as all', async () => {
    const { browser, favourite } = await wisher();
    for (const show of ['', '?show=available', '?show=constructor'])
      expect((await browser.load(load, page + show)).data).toMatchObject({
        products: [{ id: favourite.id, soldOut: false, was: null }],
      });
    for (const show of ['?show=cheaper', '?show=soldOut'])
      expect((await browser.load(load, page + show)).data).toMatchObject({ products: [] });
  });

  it('is filtered by the API, however long it is', async () => {
    const { api } = await wisher();
    const totals = await Promise.all(
      favouriteFilters.map(async (show) => [show, (await api.favourites.products({ show })).total]),
    );
    expect(Object.fromEntries(totals)).toEqual({ cheaper: 0, available: 1, soldOut: 0 });
  });

  it('removes only what is the shopper’s', async () => {
    const { api, favourite } = await wisher();
    const other = await newShopper();
    const chosen = `${favourite.id}:${favourite.productId}`;
    await other.browser.submit(wishListAction, page, { intent: 'remove', chosen });
    expect((await api.favourites.products()).total).toBe(1);
  });

  it('asks to choose something first', async () => {
    const { browser } = await wisher();
    for (const chosen of ['', 'x', '1', '1:x', '-1:2', '1e9:1'])
      expect(await browser.submit(wishListAction, page, { intent: 'remove', chosen })).toMatchObject({
        status: 400,
        data: { message: 'Choose at least one product first.' },
      });
  });
});
