import { knownMessageKey, type OperationId, orderRefundStatus } from '@marketfront/api-client';
import { desc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, refunds, skus, storeOrders } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeMerchant, makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderFromCart, payByCard, type Shopper, storeOrdersOf } from '../../testing/purchase.ts';
import { type CallOptions, useShop } from '../../testing/shop.ts';
import { ship } from '../orders/fulfilment.ts';
import { confirmReceipt } from '../orders/lifecycle.ts';
import { day } from '../shared/time.ts';
import { approveRefund, receiveReturn } from './pay-back.ts';
import { refuseRefund } from './refunds.ts';

const world = useShop();

/** Two products of one store, three pieces of the first and one of the second, paid: 3 × 9.99 + 5.00 and delivery. */
async function paidOrder() {
  const { shop } = world;
  const shopper = await makeShopper(shop.db);
  const { id: merId } = await makeMerchant(shop.db, {
    address: '1 Mill Lane, Leeds',
    phone: '+44 113 496 0000',
  });
  const first = await makeProduct(shop.db, { merId, price: 999, postage: 150 });
  const second = await makeProduct(shop.db, { merId, price: 500 });
  const orderNo = await orderFromCart(shop, shopper, [
    { productId: first.product.id, productAttrUnique: first.red.id, cartNum: 3 },
    { productId: second.product.id, productAttrUnique: second.red.id, cartNum: 1 },
  ]);
  await payByCard(shop, shopper, orderNo);
  const [part = ''] = await storeOrdersOf(shop, shopper, orderNo);
  const lines = await shop.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
    .where(eq(storeOrders.orderNo, part))
    .orderBy(desc(orderLines.quantity));
  const [three = 0, one = 0] = lines.map(({ id }) => id);
  return { shopper, part, three, one, sku: first.red.id };
}

async function receivedOrder() {
  const order = await paidOrder();
  const { shop } = world;
  const shipment = { carrierCode: 'DHL', number: 'JD1', deliveryType: 'express' } as const;
  await ship(shop.db, order.part, shipment, shop.clock.now());
  await confirmReceipt(shop.db, order.part, undefined, shop.clock.now());
  return order;
}

const refusalOf = async (id: OperationId, options: CallOptions) => {
  const { code, message } = await world.shop.call(id, options);
  return code === 200 ? undefined : knownMessageKey(message);
};

const ask = ({ token }: Shopper, orderNo: string, more: object = {}) =>
  refusalOf('requestRefund', { token, body: { orderNo, text: 'It is broken', ...more } });

async function newest({ token }: Shopper) {
  const { list } = await world.shop.get('listRefunds', { token, query: { page: 1, limit: 5 } });
  const refundOrderNo = list?.[0]?.refundOrderNo ?? '';
  return world.shop.get('getRefund', { token, params: { refundOrderNo } });
}

const statusOf = async (orderNo: string) =>
  (await world.shop.db.select().from(storeOrders).where(eq(storeOrders.orderNo, orderNo)))[0]?.refundStatus;

describe('a refund of a part of an order', () => {
  it('pays back what these pieces cost, tells how it is computed, and leaves the rest to later refunds', async () => {
    const { shop } = world;
    const { shopper, part, three, one, sku } = await paidOrder();
    const { token } = shopper;
    const lines = `${three}:2`;
    const computed = await shop.get('computeRefund', { token, params: { orderNo: part }, query: { lines } });
    expect(computed).toMatchObject({ goodsPrice: '19.98', postage: '3.00', refundPrice: '22.98' });
    const stockBefore = await stockOf(sku);
    expect(await ask(shopper, part, { lines: [{ orderInfoId: three, num: 2 }] })).toBeUndefined();
    const { refundOrderNo, orderInfoList, amount } = await newest(shopper);
    expect(orderInfoList).toMatchObject([{ id: three, payNum: 2 }]);
    expect(amount).toMatchObject({ refundPrice: '22.98' });
    await approveRefund(shop.services, refundOrderNo, shop.clock.now());
    expect(await statusOf(part)).toBe(orderRefundStatus.none);
    expect(await stockOf(sku)).toBe(stockBefore + 2);

    expect(await ask(shopper, part, { lines: [{ orderInfoId: three, num: 2 }] })).toBe('linesNotRefundable');
    const rest = await shop.get('computeRefund', { token, params: { orderNo: part } });
    expect(rest).toMatchObject({ goodsPrice: '14.99', postage: '1.50', refundPrice: '16.49' });
    expect(await ask(shopper, part)).toBeUndefined();
    const last = await newest(shopper);
    expect(new Map(last.orderInfoList?.map(({ id, payNum }) => [id, payNum]))).toEqual(
      new Map([
        [three, 1],
        [one, 1],
      ]),
    );
    await approveRefund(shop.services, last.refundOrderNo, shop.clock.now());
    expect(await statusOf(part)).toBe(orderRefundStatus.refunded);
    expect(await ask(shopper, part)).toBe('orderRefunded');
  });

  it.each([
    ['more pieces than were bought', (three: number) => [{ orderInfoId: three, num: 4 }]],
    ['a line of another order', () => [{ orderInfoId: 2_000_000_001, num: 1 }]],
    ['no line', () => []],
    [
      'a line twice',
      (three: number) => [
        { orderInfoId: three, num: 2 },
        { orderInfoId: three, num: 2 },
      ],
    ],
  ])('is not given for %s', async (_name, lines) => {
    const { shopper, part, three } = await paidOrder();
    expect(await ask(shopper, part, { lines: lines(three) })).toBe('linesNotRefundable');
  });
});

