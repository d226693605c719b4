import { addMoney } from '@marketfront/api-client';
import { expect, it } from 'vitest';
import { shopLoader } from '../../http/index.server.ts';
import { newShopper } from '../../testing/browser.ts';
import { apiOf } from '../../testing/sandbox.ts';
import { type CartCoupon, loadCartCoupons } from './cart-coupons.server.ts';

const loader = shopLoader((shop, { url }) => loadCartCoupons(shop, url.searchParams));

/** One piece each of goods from two stores that share a category with a coupon. */
async function goodsOfOneCategory() {
  const { catalog, coupons } = apiOf();
  const { items } = await catalog.products({ page: 1, limit: 20, inStock: true });
  const found = await Promise.all(
    items.map(async ({ id: productId, storeId }) => {
      const [{ items: offered }, { skus }] = await Promise.all([
        coupons.list({ scope: 'category', productId }),
        catalog.product(productId),
      ]);
      const { id: skuId = 0, price = '0' } = skus.find(({ stock }) => stock > 1) ?? {};
      return { storeId, couponId: offered[0]?.id, price, line: { productId, skuId, quantity: 1 } };
    }),
  );
  const sold = found.filter(({ line, couponId }) => line.skuId > 0 && couponId !== undefined);
  for (const own of sold)
    for (const other of sold)
      if (own.couponId === other.couponId && own.storeId !== other.storeId) return { own, other };
  throw new Error('The seed has no coupon of a category with goods of two stores.');
}

it('coupons of a category count on the goods of every store; those for goods of another store are not shown', async () => {
  const { browser, api } = await newShopper();
  const { own, other } = await goodsOfOneCategory();
  await api.cart.add([own.line, other.line]);
  const query = `store=${own.storeId}&skus=${own.line.skuId},${other.line.skuId}`;
  const shown = (await browser.load(loader, `/cart?${query}`)).data as CartCoupon[];
  const ofCategory = shown.find(({ coupon }) => coupon.id === own.couponId);
  expect(ofCategory?.reached).toBe(addMoney(own.price, other.price));
  const stores = shown.flatMap(({ coupon }) => coupon.storeId || []);
  expect(stores.filter((id) => id !== own.storeId)).toEqual([]);
});
