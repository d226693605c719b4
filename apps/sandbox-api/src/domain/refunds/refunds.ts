import {
  orderRefundStatus,
  type RefundKind,
  refundKindToWire,
  type RefundState,
  refundStateToWire,
  storeOrderStatus,
} from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import { type Db, type Queryable, type Transaction, transact } from '../../db/client.ts';
import { refunds, type RefundLine, storeOrders } from '../../db/schema.ts';
import { notify } from '../notifications/notifications.ts';
import { isInRefund, lockStoreOrder, type StoreOrder } from '../orders/lifecycle.ts';
import { linesOf, receivedStatuses } from '../orders/lines.ts';
import { newOrderNumber } from '../shared/order-numbers.ts';
import { refused } from '../shared/failure.ts';
import { after, day } from '../shared/time.ts';
import { assertLines, restOf, sharesOf, toApiAmount } from './amounts.ts';

export type Refund = typeof refunds.$inferSelect;

/** The number of days to act, by the state that waits for an action. */
const daysIn = {
  reviewing: 5,
  returningGoods: 7,
  storeReceiving: 7,
  marketplaceReviewing: 5,
} as const satisfies Partial<Record<RefundState, number>>;
export const deadlineOf = (state: keyof typeof daysIn, now: Date) => after(now, daysIn[state] * day);

export function assertRefundable(order: StoreOrder): void {
  if (!order.paid) throw refused('unpaidNotRefundable');
  if (isInRefund(order)) throw refused('refundAlreadyApplied');
  if (order.refundStatus === orderRefundStatus.refunded) throw refused('orderRefunded');
  // The goods are in transit: they may still be delivered or returned.
  if (order.status === storeOrderStatus.toReceive) throw refused('shippedNotRefundable');
  if (order.status === storeOrderStatus.cancelled) throw refused('orderCancelled');
}

/** Whether the shopper has the goods and can send them back; virtual goods cannot be sent. */
export const isReturnable = ({ status, deliveryType }: StoreOrder): boolean =>
  receivedStatuses.some((received) => received === status) && deliveryType !== 'fictitious';

export type RefundRequest = {
  orderNo: string;
  reason: string;
  explain: string;
  images: string[];
  kind?: RefundKind | undefined;
  /** All refundable pieces by default. */
  lines?: RefundLine[] | undefined;
};

export function applyForRefund(db: Queryable, uid: number, request: RefundRequest, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, request.orderNo, uid);
    assertRefundable(order);
    const kind = request.kind ?? 'money';
    if (kind === 'goods' && !isReturnable(order)) throw refused('goodsNotReturnable');
    const lines = (await linesOf(tx, [order.id])).get(order.id) ?? [];
    const wanted = request.lines ?? restOf(lines);
    assertLines(lines, wanted);
    const share = sharesOf(lines, wanted);
    await tx.insert(refunds).values({
      refundOrderNo: newOrderNumber('RE', now),
      storeOrderId: order.id,
      merOrderNo: order.orderNo,
      masterOrderNo: order.masterOrderNo,
      uid,
      merId: order.merId,
      merName: order.merName,
      totalNum: wanted.reduce((sum, { num }) => sum + num, 0),
      kind: refundKindToWire[kind],
      lines: wanted,
      reason: request.reason,
      explain: request.explain,
      images: request.images,
      refundPrice: share.total,
      amount: toApiAmount(share),
      deadline: deadlineOf('reviewing', now),
      createdAt: now,
    });
    await setOrder(tx, order.id, 'applied');
  });
}

export const setOrder = (tx: Transaction, id: number, status: keyof typeof orderRefundStatus) =>
  tx.update(storeOrders).set({ refundStatus: orderRefundStatus[status] }).where(eq(storeOrders.id, id));

/** Locks the order, then its refund: the same sequence as everywhere else. */
export async function lockRefund(
  tx: Transaction,
  refundOrderNo: string,
  uid?: number,
): Promise<{ refund: Refund; order: StoreOrder }> {
  const mine = and(
    eq(refunds.refundOrderNo, refundOrderNo),
    uid === undefined ? undefined : eq(refunds.uid, uid),
  );
  const [found] = await tx.select({ orderNo: refunds.merOrderNo }).from(refunds).where(mine);
  if (!found) throw refused('refundNotFound');
  const [order] = await tx
    .select()
    .from(storeOrders)
    .where(eq(storeOrders.orderNo, found.orderNo))
    .for('update');
  const [refund] = await tx.select().from(refunds).where(mine).for('update');
  if (!refund || !order) throw refused('refundNotFound');
  return { refund, order };
}

export function assertState({ status }: Refund, ...states: readonly RefundState[]): void {
  if (!states.some((state) => refundStateToWire[state] === status)) throw refused('refundStatusWrong');
}

type Change = Partial<typeof refunds.$inferInsert>;

export const setRefund = (tx: Transaction, { id }: Refund, state: RefundState, change: Change = {}) =>
  tx
    .update(refunds)
    .set({ deadline: null, ...change, status: refundStateToWire[state] })
    .where(eq(refunds.id, id));

/** The store refuses the request, or, after an inspection, the returned goods. */
export function refuseRefund(db: Db, refundOrderNo: string, reason: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    assertState(refund, 'reviewing', 'storeReceiving');
    // The store cannot refuse a decision of the marketplace.
    if (refund.decision === 'refund') throw refused('refundStatusWrong');
    await setRefund(tx, refund, 'refused', { refusalReason: reason, auditedAt: now });
    await setOrder(tx, order.id, 'none');
    await notify(tx, refund.uid, 'refundRefused', refundOrderNo, now);
  });
}

/** The store agrees: the money is due, or the goods have to come back first. `isDue`: whether to pay back now. */
export function agreeToRefund(db: Db, refundOrderNo: string, now: Date): Promise<{ isDue: boolean }> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    assertState(refund, 'reviewing');
    if (refund.kind === refundKindToWire.goods) {
      await setRefund(tx, refund, 'returningGoods', {
        auditedAt: now,
        deadline: deadlineOf('returningGoods', now),
      });
      await notify(tx, refund.uid, 'refundReturn', refundOrderNo, now);
      return { isDue: false };
    }
    await setRefund(tx, refund, 'refunding', { auditedAt: now });
    await setOrder(tx, order.id, 'refunding');
    return { isDue: true };
  });
}

/** The store has the goods back: the money is due. */
export function acceptReturn(db: Db, refundOrderNo: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    assertState(refund, 'storeReceiving');
    await setRefund(tx, refund, 'refunding', { receivedAt: now });
    await setOrder(tx, order.id, 'refunding');
  });
}

/** The shopper withdraws the request, or does not send the goods in time. */
export function revokeRefund(
  db: Db,
  refundOrderNo: string,
  uid: number | undefined,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo, uid);
    assertState(refund, 'reviewing', 'returningGoods');
    await setRefund(tx, refund, 'revoked', { revokedAt: now });
    await setOrder(tx, order.id, 'none');
  });
}

export type ReturnParcel = { expressName: string; trackingNumber: string; telephone: string };

/** The shopper has sent the goods back. */
export function returnGoods(
  db: Db,
  uid: number,
  refundOrderNo: string,
  parcel: ReturnParcel,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { refund } = await lockRefund(tx, refundOrderNo, uid);
    assertState(refund, 'returningGoods');
    await setRefund(tx, refund, 'storeReceiving', {
      ...parcel,
      returnedAt: now,
      deadline: deadlineOf('storeReceiving', now),
    });
  });
}
