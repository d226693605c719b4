import {
  isPaidLater,
  orderRefundStatus,
  type PaymentMethod,
  paymentMethodFromWire,
  paymentMethodToWire,
  refundStateToWire,
  storeOrderStatus,
} from '@marketfront/api-client';
import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { masterOrders, orderLines, payments, refunds, storeOrders } from '../../db/schema.ts';
import { message } from '../../messages/index.ts';
import { returnCoupon } from '../coupons/user-coupons.ts';
import { operatorRefusal, refused } from '../shared/failure.ts';
import { notify } from '../notifications/notifications.ts';
import { addPoints } from '../points/points.ts';
import { returnStock } from '../catalog/stock.ts';
import { after, day, second } from '../shared/time.ts';

export type MasterOrder = typeof masterOrders.$inferSelect;
export type StoreOrder = typeof storeOrders.$inferSelect;

/** A refund was requested, and is either not decided or not paid out. */
export const isInRefund = ({ refundStatus }: StoreOrder): boolean =>
  refundStatus === orderRefundStatus.applied || refundStatus === orderRefundStatus.refunding;

/** Locks the row, so that paying, cancelling and expiring an order are serialized. */
export async function lockMaster(tx: Transaction, orderNo: string, uid?: number): Promise<MasterOrder> {
  const [row] = await tx
    .select()
    .from(masterOrders)
    .where(and(eq(masterOrders.orderNo, orderNo), uid === undefined ? undefined : eq(masterOrders.uid, uid)))
    .for('update');
  if (!row) throw refused('orderNotFound');
  return row;
}

export async function lockStoreOrder(tx: Transaction, orderNo: string, uid?: number): Promise<StoreOrder> {
  const [row] = await tx
    .select()
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.orderNo, orderNo),
        eq(storeOrders.isDeleted, false),
        uid === undefined ? undefined : eq(storeOrders.uid, uid),
      ),
    )
    .for('update');
  if (!row) throw refused('orderNotFound');
  return row;
}

/**
 * Cancels an unpaid order and returns its stock, coupon and points. Its open payments are cancelled at their provider
 * afterwards (domain/payments/closing.ts).
 */
async function cancelAndRelease(
  tx: Transaction,
  master: MasterOrder,
  reason: string,
  now: Date,
): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, skuId: orderLines.skuId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.masterId, master.id));
  await returnStock(tx, lines, now);
  await returnCoupon(tx, master.couponId);
  await addPoints(
    tx,
    {
      uid: master.uid,
      points: master.usedIntegral,
      linkType: 'order',
      linkId: master.orderNo,
      title: message('points.returnedFromOrder'),
    },
    now,
  );
  await tx
    .update(masterOrders)
    .set({ isCancel: true, cancelReason: reason, cancelledAt: now })
    .where(eq(masterOrders.id, master.id));
  await tx
    .update(storeOrders)
    .set({ status: storeOrderStatus.cancelled })
    .where(eq(storeOrders.masterId, master.id));
}

export function cancelOrder(
  db: Db,
  orderNo: string,
  uid: number | undefined,
  now: Date,
  reason = '',
): Promise<void> {
  return transact(db, async (tx) => {
    const master = await lockMaster(tx, orderNo, uid);
    if (master.paid) throw refused('paidOrderNotCancellable');
    if (master.isCancel) throw refused('orderCancelled');
    await cancelAndRelease(tx, master, reason, now);
  });
}

/** Sets the time left to pay an unpaid order, in seconds: an operator need not wait for its deadline. */
export async function setTimeToPay(db: Db, orderNo: string, seconds: number, now: Date): Promise<void> {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600)
    throw operatorRefusal('The time to pay must be 0 to 3600 seconds.');
  const [order] = await db
    .update(masterOrders)
    .set({ payDeadline: new Date(now.getTime() + seconds * second) })
    .where(
      and(eq(masterOrders.orderNo, orderNo), eq(masterOrders.paid, false), eq(masterOrders.isCancel, false)),
    )
    .returning({ id: masterOrders.id });
  if (!order) throw operatorRefusal('Only an order that waits for its payment has a time to pay.');
}

/** Cancels one overdue order, if any. SKIP LOCKED lets several servers share the work. */
export function expireOneOrder(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [master] = await tx
      .select()
      .from(masterOrders)
      .where(
        and(
          eq(masterOrders.paid, false),
          eq(masterOrders.isCancel, false),
          lte(masterOrders.payDeadline, now),
        ),
      )
      .orderBy(masterOrders.payDeadline)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!master) return false;
    await cancelAndRelease(tx, master, 'notPaidInTime', now);
    await notify(tx, master.uid, 'orderExpired', master.orderNo, now);
    return true;
  });
}

/** Whether the courier or the store collects the money. */
export const isPaidOnDelivery = ({ payType, payPrice }: Pick<MasterOrder, 'payType' | 'payPrice'>): boolean =>
  payPrice > 0 && isPaidLater(paymentMethodFromWire(payType));

