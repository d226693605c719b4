import {
  isPaidLater,
  orderRefundStatus,
  paymentMethodFromWire,
  paymentMethods,
  refundStateToWire,
  storeOrderStatus,
} from '@marketfront/api-client';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { masterOrders, orderLines, payments, refunds, storeOrders, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { returnCoupon } from '../coupons/user-coupons.ts';
import { refused } from '../shared/failure.ts';
import { failureText, isDue, nextAttempt } from '../shared/retries.ts';
import { log } from '../../log.ts';
import { notify } from '../notifications/notifications.ts';
import { isInRefund, lockStoreOrder, settleDuePayment, type StoreOrder } from '../orders/lifecycle.ts';
import { newOrderNumber } from '../orders/numbers.ts';
import { refundAtProvider } from '../payments/providers.ts';
import { addPoints, reclaimPoints } from '../points/points.ts';
import { returnStock } from '../catalog/stock.ts';

type Refund = typeof refunds.$inferSelect;

export function assertRefundable(order: StoreOrder): void {
  if (!order.paid) throw refused('unpaidNotRefundable');
  if (isInRefund(order)) throw refused('refundAlreadyApplied');
  if (order.refundStatus === orderRefundStatus.refunded) throw refused('orderRefunded');
  // The goods are on their way: it is not decided yet who will have them.
  if (order.status === storeOrderStatus.toReceive) throw refused('shippedNotRefundable');
  if (order.status === storeOrderStatus.cancelled) throw refused('orderCancelled');
}

export type RefundRequest = { orderNo: string; reason: string; explain: string; images: string[] };

export function applyForRefund(db: Db, uid: number, request: RefundRequest, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, request.orderNo, uid);
    assertRefundable(order);
    await tx.insert(refunds).values({
      refundOrderNo: newOrderNumber('RE', now),
      storeOrderId: order.id,
      merOrderNo: order.orderNo,
      masterOrderNo: order.masterOrderNo,
      uid,
      merId: order.merId,
      merName: order.merName,
      totalNum: order.totalNum,
      reason: request.reason,
      explain: request.explain,
      images: request.images,
      refundPrice: order.payPrice,
      createdAt: now,
    });
    await tx
      .update(storeOrders)
      .set({ refundStatus: orderRefundStatus.applied })
      .where(eq(storeOrders.id, order.id));
  });
}

/** Locks the order, then its refund: the same order as everywhere else. */
async function lockRefund(
  tx: Transaction,
  refundOrderNo: string,
): Promise<{ refund: Refund; order: StoreOrder }> {
  const mine = eq(refunds.refundOrderNo, refundOrderNo);
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

export function refuseRefund(db: Db, refundOrderNo: string, reason: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    if (refund.status !== refundStateToWire.reviewing) throw refused('orderStatusWrong');
    await tx
      .update(refunds)
      .set({ status: refundStateToWire.refused, refusalReason: reason })
      .where(eq(refunds.id, refund.id));
    await tx
      .update(storeOrders)
      .set({ refundStatus: orderRefundStatus.none })
      .where(eq(storeOrders.id, order.id));
    await notify(tx, refund.uid, 'refundRefused', refundOrderNo, now);
  });
}

/** The store agrees; the money is paid back at once, or by a job when this server is killed before. */
export async function approveRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  await transact(services.db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    if (refund.status !== refundStateToWire.reviewing) throw refused('orderStatusWrong');
    await tx.update(refunds).set({ status: refundStateToWire.refunding }).where(eq(refunds.id, refund.id));
    await tx
      .update(storeOrders)
      .set({ refundStatus: orderRefundStatus.refunding })
      .where(eq(storeOrders.id, order.id));
  });
  await attemptRefund(services, refundOrderNo, now);
}

/** Pays back (the provider does it once per refund number), then books the refund in one transaction. */
async function finishRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  const { db } = services;
  const [row] = await db
    .select({ refund: refunds, masterId: storeOrders.masterId })
    .from(refunds)
    .innerJoin(storeOrders, eq(storeOrders.id, refunds.storeOrderId))
    .where(eq(refunds.refundOrderNo, refundOrderNo));
  if (row?.refund.status !== refundStateToWire.refunding) return;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.masterId, row.masterId), inArray(payments.status, ['succeeded', 'due'])))
    .orderBy(payments.id)
    .limit(1);
  if (payment?.status === 'succeeded') {
    await refundAtProvider(services, payment, row.refund.refundPrice, refundOrderNo);
  }
  await transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    if (refund.status !== refundStateToWire.refunding) return;
    await tx
      .update(refunds)
      .set({ status: refundStateToWire.refunded, refundTime: now })
      .where(eq(refunds.id, refund.id));
    await tx
      .update(storeOrders)
      .set({ refundStatus: orderRefundStatus.refunded })
      .where(eq(storeOrders.id, order.id));
    if (payment) await bookRefund(tx, payment, refund, order, now);
    await restore(tx, order, now);
    await notify(tx, refund.uid, 'refundDone', refundOrderNo, now);
  });
}

