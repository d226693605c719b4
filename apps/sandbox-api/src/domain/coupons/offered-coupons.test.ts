import { couponScopeToWire } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { coupons } from '../../db/schema.ts';
import { makeCoupon, makeMerchant, makeProduct } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

async function offer(values: Partial<typeof coupons.$inferInsert> = {}) {
  const { db } = world.shop;
  const store = await makeMerchant(db);
  const { product } = await makeProduct(db, { merId: store.id, price: 2000 });
  const inStore = { useType: couponScopeToWire.store, merId: store.id, money: 300 };
  const coupon = await makeCoupon(db, { ...inStore, ...values });
  return { store, product, coupon, inStore };
}

/** The coupon on the card of the store's only product. */
async function shown(merId: number) {
  const { list } = await world.shop.get('listProducts', { query: { merId } });
  return list?.[0]?.couponMoney;
}

it('takes the most that any coupon of the store, the category or the product takes off', async () => {
  const { db } = world.shop;
  const { store, product } = await offer();
  expect(await shown(store.id)).toBe('3.00');
  const ofProduct = { useType: couponScopeToWire.product, productIds: [product.id], money: 400 };
  await makeCoupon(db, ofProduct);
  expect(await shown(store.id)).toBe('4.00');
  const ofCategory = { useType: couponScopeToWire.category, categoryIds: [product.cat2], money: 500 };
  const { id } = await makeCoupon(db, ofCategory);
  expect(await shown(store.id)).toBe('5.00');
  await db
    .update(coupons)
    .set({ categoryIds: [product.cat2 + 5000] })
    .where(eq(coupons.id, id));
  expect(await shown(store.id)).toBe('4.00');
});

it('counts no coupon of others, none above the price of one piece, and never more than the price', async () => {
  const { db } = world.shop;
  const { store, inStore } = await offer({ minPrice: 2001 });
  await makeCoupon(db, { ...inStore, merId: store.id + 5000 });
  await makeCoupon(db, { money: 1000 });
  await makeCoupon(db, { ...inStore, status: false });
  expect(await shown(store.id)).toBeNull();
  await makeCoupon(db, { ...inStore, money: 9000 });
  expect(await shown(store.id)).toBe('20.00');
});
