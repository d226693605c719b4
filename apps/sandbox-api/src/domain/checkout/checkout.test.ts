import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  cartItems,
  masterOrders,
  preOrders,
  products,
  skus,
  socialRequests,
  storeOrders,
  userCoupons,
  users,
} from '../../db/schema.ts';
import { cleanUp, runDueJobs } from '../../jobs/index.ts';
import { makeCoupon, makeMerchant, makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderBody, orderFromCart, payByCard, placeOrder, startPurchase } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { day, hour, minute } from '../shared/time.ts';
import { mostOpen } from './open-pre-orders.ts';

const world = useShop();

async function stockOf(id: number): Promise<number> {
  const [row] = await world.shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, id));
  return row?.stock ?? -1;
}

describe('checkout', () => {
  it('splits an order per store, and every discount adds up', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, { integral: 400 });
    const one = await makeProduct(shop.db, { price: 999, postage: 150 });
    const two = await makeProduct(shop.db, { price: 1333 });
    const coupon = await makeCoupon(shop.db, { money: 101 });
    await shop.get('receiveCoupon', { token: shopper.token, body: { couponId: coupon.id } });
    const [held] = await shop.db.select().from(userCoupons).where(eq(userCoupons.uid, shopper.uid));
    const orderNo = await orderFromCart(
      shop,
      shopper,
      [
        { productId: one.product.id, productAttrUnique: one.red.id, cartNum: 2 },
        { productId: one.product.id, productAttrUnique: one.blue.id, cartNum: 1 },
        { productId: two.product.id, productAttrUnique: two.red.id, cartNum: 1 },
      ],
      { couponId: held?.id ?? 0, isUseIntegral: true, mark: 'Please wrap it' },
    );
    const [master] = await shop.db.select().from(masterOrders).where(eq(masterOrders.orderNo, orderNo));
    const parts = await shop.db.select().from(storeOrders).where(eq(storeOrders.masterOrderNo, orderNo));
    expect(master).toMatchObject({
      proTotalPrice: 4330,
      totalPostage: 450,
      couponPrice: 101,
      usedIntegral: 400,
      payPrice: 4330 + 450 - 101 - 400,
      mark: 'Please wrap it',
    });
    expect(parts).toHaveLength(2);
    const sum = (key: 'payPrice' | 'couponPrice' | 'usedIntegral' | 'totalPostage') =>
      parts.reduce((total, part) => total + part[key], 0);
    expect(sum('payPrice')).toBe(master?.payPrice);
    expect(sum('couponPrice')).toBe(101);
    expect(sum('usedIntegral')).toBe(400);
    expect(sum('totalPostage')).toBe(450);
    expect(await shop.db.$count(cartItems, eq(cartItems.uid, shopper.uid))).toBe(0);
    expect(await stockOf(one.red.id)).toBe(8);
    const [product] = await shop.db.select().from(products).where(eq(products.id, one.product.id));
    expect(product).toMatchObject({ stock: 17, sales: 3 });
  });

  it('tells the freight of each parcel, and when it arrives at the address', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, {}, shop.clock.now());
    const { token, addressId } = shopper;
    const { product, red, merId } = await makeProduct(shop.db, { price: 1000, postage: 250 });
    const choice = { productId: product.id, attrValueId: red.id, productNum: 2 };
    const preOrderNo = await startPurchase(shop, shopper, choice);
    const parcels = async (body: object) =>
      (await shop.get('computePrice', { token, body: { preOrderNo, ...body } })).parcels;
    const byName = await parcels({ addressId });
    await shop.db.update(addresses).set({ country: 'GB' }).where(eq(addresses.id, addressId));
    expect(await parcels({ addressId })).toEqual(byName);
    expect(byName).toMatchObject([
      {
        merId,
        freightFee: '5.00',
        from: expect.stringMatching(/^\d{4}-/),
        to: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const other = await makeShopper(shop.db);
    // The address of another person reveals nothing.
    for (const id of [0, other.addressId])
      expect(await parcels({ addressId: id })).toMatchObject([
        { merId, freightFee: '5.00', from: null, to: null },
      ]);
  });

  it('computes with our prices, whatever the client sends along', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db, { price: 5000 });
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const preOrderNo = await startPurchase(shop, shopper, choice);
    const body = { ...orderBody(shopper, preOrderNo), payPrice: '0.01', totalPrice: '0.01', price: 1 };
    const { orderNo } = await shop.get('createOrder', { token: shopper.token, body });
    const detail = await shop.get('getMasterOrder', { token: shopper.token, params: { orderNo } });
    expect(detail.payPrice).toBe('50.00');
  });

  it('returns stock, coupon and points when an order is cancelled', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, { integral: 200 });
    const { product, red } = await makeProduct(shop.db, { price: 1000 });
    const coupon = await makeCoupon(shop.db);
    await shop.get('receiveCoupon', { token: shopper.token, body: { couponId: coupon.id } });
    const [held] = await shop.db.select().from(userCoupons).where(eq(userCoupons.uid, shopper.uid));
    const choice = { productId: product.id, attrValueId: red.id, productNum: 4 };
    const orderNo = await placeOrder(shop, shopper, choice, { couponId: held?.id ?? 0, isUseIntegral: true });
    expect(await stockOf(red.id)).toBe(6);
    await shop.get('cancelOrder', { token: shopper.token, params: { orderNo } });
    expect(await stockOf(red.id)).toBe(10);
    const [user] = await shop.db.select().from(users).where(eq(users.id, shopper.uid));
    expect(user?.integral).toBe(200);
    const usable = await shop.get('listMyCoupons', { token: shopper.token, query: { type: 'usable' } });
    expect(usable.total).toBeGreaterThan(0);
    const again = await shop.call('cancelOrder', { token: shopper.token, params: { orderNo } });
    expect(again).toMatchObject({ code: 500, message: 'order cancelled' });
    expect(await stockOf(red.id)).toBe(10);
  });

  it('expires unpaid orders, and receives shipped ones', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db);
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const unpaid = await placeOrder(shop, shopper, choice);
    const paid = await placeOrder(shop, shopper, choice);
    await payByCard(shop, shopper, paid);
    const [order] = await shop.db.select().from(storeOrders).where(eq(storeOrders.masterOrderNo, paid));
    const { ship } = await import('../orders/fulfilment.ts');
    await ship(
      shop.db,
      order?.orderNo ?? '',
      { carrierCode: '', number: 'X1', deliveryType: 'send' },
      shop.clock.now(),
    );
    shop.clock.advance(hour + minute);
    await runDueJobs(shop.services);
    expect(await stockOf(red.id)).toBe(9);
    const late = await shop.call('pay', {
      token: shopper.token,
      body: { orderNo: unpaid, payType: 'stripe', payChannel: 'pc' },
    });
    expect(late).toMatchObject({ code: 500, message: 'order cancelled' });
    // After the session's 24 hours, so the shopper signs in again.
    shop.clock.advance(10 * day);
    await runDueJobs(shop.services);
    const [received] = await shop.db.select().from(storeOrders).where(eq(storeOrders.masterOrderNo, paid));
    expect(received?.status).toBe(2);
    expect(received?.gainedIntegral).toBe(10);
    shop.clock.advance(16 * day);
    await runDueJobs(shop.services);
    const [completed] = await shop.db.select().from(storeOrders).where(eq(storeOrders.masterOrderNo, paid));
    expect(completed?.status).toBe(3);
  });

  it('refuses a pre-order after half an hour', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, {}, shop.clock.now());
    const { product, red } = await makeProduct(shop.db);
    const preOrderNo = await startPurchase(shop, shopper, {
      productId: product.id,
      attrValueId: red.id,
      productNum: 1,
    });
    shop.clock.advance(31 * minute);
    const answer = await shop.call('createOrder', {
      token: shopper.token,
      body: orderBody(shopper, preOrderNo),
    });
    expect(answer).toMatchObject({ code: 500, message: 'Pre-order order does not exist' });
  });

  it('shows with its stock what was sold out meanwhile, and does not sell it', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, {}, shop.clock.now());
    const { product, red } = await makeProduct(shop.db, { price: 500 });
    const { token } = shopper;
    const choice = { productId: product.id, attrValueId: red.id, productNum: 3 };
    const preOrderNo = await startPurchase(shop, shopper, choice);
    await shop.db.update(skus).set({ stock: 2 }).where(eq(skus.id, red.id));
    const stock = async () => {
      const { orderList } = await shop.get('getPreOrder', { token, params: { preOrderNo } });
      return orderList?.[0]?.orderInfoList?.[0]?.stock;
    };
    expect(await stock()).toBe(2);
    expect((await shop.call('computePrice', { token, body: { preOrderNo } })).code).toBe(200);
    expect((await shop.call('listCheckoutCoupons', { token, params: { preOrderNo } })).code).toBe(200);
    const refused = await shop.call('createOrder', { token, body: orderBody(shopper, preOrderNo) });
    expect(refused.message).toMatch(/Insufficient product stock/);
    await shop.db.update(products).set({ isShow: false }).where(eq(products.id, product.id));
    expect(await stock()).toBe(0);
    expect(await shop.db.$count(masterOrders, eq(masterOrders.uid, shopper.uid))).toBe(0);
  });

  it('does not sell what is sold out or removed', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, {}, shop.clock.now());
    const store = await makeMerchant(shop.db, { isOpen: false });
    const closed = await makeProduct(shop.db, { merId: store.id });
    const hidden = await makeProduct(shop.db, { values: { isShow: false } });
    const few = await makeProduct(shop.db, { stock: 1 });
    const ask = (goods: typeof few, productNum: number) =>
      shop.call('createPreOrder', {
        token: shopper.token,
        body: {
          preOrderType: 'buyNow',
          orderDetails: [{ productId: goods.product.id, attrValueId: goods.red.id, productNum }],
        },
      });
    expect((await ask(closed, 1)).message).toMatch(/store is closed/);
    expect((await ask(hidden, 1)).message).toMatch(/has been removed/);
    expect((await ask(few, 2)).message).toMatch(/Insufficient product stock/);
    expect((await ask(few, 100)).message).toMatch(/less than 1 and greater than 99/);
  });
});

