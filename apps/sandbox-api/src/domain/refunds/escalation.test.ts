import {
  knownMessageKey,
  type OperationId,
  orderRefundStatus,
  type RefundKind,
} from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailbox, notifications, refunds, storeOrders } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { payByCard, placeOrder, type Shopper, storeOrdersOf } from '../../testing/purchase.ts';
import { type CallOptions, useShop } from '../../testing/shop.ts';
import { ship } from '../orders/fulfilment.ts';
import { confirmReceipt } from '../orders/lifecycle.ts';
import { day, minute } from '../shared/time.ts';
import { answerShopper } from './messages.ts';
import { approveRefund, decideRefund, receiveReturn } from './pay-back.ts';
import { refuseRefund } from './refunds.ts';

const world = useShop();

const refusalOf = async (id: OperationId, options: CallOptions) => {
  const { code, message } = await world.shop.call(id, options);
  return code === 200 ? undefined : knownMessageKey(message);
};

/** A requested refund for an order that was received, with goods that can be sent back. */
async function asked(kind: RefundKind = 'money', user: Parameters<typeof makeShopper>[1] = {}) {
  const { shop } = world;
  const shopper = await makeShopper(shop.db, user, shop.clock.now());
  const { product, red } = await makeProduct(shop.db);
  const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
  const orderNo = await placeOrder(shop, shopper, choice);
  await payByCard(shop, shopper, orderNo);
  const [part = ''] = await storeOrdersOf(shop, shopper, orderNo);
  if (kind === 'goods') {
    const shipment = { carrierCode: 'DHL', number: 'JD1', deliveryType: 'express' } as const;
    await ship(shop.db, part, shipment, shop.clock.now());
    await confirmReceipt(shop.db, part, undefined, shop.clock.now());
  }
  const { token } = shopper;
  await shop.get('requestRefund', {
    token,
    body: { orderNo: part, text: 'Broken', afterSalesType: kind === 'goods' ? 2 : 1 },
  });
  const { list } = await shop.get('listRefunds', { token });
  return { shopper, part, no: list?.[0]?.refundOrderNo ?? '' };
}

const refund = ({ token }: Shopper, refundOrderNo: string) =>
  world.shop.get('getRefund', { token, params: { refundOrderNo } });

const escalate = ({ token }: Shopper, refundOrderNo: string, reason = 'Look at the pictures') =>
  refusalOf('escalateRefund', { token, body: { refundOrderNo, reason } });

const statusOf = async (orderNo: string) =>
  (await world.shop.db.select().from(storeOrders).where(eq(storeOrders.orderNo, orderNo)))[0]?.refundStatus;

describe('what is written about a refund', () => {
  const write = ({ token }: Shopper, refundOrderNo: string, content: string) =>
    refusalOf('sendRefundMessage', { token, body: { refundOrderNo, content } });
  const read = async ({ token }: Pick<Shopper, 'token'>, refundOrderNo: string) =>
    (await world.shop.get('listRefundMessages', { token, params: { refundOrderNo } })).map(
      ({ author, content }) => `${author}: ${content}`,
    );

  it('is kept with its author, told to the shopper also by mail, and ends with the refund', async () => {
    const { shop } = world;
    const { shopper, no } = await asked();
    expect(await write(shopper, no, '  The handle is broken ')).toBeUndefined();
    const answer = { refundOrderNo: no, content: 'Please send a picture' };
    await answerShopper(shop.db, 'merchant', answer, shop.clock.now());
    expect(await read(shopper, no)).toEqual([
      'user: The handle is broken',
      'merchant: Please send a picture',
    ]);
    const told = await shop.db.select().from(notifications).where(eq(notifications.uid, shopper.uid));
    expect(told.map(({ url }) => url)).toContain(`/order/refund_detail?refundOrderNo=${no}#conversation`);
    await runDueJobs(shop.services);
    const mails = await shop.db.select().from(mailbox);
    expect(mails.some(({ text }) => text.includes(`refundOrderNo=${no}#conversation`))).toBe(true);
    await approveRefund(shop.services, no, shop.clock.now());
    expect(await write(shopper, no, 'Thank you')).toBe('refundStatusWrong');
    await expect(answerShopper(shop.db, 'merchant', answer, shop.clock.now())).rejects.toThrow(
      'The refund has moved on',
    );
  });

  it('is mailed to guests with the link that opens their order', async () => {
    const { shop } = world;
    const { shopper, part, no } = await asked('money', { userType: 'visitor', loginKey: null });
    await answerShopper(shop.db, 'merchant', { refundOrderNo: no, content: 'Yes' }, shop.clock.now());
    await runDueJobs(shop.services);
    const mails = await shop.db.select().from(mailbox).where(eq(mailbox.to, shopper.user.email));
    const link = /http\S+proof\S+/.exec(mails.find(({ text }) => text.includes(part))?.text ?? '')?.[0] ?? '';
    const proof = new URL(link).searchParams.get('proof') ?? '';
    const { token } = await shop.get('openGuestSession', { body: { proof } });
    expect(await read({ token: token ?? '' }, no)).toEqual(['merchant: Yes']);
  });

  it('is said once per attempt, not without words, and not without end', async () => {
    const { shop } = world;
    const { shopper, no } = await asked();
    const { token } = shopper;
    const same = {
      token,
      body: { refundOrderNo: no, content: 'Hello' },
      headers: { 'idempotency-key': `first-${no}` },
    };
    await Promise.all([shop.call('sendRefundMessage', same), shop.call('sendRefundMessage', same)]);
    expect(await read(shopper, no)).toEqual(['user: Hello']);
    expect(await write(shopper, no, '   ')).toBe('fieldMissing');
    expect(await write(shopper, no, 'x'.repeat(501))).toBe('textTooLong');
    for (let index = 1; index < 20; index++) await write(shopper, no, `Message ${index}`);
    expect(await write(shopper, no, 'Hello?')).toBe('tooManyRefundMessages');
    await answerShopper(shop.db, 'platform', { refundOrderNo: no, content: 'Yes?' }, shop.clock.now());
    expect(await write(shopper, no, 'Hello')).toBeUndefined();
  });
});

