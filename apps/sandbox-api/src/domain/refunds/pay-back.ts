import {
  isPaidLater,
  orderRefundStatus,
  paymentMethodFromWire,
  paymentMethods,
  refundStateToWire,
} from '@marketfront/api-client';
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { type Transaction, transact } from '../../db/client.ts';
import { masterOrders, orderLines, payments, refunds, storeOrders } from '../../db/schema.ts';
import { log } from '../../log.ts';
import type { Services } from '../../services.ts';
import { message } from '../../messages/index.ts';
import { addBalance } from '../account/balance.ts';
import { returnStock } from '../catalog/stock.ts';
import { returnCoupon } from '../coupons/user-coupons.ts';
import { notify } from '../notifications/notifications.ts';
import { settleDuePayment, type StoreOrder } from '../orders/lifecycle.ts';
import { linesOf } from '../orders/lines.ts';
import { refundAtProvider } from '../payments/providers.ts';
import { addPoints, reclaimPoints } from '../points/points.ts';
import { refused } from '../shared/failure.ts';
import { failureText, isDue, nextAttempt } from '../shared/retries.ts';
import { gainedWith, restOf, sharesOf } from './amounts.ts';
import { recordDecision, type Verdict } from './escalation.ts';
import { acceptReturn, agreeToRefund, lockRefund, type Refund, revokeRefund } from './refunds.ts';

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
    // Before the bookings, because they depend on the parts of the order that still stand.
    await restore(tx, refund, order, now);
    if (payment) await bookRefund(tx, payment, refund, order, now);
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
    const { uid, refundPrice, refundOrderNo } = refund;
    await addBalance(
      tx,
      { uid, amount: refundPrice, linkId: refundOrderNo, title: message('balance.refund') },
      now,
    );
  }
  if (isPaidLater(method)) await settleDuePayment(tx, order.masterId, now);
}

/** Restores stock and points of the refunded lines, and the coupon once every part of the master order is refunded. */
async function restore(tx: Transaction, refund: Refund, order: StoreOrder, now: Date): Promise<void> {
  const lines = (await linesOf(tx, [order.id])).get(order.id) ?? [];
  const wanted = refund.lines.length > 0 ? refund.lines : restOf(lines);
  const pieces = new Map(wanted.map(({ lineId, num }) => [lineId, num]));
  const returned = lines.flatMap(({ id, productId, skuId }) => {
    const quantity = pieces.get(id) ?? 0;
    return quantity > 0 ? [{ productId, skuId, quantity }] : [];
  });
  await returnStock(tx, returned, now);
  const share = sharesOf(lines, wanted);
  const isAll = lines.every(
    ({ id, quantity, refundedNum }) => refundedNum + (pieces.get(id) ?? 0) >= quantity,
  );
  const gained = gainedWith(order, share.total, isAll);
  for (const [lineId, num] of pieces) {
    await tx
      .update(orderLines)
      .set({ refundedNum: sql`${orderLines.refundedNum} + ${num}` })
      .where(eq(orderLines.id, lineId));
  }
  await tx
    .update(storeOrders)
    .set({
      refundStatus: isAll ? orderRefundStatus.refunded : orderRefundStatus.none,
      gainedIntegral: order.gainedIntegral - gained,
    })
    .where(eq(storeOrders.id, order.id));
  const movement = { uid: order.uid, linkType: 'refund', linkId: order.orderNo } as const;
  await addPoints(
    tx,
    {
      ...movement,
      points: share.points,
      title: message('points.returnedWithRefund'),
    },
    now,
  );
  await reclaimPoints(
    tx,
    {
      ...movement,
      points: gained,
      title: message('points.reclaimed'),
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

const isWaiting = (now: Date) => and(eq(refunds.status, refundStateToWire.refunding), isDue(refunds, now));

/** The store agrees; money is paid back immediately, or by a job if this server is killed first. */
export async function approveRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  const { isDue } = await agreeToRefund(services.db, refundOrderNo, now);
  if (isDue) await attemptRefund(services, refundOrderNo, now);
}

/** The store has the goods back; the money is paid back immediately. */
export async function receiveReturn(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  await acceptReturn(services.db, refundOrderNo, now);
  await attemptRefund(services, refundOrderNo, now);
}

/** The marketplace decides; due money is paid back immediately. */
export async function decideRefund(
  services: Services,
  refundOrderNo: string,
  verdict: Verdict,
  now: Date,
): Promise<void> {
  const { isDue } = await recordDecision(services.db, refundOrderNo, verdict, now);
  if (isDue) await attemptRefund(services, refundOrderNo, now);
}

/**
 * Ends one refund whose deadline has passed: silence of the store means agreement, silence of the shopper revokes the
 * refund, and if the marketplace is silent, the shopper gets the money.
 */
export async function decideOneOverdue(services: Services, now: Date): Promise<boolean> {
  const { reviewing, returningGoods, storeReceiving, marketplaceReviewing } = refundStateToWire;
  const [row] = await services.db
    .select({ no: refunds.refundOrderNo, status: refunds.status })
    .from(refunds)
    .where(
      and(
        inArray(refunds.status, [reviewing, returningGoods, storeReceiving, marketplaceReviewing]),
        lte(refunds.deadline, now),
      ),
    )
    .orderBy(asc(refunds.deadline))
    .limit(1);
  if (!row) return false;
  if (row.status === reviewing) await approveRefund(services, row.no, now);
  else if (row.status === returningGoods) await revokeRefund(services.db, row.no, undefined, now);
  else if (row.status === marketplaceReviewing)
    await decideRefund(services, row.no, { decision: 'refund', reason: '' }, now);
  else await receiveReturn(services, row.no, now);
  return true;
}

/** Tries to pay back. A failure is stored, so that it is tried again later and an operator sees it. */
async function attemptRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  const { db } = services;
  const own = eq(refunds.refundOrderNo, refundOrderNo);
  const [claimed] = await db
    .update(refunds)
    .set(nextAttempt(refunds, now))
    .where(and(own, isWaiting(now)))
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

/** Tries one refund that could not be finished before; one that fails again does not block the others. */
export async function finishOneRefund(services: Services, now: Date): Promise<boolean> {
  const [row] = await services.db
    .select({ refundOrderNo: refunds.refundOrderNo })
    .from(refunds)
    .where(isWaiting(now))
    .orderBy(sql`${refunds.retryAt} nulls first`)
    .limit(1);
  if (!row) return false;
  await attemptRefund(services, row.refundOrderNo, now);
  return true;
}

/** The operator retries a failed refund, even one that is no longer tried automatically. */
export async function retryRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
  const [row] = await services.db
    .update(refunds)
    .set({ attempts: 0, retryAt: null })
    .where(and(eq(refunds.refundOrderNo, refundOrderNo), eq(refunds.status, refundStateToWire.refunding)))
    .returning({ id: refunds.id });
  if (!row) throw refused('orderStatusWrong');
  await attemptRefund(services, refundOrderNo, now);
}
