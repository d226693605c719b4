import { refundStateToWire } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refunds, skus, storeOrders, users } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import {
  beginPayment,
  goodCard,
  orderFromCart,
  payByCard,
  placeOrder,
  storeOrdersOf,
  masterOrderOf,
  paymentsOf,
} from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { ship } from '../orders/fulfilment.ts';
import { approveRefund } from './pay-back.ts';
import { refuseRefund } from './refunds.ts';

const world = useShop();
const returnUrl = 'http://localhost:3000/order/payment_result';

describe('refunds', () => {
  it('pays back, and restores stock, points and balance', async () => {
    const { shop } = world;
    const { shopper, orderNo, red } = await beginPayment(world.shop, 'yue');
    const [before] = await shop.db.select().from(users).where(eq(users.id, shopper.uid));
    const [storeOrder = ''] = await storeOrdersOf(shop, shopper, orderNo);
    const request = { token: shopper.token, body: { orderNo: storeOrder, text: 'Too small' } };
    await shop.get('requestRefund', request);
    expect(await shop.call('requestRefund', request)).toMatchObject({ message: 'Applying for a refund' });
    const gone = await shop.get('listOrders', { token: shopper.token, query: { type: 1 } });
    expect(gone.total).toBe(0);
    const [row] = (await shop.get('listRefunds', { token: shopper.token })).list ?? [];
    const number = row?.refundOrderNo ?? '';
    await refuseRefund(shop.db, number, 'Worn', shop.clock.now());
    const refused = await shop.get('getRefund', { token: shopper.token, params: { refundOrderNo: number } });
    expect(refused).toMatchObject({ refundStatus: 1, refundReason: 'Worn' });
    await expect(approveRefund(shop.services, number, shop.clock.now())).rejects.toThrow(
      'The refund has moved on',
    );

    await shop.get('requestRefund', request);
    const [second] = (await shop.get('listRefunds', { token: shopper.token })).list ?? [];
    const again = second?.refundOrderNo ?? '';
    await Promise.allSettled([1, 2, 3].map(() => approveRefund(shop.services, again, shop.clock.now())));
    const [after] = await shop.db.select().from(users).where(eq(users.id, shopper.uid));
    expect((after?.balance ?? 0) - (before?.balance ?? 0)).toBe(2500);
    const [sku] = await shop.db.select().from(skus).where(eq(skus.id, red.id));
    expect(sku).toMatchObject({ stock: 10, sales: 0 });
    expect(await shop.call('requestRefund', request)).toMatchObject({ message: 'Order has been refunded' });
  });

  it('is refused for parcels on their way and orders that are not paid', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db);
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const orderNo = await placeOrder(shop, shopper, choice);
    const [storeOrder = ''] = await storeOrdersOf(shop, shopper, orderNo);
    const request = { token: shopper.token, body: { orderNo: storeOrder, text: 'Too small' } };
    expect((await shop.call('requestRefund', request)).message).toBe('Unpaid orders cannot be refunded');
    await payByCard(shop, shopper, orderNo);
    const parcel = { carrierCode: '', number: 'N', deliveryType: 'send' } as const;
    await ship(shop.db, storeOrder, parcel, shop.clock.now());
    expect((await shop.call('requestRefund', request)).message).toBe('Pending orders cannot be refunded');
    const [row] = await shop.db.select().from(storeOrders).where(eq(storeOrders.orderNo, storeOrder));
    expect(row?.refundStatus).toBe(0);
  });

  describe('of cash on delivery', () => {
    /** An accepted order from two stores, with helpers that change its parts. */
    async function beginWithTwoStores() {
      const { shop } = world;
      const { db, clock } = shop;
      const { token, ...shopper } = await makeShopper(db);
      const goods = [await makeProduct(db, { price: 2500 }), await makeProduct(db, { price: 1000 })];
      const rows = goods.map(({ product, red }) => ({
        productId: product.id,
        productAttrUnique: red.id,
        cartNum: 1,
      }));
      const orderNo = await orderFromCart(shop, { token, ...shopper }, rows, { payType: 'cod' });
      await shop.get('pay', { token, body: { orderNo, payType: 'cod', payChannel: 'pc' } });
      const parts = await db.select().from(storeOrders).where(eq(storeOrders.masterOrderNo, orderNo));
      const [dear = '', cheap = ''] = parts
        .toSorted((a, b) => b.payPrice - a.payPrice)
        .map((part) => part.orderNo);
      return {
        dear,
        cheap,
        payments: () => paymentsOf(world.shop, orderNo),
        receive: async (part: string) => {
          await ship(db, part, { carrierCode: '', number: 'N', deliveryType: 'send' }, clock.now());
          await shop.get('confirmReceipt', { token, params: { orderNo: part } });
        },
        /** Returns the shopper's balance afterwards. */
        refund: async (part: string) => {
          await shop.get('requestRefund', { token, body: { orderNo: part, text: 'Torn' } });
          const list = (await shop.get('listRefunds', { token })).list ?? [];
          await approveRefund(shop.services, list[0]?.refundOrderNo ?? '', clock.now());
          const [user] = await db.select().from(users).where(eq(users.id, shopper.uid));
          return user?.balance;
        },
      };
    }

    it('pays each part back that arrived, whatever happens to the others', async () => {
      const order = await beginWithTwoStores();
      await order.receive(order.dear);
      expect(await order.refund(order.dear)).toBe(2500);
      // Never shipped: the courier got no money for it.
      expect(await order.refund(order.cheap)).toBe(2500);
      expect(await order.payments()).toMatchObject([{ status: 'refunded', refundedAmount: 3500 }]);
    });

    it('books the cash as received when the only part that has not arrived is refunded', async () => {
      const order = await beginWithTwoStores();
      await order.receive(order.dear);
      expect(await order.payments()).toMatchObject([{ status: 'due' }]);
      await order.refund(order.cheap);
      expect(await order.payments()).toMatchObject([{ status: 'succeeded', refundedAmount: 1000 }]);
    });
  });

  it('takes back points that were earned with the order, also when they are spent', async () => {
    const { shop } = world;
    const { shopper, orderNo } = await beginPayment(world.shop, 'yue');
    const [part = ''] = await storeOrdersOf(shop, shopper, orderNo);
    const parcel = { carrierCode: '', number: 'N', deliveryType: 'send' } as const;
    await ship(shop.db, part, parcel, shop.clock.now());
    await shop.get('confirmReceipt', { token: shopper.token, params: { orderNo: part } });
    expect(await shop.get('getPoints', { token: shopper.token })).toMatchObject({ integral: 25 });
    await shop.db.update(users).set({ integral: 5 }).where(eq(users.id, shopper.uid));
    await shop.get('requestRefund', { token: shopper.token, body: { orderNo: part, text: 'Torn' } });
    const [row] = (await shop.get('listRefunds', { token: shopper.token })).list ?? [];
    await approveRefund(shop.services, row?.refundOrderNo ?? '', shop.clock.now());
    expect(await shop.get('getPoints', { token: shopper.token })).toMatchObject({ integral: -20 });
    // A negative account cannot pay, but does not raise a price either.
    const { product, red } = await makeProduct(shop.db, { price: 1000 });
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const next = await placeOrder(shop, shopper, choice, { isUseIntegral: true });
    expect((await masterOrderOf(world.shop, next)).payPrice).toBe(1000);
  });

  it('finishes the others when one refund fails, and shows that one to the operator', async () => {
    const { shop } = world;
    const { refund } = shop.stripe;
    const prepare = async () => {
      const { shopper, orderNo, secret } = await beginPayment(world.shop);
      await shop.stripe.confirm(secret, goodCard, returnUrl);
      const [part = ''] = await storeOrdersOf(shop, shopper, orderNo);
      await shop.get('requestRefund', { token: shopper.token, body: { orderNo: part, text: 'Torn' } });
      const [row] = (await shop.get('listRefunds', { token: shopper.token })).list ?? [];
      return { number: row?.refundOrderNo ?? '', intent: secret.split('_secret_')[0] };
    };
    const statusOf = async (number: string) => {
      const [row] = await shop.db.select().from(refunds).where(eq(refunds.refundOrderNo, number));
      return row?.status;
    };
    const [bad, good] = [await prepare(), await prepare()];
    let isDown = true;
    shop.stripe.refund = async (id) => {
      if (isDown || id === bad.intent) throw new Error('charge is disputed');
    };
    await approveRefund(shop.services, bad.number, shop.clock.now());
    await approveRefund(shop.services, good.number, shop.clock.now());
    isDown = false;
    shop.clock.advance(10_000);
    await runDueJobs(shop.services);
    expect(await statusOf(good.number)).toBe(refundStateToWire.refunded);
    expect(await statusOf(bad.number)).toBe(refundStateToWire.refunding);
    for (let attempt = 0; attempt < 12; attempt++) {
      shop.clock.advance(3_700_000);
      await runDueJobs(shop.services);
    }
    const page = await (await shop.app.request('/sandbox/refunds')).text();
    expect(page).toContain('not tried again automatically): charge is disputed');
    shop.stripe.refund = refund;
    await shop.app.request(`/sandbox/refunds/${bad.number}/retry`, { method: 'POST' });
    expect(await statusOf(bad.number)).toBe(refundStateToWire.refunded);
  });
});
