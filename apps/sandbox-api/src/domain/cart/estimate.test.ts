import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { preOrders, userCoupons } from '../../db/schema.ts';
import { makeCoupon, makeProduct, makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

const rowOf = (productId: number, attrValueId: number, productNum: number) => ({
  productId,
  attrValueId,
  productNum,
});

describe('the estimate of a cart', () => {
  it('is that of the checkout, with the best coupon of the shopper, and starts none', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, { integral: 5000 });
    const { product, red } = await makeProduct(shop.db, { price: 999, postage: 150, stock: 9 });
    for (const money of [101, 250]) {
      const { id } = await makeCoupon(shop.db, { money });
      await shop.get('receiveCoupon', { token: shopper.token, body: { couponId: id } });
    }
    const held = await shop.db.select().from(userCoupons).where(eq(userCoupons.uid, shopper.uid));
    const best = held.find(({ money }) => money === 250);
    const orderDetails = [rowOf(product.id, red.id, 2)];
    const estimate = await shop.get('estimateCart', { token: shopper.token, body: { orderDetails } });
    expect(estimate).toMatchObject({
      proTotalFee: '19.98',
      freightFee: '3.00',
      payFee: '20.48',
      parcels: [{ merId: product.merId, freightFee: '3.00' }],
      discounts: [{ couponId: best?.id, money: '2.50' }],
      usableIntegral: 999,
      integralPrice: '9.99',
    });
    expect(await shop.db.$count(preOrders, eq(preOrders.uid, shopper.uid))).toBe(0);
  });

  it('is open to visitors, who have neither coupons nor points', async () => {
    const { shop } = world;
    const { product, red } = await makeProduct(shop.db, { price: 500, postage: 0 });
    await makeCoupon(shop.db, { money: 101 });
    const body = { orderDetails: [rowOf(product.id, red.id, 1)] };
    expect(await shop.get('estimateCart', { body })).toEqual({
      proTotalFee: '5.00',
      freightFee: '0.00',
      payFee: '5.00',
      parcels: [{ merId: product.merId, freightFee: '0.00', isDelivered: null }],
      discounts: [],
      usableIntegral: 0,
      integralPrice: '0.00',
    });
    expect(await shop.get('estimateCart', { body: { orderDetails: [] } })).toMatchObject({ payFee: '0.00' });
  });

  it('says which stores do not deliver to a country, and counts no freight for them', async () => {
    const { shop } = world;
    const { product, red } = await makeProduct(shop.db, { price: 500, postage: 150 });
    const body = { orderDetails: [rowOf(product.id, red.id, 1)] };
    const { merId } = product;
    expect(await shop.get('estimateCart', { body: { ...body, country: 'fr' } })).toMatchObject({
      payFee: '6.50',
      parcels: [{ merId, freightFee: '1.50', isDelivered: true }],
    });
    expect(await shop.get('estimateCart', { body: { ...body, country: 'AE' } })).toMatchObject({
      payFee: '5.00',
      parcels: [{ merId, freightFee: '0.00', isDelivered: false }],
    });
    expect((await shop.call('estimateCart', { body: { ...body, country: 'Mars' } })).code).toBe(400);
  });

  it('refuses a SKU of another product', async () => {
    const { shop } = world;
    const [one, two] = [await makeProduct(shop.db), await makeProduct(shop.db)];
    const body = { orderDetails: [rowOf(one.product.id, two.red.id, 1)] };
    expect(await shop.call('estimateCart', { body })).toMatchObject({ code: 500 });
  });
});