/**
 * Lets the stores ship a locked order: it is paid, or will be on receipt (cash on delivery). Without a method, it keeps
 * the method that was chosen.
 */
export async function markPaid(
  tx: Transaction,
  master: MasterOrder,
  method: PaymentMethod | undefined,
  now: Date,
): Promise<void> {
  const payType = method ? paymentMethodToWire(method) : master.payType;
  const paid = { paid: true, payTime: now, payType };
  await tx.update(masterOrders).set(paid).where(eq(masterOrders.id, master.id));
  await tx.update(storeOrders).set(paid).where(eq(storeOrders.masterId, master.id));
  const isDue = isPaidOnDelivery({ payType, payPrice: master.payPrice });
  await notify(tx, master.uid, isDue ? 'orderAccepted' : 'orderPaid', master.orderNo, now);
}

/** Cash on delivery: the courier has the money once every part of the order has arrived. */
export async function settleDuePayment(tx: Transaction, masterId: number, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'succeeded', updatedAt: now })
    .where(
      and(
        eq(payments.masterId, masterId),
        eq(payments.status, 'due'),
        sql`not exists (select 1 from ${storeOrders} s where s.master_id = ${masterId} and s.status in (${storeOrderStatus.toShip}, ${storeOrderStatus.toReceive}) and s.refund_status <> ${orderRefundStatus.refunded})`,
      ),
    );
}

/** Shipped → received; the shopper earns a point for each whole unit of money paid. */
async function receive(tx: Transaction, order: StoreOrder, now: Date): Promise<void> {
  const [refunded] = await tx
    .select({ total: sql<number>`coalesce(sum(${refunds.refundPrice}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.storeOrderId, order.id), eq(refunds.status, refundStateToWire.refunded)));
  const gained = Math.floor((order.payPrice - (refunded?.total ?? 0)) / 100);
  await tx
    .update(storeOrders)
    .set({ status: storeOrderStatus.toReview, completedAt: now, gainedIntegral: gained })
    .where(eq(storeOrders.id, order.id));
  if (isPaidLater(paymentMethodFromWire(order.payType))) await settleDuePayment(tx, order.masterId, now);
  await addPoints(
    tx,
    {
      uid: order.uid,
      points: gained,
      linkType: 'order',
      linkId: order.orderNo,
      title: message('points.earned'),
    },
    now,
  );
  await notify(tx, order.uid, 'orderReceived', order.orderNo, now);
}

export function confirmReceipt(db: Db, orderNo: string, uid: number | undefined, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, orderNo, uid);
    if (order.status !== storeOrderStatus.toReceive || order.refundStatus !== orderRefundStatus.none)
      throw refused('orderStatusWrong');
    await receive(tx, order, now);
  });
}

/** Marks one order as received that was shipped long ago and not confirmed, if any. */
export function receiveOneOrder(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(storeOrders)
      .where(
        and(
          eq(storeOrders.status, storeOrderStatus.toReceive),
          eq(storeOrders.refundStatus, orderRefundStatus.none),
          lte(storeOrders.receiveDeadline, now),
        ),
      )
      .orderBy(storeOrders.receiveDeadline)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!order) return false;
    await receive(tx, order, now);
    return true;
  });
}

/** An order is complete when all of its lines are reviewed. */
export async function completeReviewed(tx: Transaction, storeOrderId: number): Promise<void> {
  const unreviewed = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.storeOrderId, storeOrderId), eq(orderLines.isReply, false)));
  await tx
    .update(storeOrders)
    .set({ status: storeOrderStatus.completed })
    .where(
      and(
        eq(storeOrders.id, storeOrderId),
        eq(storeOrders.status, storeOrderStatus.toReview),
        notExists(unreviewed),
      ),
    );
}

/** After this time, shoppers are not asked for a review any longer; reviews are still accepted. */
const daysToReview = 15;

export async function completeUnreviewed(db: Db, now: Date): Promise<void> {
  await db
    .update(storeOrders)
    .set({ status: storeOrderStatus.completed })
    .where(
      and(
        eq(storeOrders.status, storeOrderStatus.toReview),
        lte(storeOrders.completedAt, after(now, -daysToReview * day)),
      ),
    );
}

/** Hides a finished order from its owner's lists. */
function deleteOrder(db: Db, orderNo: string, uid: number): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, orderNo, uid);
    if (isInRefund(order)) {
      throw refused('orderInRefundNotDeletable');
    }
    if (order.status !== storeOrderStatus.completed) throw refused('orderNotDeletable');
    await tx.update(storeOrders).set({ isDeleted: true }).where(eq(storeOrders.id, order.id));
  });
}

/** What a shopper can do with a store order by its number alone, by the name of the operation. */
export const storeOrderActs = { confirmReceipt, deleteOrder } as const;
