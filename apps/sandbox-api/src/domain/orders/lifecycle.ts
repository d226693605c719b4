import { and, eq, lte, sql } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { type Localized, masterOrders, orderLines, payments, storeOrders } from '../../db/schema.ts';
import { returnCoupon } from '../coupons/user-coupons.ts';
import { refused } from '../shared/failure.ts';
import { notify } from '../notifications/notifications.ts';
import { addPoints } from '../points/points.ts';
import { giveStockBack } from '../catalog/stock.ts';

export type MasterOrder = typeof masterOrders.$inferSelect;
export type StoreOrder = typeof storeOrders.$inferSelect;

const absent = 'order does not exist';

const pointsBack: Localized = {
  en: 'Returned from a cancelled order',
  'zh-CN': '订单取消退回',
  es: 'Devueltos por un pedido cancelado',
  fr: 'Rendus après une commande annulée',
  th: 'คืนจากคำสั่งซื้อที่ยกเลิก',
  lo: 'ຄືນຈາກຄຳສັ່ງຊື້ທີ່ຍົກເລີກ',
};

const pointsEarned: Localized = {
  en: 'Earned with an order',
  'zh-CN': '购物奖励',
  es: 'Ganados con un pedido',
  fr: 'Gagnés avec une commande',
  th: 'ได้รับจากคำสั่งซื้อ',
  lo: 'ໄດ້ຮັບຈາກຄຳສັ່ງຊື້',
};

/** The row, locked: whoever pays, cancels or expires an order does it one after the other. */
export async function lockMaster(tx: Transaction, orderNo: string, uid?: number): Promise<MasterOrder> {
  const [row] = await tx
    .select()
    .from(masterOrders)
    .where(and(eq(masterOrders.orderNo, orderNo), uid === undefined ? undefined : eq(masterOrders.uid, uid)))
    .for('update');
  if (!row) throw refused(absent);
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
  if (!row) throw refused(absent);
  return row;
}

/** Everything an unpaid order took goes back: stock, coupon, points. */
async function undo(tx: Transaction, master: MasterOrder, reason: string, now: Date): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, skuId: orderLines.skuId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.masterId, master.id));
  await giveStockBack(tx, lines);
  await returnCoupon(tx, master.couponId);
  await addPoints(
    tx,
    {
      uid: master.uid,
      points: master.usedIntegral,
      linkType: 'order',
      linkId: master.orderNo,
      title: pointsBack,
    },
    now,
  );
  await tx
    .update(masterOrders)
    .set({ isCancel: true, cancelReason: reason })
    .where(eq(masterOrders.id, master.id));
  await tx.update(storeOrders).set({ status: 9 }).where(eq(storeOrders.masterId, master.id));
  await tx
    .update(payments)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(payments.masterId, master.id), eq(payments.status, 'pending')));
}

export function cancelOrder(db: Db, orderNo: string, uid: number | undefined, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const master = await lockMaster(tx, orderNo, uid);
    if (master.paid) throw refused('Paid orders cannot be cancelled');
    if (master.isCancel) throw refused('order cancelled');
    await undo(tx, master, 'shopper', now);
  });
}

/** One overdue order per call; SKIP LOCKED lets many servers share the work. Says whether there was one. */
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
    await undo(tx, master, 'not paid in time', now);
    await notify(tx, master.uid, 'orderExpired', master.orderNo, now);
    return true;
  });
}

/** Marks a locked, unpaid order as paid. */
export async function settle(
  tx: Transaction,
  master: MasterOrder,
  payType: string,
  now: Date,
): Promise<void> {
  const paid = { paid: true, payTime: now, payType };
  await tx.update(masterOrders).set(paid).where(eq(masterOrders.id, master.id));
  await tx.update(storeOrders).set(paid).where(eq(storeOrders.masterId, master.id));
  await notify(tx, master.uid, 'orderPaid', master.orderNo, now);
}

/** Shipped → completed; the shopper earns a point for each whole unit of money paid. */
async function complete(tx: Transaction, order: StoreOrder, now: Date): Promise<void> {
  const gained = Math.floor(order.payPrice / 100);
  await tx
    .update(storeOrders)
    .set({ status: 3, completedAt: now, gainedIntegral: gained })
    .where(eq(storeOrders.id, order.id));
  // Paid on delivery: the courier has the money now, once every part of the order has arrived.
  if (order.payType === 'cod') {
    await tx
      .update(payments)
      .set({ status: 'succeeded', updatedAt: now })
      .where(
        and(
          eq(payments.masterId, order.masterId),
          eq(payments.status, 'due'),
          sql`not exists (select 1 from ${storeOrders} s where s.master_id = ${order.masterId} and s.status in (0, 1) and s.refund_status <> 3)`,
        ),
      );
  }
  await addPoints(
    tx,
    { uid: order.uid, points: gained, linkType: 'order', linkId: order.orderNo, title: pointsEarned },
    now,
  );
  await notify(tx, order.uid, 'orderReceived', order.orderNo, now);
}

export function confirmReceipt(db: Db, orderNo: string, uid: number | undefined, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, orderNo, uid);
    if (order.status !== 1 || order.refundStatus !== 0) throw refused('wrong order status');
    await complete(tx, order, now);
  });
}

/** Shipped long ago and never confirmed: received by itself, one order per call. */
export function receiveOneOrder(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(storeOrders)
      .where(
        and(
          eq(storeOrders.status, 1),
          eq(storeOrders.refundStatus, 0),
          lte(storeOrders.receiveDeadline, now),
        ),
      )
      .orderBy(storeOrders.receiveDeadline)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!order) return false;
    await complete(tx, order, now);
    return true;
  });
}

/** Hides a finished order from its owner's lists. */
export function deleteOrder(db: Db, orderNo: string, uid: number): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, orderNo, uid);
    if (order.refundStatus === 1 || order.refundStatus === 2) {
      throw refused('Orders cannot be deleted during the refund process!');
    }
    if (order.status !== 3) throw refused('Only completed orders can be deleted!');
    await tx.update(storeOrders).set({ isDeleted: true }).where(eq(storeOrders.id, order.id));
  });
}