const stockOf = async (sku: number) =>
  (await world.shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, sku)))[0]?.stock ?? 0;

describe('a refund for goods that come back', () => {
  it('waits for the goods, tells where to send them, and is paid when the store has them', async () => {
    const { shop } = world;
    const { shopper, part } = await receivedOrder();
    const { token } = shopper;
    expect(await ask(shopper, part, { afterSalesType: 2 })).toBeUndefined();
    const { refundOrderNo } = await newest(shopper);
    const params = { refundOrderNo };
    const sent = { refundOrderNo, expressName: 'Royal Mail', trackingNumber: 'RM1' };
    expect(await refusalOf('returnGoods', { token, body: sent })).toBe('refundStatusWrong');
    await approveRefund(shop.services, refundOrderNo, shop.clock.now());
    const agreed = await newest(shopper);
    expect(agreed).toMatchObject({ refundStatus: 4, returnAddress: expect.stringContaining('1 Mill Lane') });
    expect(agreed.deadline).not.toBeNull();
    expect(await refusalOf('returnGoods', { token, body: sent })).toBeUndefined();
    expect(await newest(shopper)).toMatchObject({ refundStatus: 5, trackingNumber: 'RM1' });
    expect(await refusalOf('revokeRefund', { token, params })).toBe('refundStatusWrong');
    await receiveReturn(shop.services, refundOrderNo, shop.clock.now());
    expect(await newest(shopper)).toMatchObject({ refundStatus: 3, deadline: null });
    expect(await statusOf(part)).toBe(orderRefundStatus.refunded);
  });

  it('is refused for goods that the shopper does not have', async () => {
    const { shopper, part } = await paidOrder();
    expect(await ask(shopper, part, { afterSalesType: 2 })).toBe('goodsNotReturnable');
  });

  it('is refused after the check of the goods, and can be asked for again', async () => {
    const { shop } = world;
    const { shopper, part } = await receivedOrder();
    await ask(shopper, part, { afterSalesType: 2 });
    const { refundOrderNo } = await newest(shopper);
    await approveRefund(shop.services, refundOrderNo, shop.clock.now());
    const body = { refundOrderNo, expressName: 'DHL', trackingNumber: '1' };
    await shop.get('returnGoods', { token: shopper.token, body });
    await refuseRefund(shop.db, refundOrderNo, 'It was worn', shop.clock.now());
    expect(await newest(shopper)).toMatchObject({ refundStatus: 1, refundReason: 'It was worn' });
    expect(await ask(shopper, part)).toBeUndefined();
  });
});

describe('a refund request without a reply before its deadline', () => {
  it('is revoked by the shopper once', async () => {
    const { shopper, part } = await paidOrder();
    await ask(shopper, part);
    const { refundOrderNo } = await newest(shopper);
    const revoke = { token: shopper.token, params: { refundOrderNo } };
    expect(await refusalOf('revokeRefund', revoke)).toBeUndefined();
    expect(await refusalOf('revokeRefund', revoke)).toBe('refundStatusWrong');
    expect(await statusOf(part)).toBe(orderRefundStatus.none);
    expect(await ask(shopper, part)).toBeUndefined();
  });

  it('is accepted when the store does not reply, and withdrawn when the shopper does not', async () => {
    const { shop } = world;
    const silentStore = await paidOrder();
    await ask(silentStore.shopper, silentStore.part);
    const silentShopper = await receivedOrder();
    await ask(silentShopper.shopper, silentShopper.part, { afterSalesType: 2 });
    const { refundOrderNo } = await newest(silentShopper.shopper);
    await approveRefund(shop.services, refundOrderNo, shop.clock.now());
    shop.clock.advance(8 * day);
    await runDueJobs(shop.services);
    const rows = await shop.db
      .select()
      .from(refunds)
      .where(inArray(refunds.merOrderNo, [silentStore.part, silentShopper.part]));
    const statusOfPart = new Map(rows.map(({ merOrderNo, status }) => [merOrderNo, status]));
    expect(statusOfPart.get(silentStore.part)).toBe(3);
    expect(statusOfPart.get(silentShopper.part)).toBe(6);
  });
});