describe('a refund that the marketplace decides', () => {
  it('can be asked for once the store has refused, and only once', async () => {
    const { shop } = world;
    const { shopper, part, no } = await asked();
    expect(await refund(shopper, no)).toMatchObject({ isEscalatable: false, escalation: null });
    expect(await escalate(shopper, no)).toBe('refundNotEscalatable');
    await refuseRefund(shop.db, no, 'It was fine', shop.clock.now());
    expect(await refund(shopper, no)).toMatchObject({ isEscalatable: true });
    expect(await escalate(shopper, no)).toBeUndefined();
    expect(await refund(shopper, no)).toMatchObject({
      refundStatus: 7,
      isEscalatable: false,
      escalation: { reason: 'Look at the pictures', decision: null },
    });
    expect(await statusOf(part)).toBe(orderRefundStatus.applied);
    expect(await escalate(shopper, no)).toBe('refundNotEscalatable');
    const again = { token: shopper.token, body: { orderNo: part, text: 'Again' } };
    expect(await refusalOf('requestRefund', again)).toBe('refundAlreadyApplied');

    await decideRefund(shop.services, no, { decision: 'refuse', reason: 'It was used' }, shop.clock.now());
    const kept = {
      refundStatus: 1,
      isEscalatable: false,
      escalation: { decision: 'refuse', decisionReason: 'It was used' },
    };
    expect(await refund(shopper, no)).toMatchObject(kept);
    expect(await statusOf(part)).toBe(orderRefundStatus.none);
    expect(await escalate(shopper, no)).toBe('refundNotEscalatable');
  });

  it('is paid back at once when nothing has to come back, and the shopper is told', async () => {
    const { shop } = world;
    const { shopper, part, no } = await asked();
    await refuseRefund(shop.db, no, 'No', shop.clock.now());
    await escalate(shopper, no);
    await decideRefund(shop.services, no, { decision: 'refund', reason: 'It is broken' }, shop.clock.now());
    expect(await refund(shopper, no)).toMatchObject({ refundStatus: 3, escalation: { decision: 'refund' } });
    expect(await statusOf(part)).toBe(orderRefundStatus.refunded);
    const mine = and(eq(notifications.uid, shopper.uid), eq(notifications.type, 'refund'));
    const told = await shop.db.select().from(notifications).where(mine);
    expect(told.map(({ title }) => title.en)).toContain('The marketplace has decided');
  });

  it('waits for the goods, which the store cannot refuse then', async () => {
    const { shop } = world;
    const { shopper, no } = await asked('goods');
    await refuseRefund(shop.db, no, 'No', shop.clock.now());
    await escalate(shopper, no);
    await decideRefund(shop.services, no, { decision: 'refund', reason: 'Within 14 days' }, shop.clock.now());
    expect(await refund(shopper, no)).toMatchObject({ refundStatus: 4 });
    const body = { refundOrderNo: no, expressName: 'DHL', trackingNumber: '1' };
    await shop.get('returnGoods', { token: shopper.token, body });
    await expect(refuseRefund(shop.db, no, 'Still no', shop.clock.now())).rejects.toThrow(
      'The refund has moved on',
    );
    await receiveReturn(shop.services, no, shop.clock.now());
    expect(await refund(shopper, no)).toMatchObject({ refundStatus: 3 });
  });

  it('can be asked for when the store lets its deadline pass, and not long after a refusal', async () => {
    const { shop } = world;
    const silent = await asked();
    const late = new Date(shop.clock.now().getTime() - minute);
    await shop.db.update(refunds).set({ deadline: late }).where(eq(refunds.refundOrderNo, silent.no));
    expect(await refund(silent.shopper, silent.no)).toMatchObject({ isEscalatable: true });
    expect(await escalate(silent.shopper, silent.no)).toBeUndefined();
    const { shopper, no } = await asked();
    await refuseRefund(shop.db, no, 'No', new Date(shop.clock.now().getTime() - 15 * day));
    expect(await escalate(shopper, no)).toBe('refundNotEscalatable');
  });

  it('is paid back when the marketplace is silent', async () => {
    const { shop } = world;
    const { shopper, no } = await asked();
    await refuseRefund(shop.db, no, 'No', shop.clock.now());
    await escalate(shopper, no);
    shop.clock.advance(6 * day);
    await runDueJobs(shop.services);
    const [row] = await shop.db.select().from(refunds).where(eq(refunds.refundOrderNo, no));
    expect(row).toMatchObject({ status: 3, decision: 'refund' });
  });
});
