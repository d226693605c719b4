import { knownMessageKey, type OperationId, orderRefundStatus } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storeOrders } from '../../db/schema.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { payByCard, placeOrder, type Shopper, storeOrdersOf } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { moveParcel, ship } from './fulfilment.ts';

const world = useShop();
const shipment = { carrierCode: 'DHL', number: 'JD1', deliveryType: 'express' } as const;

async function order(): Promise<{ shopper: Shopper; orderNo: string }> {
  const { shop } = world;
  const shopper = await makeShopper(shop.db);
  const { product, red } = await makeProduct(shop.db);
  const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
  return { shopper, orderNo: await placeOrder(shop, shopper, choice) };
}

async function paidOrder(): Promise<{ shopper: Shopper; orderNo: string; part: string }> {
  const { shop } = world;
  const { shopper, orderNo } = await order();
  await payByCard(shop, shopper, orderNo);
  const [part] = await storeOrdersOf(shop, shopper, orderNo);
  return { shopper, orderNo, part: part ?? '' };
}

/** The key of the refusal; undefined if the action was done. */
async function refusal(operation: OperationId, { token }: Shopper, orderNo: string) {
  const { code, message } = await world.shop.call(operation, { token, params: { orderNo } });
  return code === 200 ? undefined : knownMessageKey(message);
}

describe('actions of an order', () => {
  it('cancels an unpaid order once, and no paid one', async () => {
    const unpaid = await order();
    expect(await refusal('cancelOrder', unpaid.shopper, unpaid.orderNo)).toBeUndefined();
    expect(await refusal('cancelOrder', unpaid.shopper, unpaid.orderNo)).toBe('orderCancelled');
    const paid = await paidOrder();
    expect(await refusal('cancelOrder', paid.shopper, paid.orderNo)).toBe('paidOrderNotCancellable');
    expect(await refusal('cancelOrder', paid.shopper, unpaid.orderNo)).toBe('orderNotFound');
  });

  it('confirms the receipt of a shipped order, once', async () => {
    const { shop } = world;
    const { shopper, part } = await paidOrder();
    expect(await refusal('confirmReceipt', shopper, part)).toBe('orderStatusWrong');
    await ship(shop.db, part, shipment, shop.clock.now());
    await moveParcel(shop.db, part, shop.clock.now());
    expect(await refusal('confirmReceipt', shopper, part)).toBeUndefined();
    expect(await refusal('confirmReceipt', shopper, part)).toBe('orderStatusWrong');
  });

  it('deletes a completed order, which has been reviewed, and none before that or during a refund', async () => {
    const { shop } = world;
    const { shopper, part } = await paidOrder();
    expect(await refusal('deleteOrder', shopper, part)).toBe('orderNotDeletable');
    await ship(shop.db, part, shipment, shop.clock.now());
    expect(await refusal('confirmReceipt', shopper, part)).toBeUndefined();
    const asked = await shop.call('requestRefund', {
      token: shopper.token,
      body: { orderNo: part, text: 'It is broken' },
    });
    expect(asked.code).toBe(200);
    expect(await refusal('deleteOrder', shopper, part)).toBe('orderInRefundNotDeletable');
    expect(await refusal('confirmReceipt', shopper, part)).toBe('orderStatusWrong');
    await shop.db
      .update(storeOrders)
      .set({ refundStatus: orderRefundStatus.none })
      .where(eq(storeOrders.orderNo, part));
    expect(await refusal('deleteOrder', shopper, part)).toBe('orderNotDeletable');
    const { token } = shopper;
    const waiting = await shop.get('listAwaitingReview', { token });
    const reviewed = await shop.call('createReview', {
      token,
      body: { orderNo: part, orderInfoId: waiting.list?.[0]?.id ?? 0, star: 5, comment: 'Good' },
    });
    expect(reviewed.code).toBe(200);
    expect(await refusal('deleteOrder', shopper, part)).toBeUndefined();
    expect(await refusal('deleteOrder', shopper, part)).toBe('orderNotFound');
  });
});