async function bookRefund(
  tx: Transaction,
  payment: typeof payments.$inferSelect,
  refund: Refund,
  order: StoreOrder,
  now: Date,
): Promise<void> {
  const refunded = sql`${payments.refundedAmount} + ${refund.refundPrice}`;
  await tx
    .update(payments)
    .set({
      refundedAmount: refunded,
      status: sql`case when ${refunded} >= ${payments.amount} then 'refunded' else ${payments.status} end`,
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id));
  const method = paymentMethodFromWire(payment.provider);
  if (!method || paymentMethods[method].refundTo !== 'balance') return;
  // Cash on delivery: the courier has the money of the parts that arrived, whatever happens to the others.
  const isReceived = isPaidLater(method) ? order.completedAt !== null : payment.status === 'succeeded';
  if (isReceived) {
    await tx
      .update(users)
      .set({ balance: sql`${users.balance} + ${refund.refundPrice}` })
      .where(eq(users.id, refund.uid));
  }
  if (isPaidLater(method)) await settleDuePayment(tx, order.masterId, now);
}

/** Stock and points of this store's part; the coupon when every part of the master order is refunded. */
async function restore(tx: Transaction, order: StoreOrder, now: Date): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, skuId: orderLines.skuId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.storeOrderId, order.id));
  await returnStock(tx, lines, now);
  const movement = { uid: order.uid, linkType: 'refund', linkId: order.orderNo } as const;
  await addPoints(
    tx,
    {
      ...movement,
      points: order.usedIntegral,
      title: {
        en: 'Returned with a refund',
        'zh-CN': '退款退回',
        es: 'Devueltos con un reembolso',
        fr: 'Rendus avec un remboursement',
        th: 'คืนพร้อมการคืนเงิน',
        lo: 'ຄືນພ້ອມການຄືນເງິນ',
      },
    },
    now,
  );
  await reclaimPoints(
    tx,
    {
      ...movement,
      points: order.gainedIntegral,
      title: {
        en: 'Taken back after a refund',
        'zh-CN': '退款扣回',
        es: 'Retirados tras un reembolso',
        fr: 'Repris après un remboursement',
        th: 'หักคืนหลังการคืนเงิน',
        lo: 'ຫັກຄືນຫຼັງການຄືນເງິນ',
      },
    },
    now,
  );
  const standing = await tx.$count(
    storeOrders,
    and(eq(storeOrders.masterId, order.masterId), ne(storeOrders.refundStatus, orderRefundStatus.refunded)),
  );
  if (standing > 0) return;
  const [master] = await tx
    .select({ couponId: masterOrders.couponId })
    .from(masterOrders)
    .where(eq(masterOrders.id, order.masterId));
  await returnCoupon(tx, master?.couponId ?? 0);
}

const waiting = (now: Date) => and(eq(refunds.status, refundStateToWire.refunding), isDue(refunds, now));

/** Tries to pay back. A failure is stored, so that it is tried again later and an operator sees it. */
async function attemptRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  const { db } = services;
  const own = eq(refunds.refundOrderNo, refundOrderNo);
  const [claimed] = await db
    .update(refunds)
    .set(nextAttempt(refunds, now))
    .where(and(own, waiting(now)))
    .returning({ id: refunds.id });
  if (!claimed) return;
  try {
    await finishRefund(services, refundOrderNo, now);
  } catch (error) {
    log.error(error);
    await db
      .update(refunds)
      .set({ failure: failureText(error) })
      .where(own);
  }
}

/** Tries one refund that could not be finished before; one that fails again does not hold up the others. */
export async function finishOneRefund(services: Services, now: Date): Promise<boolean> {
  const [row] = await services.db
    .select({ refundOrderNo: refunds.refundOrderNo })
    .from(refunds)
    .where(waiting(now))
    .orderBy(sql`${refunds.retryAt} nulls first`)
    .limit(1);
  if (!row) return false;
  await attemptRefund(services, row.refundOrderNo, now);
  return true;
}

/** The operator repeats a refund that failed, also one that is not tried automatically any more. */
export async function retryRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  const [row] = await services.db
    .update(refunds)
    .set({ attempts: 0, retryAt: null })
    .where(and(eq(refunds.refundOrderNo, refundOrderNo), eq(refunds.status, refundStateToWire.refunding)))
    .returning({ id: refunds.id });
  if (!row) throw refused('orderStatusWrong');
  await attemptRefund(services, refundOrderNo, now);
}