describe('checkouts that nobody finishes', () => {
  it('end with the oldest when one account opens too many, and are deleted a day after they expire', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, {}, shop.clock.now());
    const { product, red } = await makeProduct(shop.db, { stock: 50 });
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const mine = eq(preOrders.uid, shopper.uid);
    const first = await startPurchase(shop, shopper, choice);
    const ordered = await placeOrder(shop, shopper, choice);
    for (let open = 1; open < mostOpen; open++) await startPurchase(shop, shopper, choice);
    expect(await shop.db.$count(preOrders, mine)).toBe(mostOpen + 1);
    const last = await startPurchase(shop, shopper, choice);
    expect(await shop.db.$count(preOrders, mine)).toBe(mostOpen + 1);
    const create = (preOrderNo: string) =>
      shop.call('createOrder', { token: shopper.token, body: orderBody(shopper, preOrderNo) });
    expect(await create(first)).toMatchObject({ code: 500 });
    expect(await create(last)).toMatchObject({ code: 200 });
    expect(ordered).toMatch(/^PT/);

    shop.clock.advance(2 * hour);
    await cleanUp(shop.services);
    expect(await shop.db.$count(preOrders, mine)).toBe(mostOpen + 1);
    shop.clock.advance(day);
    await cleanUp(shop.services);
    expect(await shop.db.$count(preOrders, mine)).toBe(0);
  });
});

describe('social sign-ins that nobody finishes', () => {
  it('are deleted when they have expired', async () => {
    const { shop } = world;
    await shop.get('getTwitterRequestToken');
    await cleanUp(shop.services);
    expect(await shop.db.$count(socialRequests)).toBe(1);
    shop.clock.advance(hour);
    await cleanUp(shop.services);
    expect(await shop.db.$count(socialRequests)).toBe(0);
  });
});
