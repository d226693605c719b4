import {
  type Schemas,
  orderRefundStatus,
  paymentMethodFromWire,
  paymentMethods,
  refundStateToWire,
  storeOrderStatus,
} from '@marketfront/api-client';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { masterOrders, orderLines, payments, refunds, storeOrders, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { returnCoupon } from '../coupons/user-coupons.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { notify } from '../notifications/notifications.ts';
import { isInRefund, lockStoreOrder, type StoreOrder } from '../orders/lifecycle.ts';
import { newOrderNumber } from '../orders/numbers.ts';
import { readStoreOrder } from '../orders/details.ts';
import { linesOf, toWireLine } from '../orders/lines.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { refundAtProvider } from '../payments/providers.ts';
import { toPictureUrls } from '../shared/pictures.ts';
import { addPoints, reclaimPoints } from '../points/points.ts';
import { giveStockBack } from '../catalog/stock.ts';
import { toWireTime, toWireTimeOrNull } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';

type Refund = typeof refunds.$inferSelect;

function assertRefundable(order: StoreOrder): void {
  if (!order.paid) throw refused('unpaidNotRefundable');
  if (isInRefund(order)) throw refused('refundAlreadyApplied');
  if (order.refundStatus === orderRefundStatus.refunded) throw refused('orderRefunded');
  // Shipped and not received: nobody knows yet where the goods will end.
  if (order.status === storeOrderStatus.toReceive) throw refused('shippedNotRefundable');
  if (order.status === storeOrderStatus.cancelled) throw refused('orderCancelled');
}

export async function readApplication(
  scope: Scope,
  uid: number,
  orderNo: string,
): Promise<Schemas['RefundApplication']> {
  const order = await readStoreOrder(scope.db, orderNo, uid);
  assertRefundable(order);
  const lines = (await linesOf(scope.db, [order.id])).get(order.id) ?? [];
  return {
    id: order.id,
    orderNo,
    paid: order.paid,
    payPrice: toMoney(order.payPrice),
    totalNum: order.totalNum,
    orderInfoList: lines.map((line) => toWireLine(scope, line, orderNo)),
  };
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

/** The store agrees; the money goes back at once, or by the job when this server is killed in between. */
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
  await finishRefund(services, refundOrderNo, now);
}

/** Pays back (the provider acts once per refund number), then closes the books in one transaction. */
export async function finishRefund(services: Services, refundOrderNo: string, now: Date): Promise<void> {
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
    if (payment) await bookRefund(tx, payment, refund, now);
    await restore(tx, order, now);
    await notify(tx, refund.uid, 'refundDone', refundOrderNo, now);
  });
}

async function bookRefund(
  tx: Transaction,
  payment: typeof payments.$inferSelect,
  refund: Refund,
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
  if (method && paymentMethods[method].refundTo === 'balance' && payment.status === 'succeeded') {
    await tx
      .update(users)
      .set({ balance: sql`${users.balance} + ${refund.refundPrice}` })
      .where(eq(users.id, refund.uid));
  }
}

/** Stock and points of this store's part; the coupon when no part of the whole order stands any more. */
async function restore(tx: Transaction, order: StoreOrder, now: Date): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, skuId: orderLines.skuId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.storeOrderId, order.id));
  await giveStockBack(tx, lines);
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

/** Refunds approved whose server died before the money went back. */
export async function finishOneRefund(services: Services, now: Date): Promise<boolean> {
  const [row] = await services.db
    .select({ refundOrderNo: refunds.refundOrderNo })
    .from(refunds)
    .where(eq(refunds.status, refundStateToWire.refunding))
    .limit(1);
  if (!row) return false;
  await finishRefund(services, row.refundOrderNo, now);
  return true;
}

export async function listRefunds(
  scope: Scope,
  uid: number,
  page: PageRequest,
): Promise<Schemas['RefundRowPage']> {
  const { db } = scope;
  const where = eq(refunds.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(refunds, where),
    db.select().from(refunds).where(where).orderBy(desc(refunds.id)).limit(page.limit).offset(offsetOf(page)),
  ]);
  const lines = await linesOf(
    db,
    rows.map((row) => row.storeOrderId),
  );
  const list = rows.map((row) => ({
    id: row.id,
    refundOrderNo: row.refundOrderNo,
    merOrderNo: row.merOrderNo,
    masterOrderNo: row.masterOrderNo,
    merId: row.merId,
    merName: row.merName,
    totalNum: row.totalNum,
    refundStatus: row.status,
    refundPrice: toMoney(row.refundPrice),
    createTime: toWireTime(row.createdAt),
    orderInfoList: (lines.get(row.storeOrderId) ?? []).map((line) => toWireLine(scope, line, row.merOrderNo)),
  }));
  return toPage(list, total, page);
}

export async function refundDetail(
  scope: Scope,
  uid: number,
  refundOrderNo: string,
): Promise<Schemas['RefundDetail']> {
  const { db, config } = scope;
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.refundOrderNo, refundOrderNo), eq(refunds.uid, uid)));
  if (!row) throw refused('refundNotFound');
  const lines = (await linesOf(db, [row.storeOrderId])).get(row.storeOrderId) ?? [];
  return {
    id: row.id,
    refundOrderNo,
    merOrderNo: row.merOrderNo,
    masterOrderNo: row.masterOrderNo,
    merId: row.merId,
    merName: row.merName,
    totalNum: row.totalNum,
    refundReasonWap: row.reason,
    refundReasonWapImg: toPictureUrls(config, row.images).join(','),
    refundReasonWapExplain: row.explain,
    refundStatus: row.status,
    refundReason: row.refusalReason,
    refundPrice: toMoney(row.refundPrice),
    refundTime: toWireTimeOrNull(row.refundTime),
    createTime: toWireTime(row.createdAt),
    orderInfoList: lines.map((line) => toWireLine(scope, line, row.merOrderNo)),
  };
}
