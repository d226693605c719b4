import { type Schemas, storeOrderStatus } from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { masterOrders, parcels, storeOrders, users } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { deliveriesOf } from './deliveries.ts';
import type { MasterOrder, StoreOrder } from './lifecycle.ts';
import { linesOf, newestRefundsOf, storeOrdersOf, toApiLine, visible } from './lines.ts';
import { traceText } from './traces.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';

/** The identity from the sign-in proves that a guest owns the order. */
export async function findUserByIdentity(db: Db, identity: string): Promise<number> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.identity, identity));
  if (!user) throw refused('orderNotFound');
  return user.id;
}

export async function readMaster(db: Db, orderNo: string, uid: number): Promise<MasterOrder> {
  const [row] = await db
    .select()
    .from(masterOrders)
    .where(and(eq(masterOrders.orderNo, orderNo), eq(masterOrders.uid, uid)));
  if (!row) throw refused('orderNotFound');
  return row;
}

/** The order that was created from a pre-order; only for its owner. */
export async function orderOfPreOrder(db: Db, uid: number, preOrderNo: string): Promise<string> {
  const [row] = await db
    .select({ orderNo: masterOrders.orderNo })
    .from(masterOrders)
    .where(and(eq(masterOrders.preOrderNo, preOrderNo), eq(masterOrders.uid, uid)));
  if (!row) throw refused('orderNotFound');
  return row.orderNo;
}

const cancellationOf = (order: MasterOrder | undefined) => ({
  cancelTime: toApiTimeOrNull(order?.cancelledAt ?? null),
  cancelReason: order?.cancelReason || null,
});

export async function masterDetail(
  scope: Scope,
  orderNo: string,
  uid: number,
): Promise<Schemas['MasterDetail']> {
  const { db } = scope;
  const row = await readMaster(db, orderNo, uid);
  const children = (await storeOrdersOf(db, [row.id])).get(row.id) ?? [];
  const lines = await linesOf(
    db,
    children.map((order) => order.id),
  );
  const deliveries = await deliveriesOf(db, row, children);
  return {
    id: row.id,
    orderNo: row.orderNo,
    email: row.email,
    realName: row.realName,
    userPhone: row.userPhone,
    userAddress: row.userAddress,
    totalNum: row.totalNum,
    proTotalPrice: toMoney(row.proTotalPrice),
    totalPostage: toMoney(row.totalPostage),
    totalPrice: toMoney(row.totalPrice),
    payPostage: toMoney(row.payPostage),
    payPrice: toMoney(row.payPrice),
    couponId: row.couponId,
    couponPrice: toMoney(row.couponPrice),
    paid: row.paid,
    payTime: toApiTimeOrNull(row.payTime),
    payType: row.payType,
    useIntegral: row.usedIntegral,
    usedIntegral: row.usedIntegral,
    isUseIntegral: row.usedIntegral > 0,
    deductionPrice: toMoney(row.deductionPrice),
    mark: row.mark,
    isCancel: row.isCancel,
    ...cancellationOf(row),
    redirect: row.redirect,
    createTime: toApiTime(row.createdAt),
    payDeadline: row.paid || row.isCancel ? null : toApiTime(row.payDeadline),
    orderList: children.map((order) => ({
      id: order.id,
      orderNo: order.orderNo,
      merId: order.merId,
      merName: order.merName,
      totalNum: order.totalNum,
      payPrice: toMoney(order.payPrice),
      paid: order.paid,
      status: order.status,
      refundStatus: order.refundStatus,
      createTime: toApiTime(order.createdAt),
      orderInfoList: (lines.get(order.id) ?? []).map((line) => toApiLine(scope, line, order.orderNo)),
      delivery: deliveries.get(order.id) ?? null,
      userRemark: order.userRemark,
    })),
  };
}

export async function readStoreOrder(db: Db, orderNo: string, uid: number): Promise<StoreOrder> {
  const [row] = await db
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.orderNo, orderNo), visible(uid)));
  if (!row) throw refused('orderNotFound');
  return row;
}

export async function storeDetail(
  scope: Scope,
  orderNo: string,
  uid: number,
): Promise<Schemas['StoreDetail']> {
  const { db } = scope;
  const row = await readStoreOrder(db, orderNo, uid);
  const [[master], lines, refundNos, expressInfo] = await Promise.all([
    db.select().from(masterOrders).where(eq(masterOrders.id, row.masterId)),
    linesOf(db, [row.id]),
    newestRefundsOf(db, [row.id]),
    readParcel(scope, row),
  ]);
  const deliveries = master ? await deliveriesOf(db, master, [row]) : undefined;
  return {
    id: row.id,
    orderNo: row.orderNo,
    masterOrderNo: row.masterOrderNo,
    merId: row.merId,
    merName: row.merName,
    uid,
    email: master?.email ?? '',
    realName: master?.realName ?? '',
    userPhone: master?.userPhone ?? '',
    userAddress: master?.userAddress ?? '',
    totalNum: row.totalNum,
    proTotalPrice: toMoney(row.proTotalPrice),
    totalPostage: toMoney(row.totalPostage),
    totalPrice: toMoney(row.totalPrice),
    payPrice: toMoney(row.payPrice),
    payPostage: toMoney(row.payPostage),
    couponId: master?.couponId ?? 0,
    couponPrice: toMoney(row.couponPrice),
    useIntegral: row.usedIntegral,
    deductionPrice: toMoney(row.deductionPrice),
    paid: row.paid,
    payTime: toApiTimeOrNull(row.payTime),
    payType: row.payType,
    status: row.status,
    refundStatus: row.refundStatus,
    refundOrderNo: refundNos.get(row.id) ?? null,
    userRemark: row.userRemark || (master?.mark ?? ''),
    createTime: toApiTime(row.createdAt),
    orderInfoList: (lines.get(row.id) ?? []).map((line) => toApiLine(scope, line, row.orderNo)),
    expressInfo,
    deliveryName: row.deliveryName,
    deliveryId: row.deliveryId,
    deliveryType: row.deliveryType,
    delivery: deliveries?.get(row.id) ?? null,
    receiveTime: toApiTimeOrNull(row.completedAt),
    ...cancellationOf(master),
    receiveDeadline: row.status === storeOrderStatus.toReceive ? toApiTimeOrNull(row.receiveDeadline) : null,
  };
}

export async function readParcel(
  { db, language }: Scope,
  order: StoreOrder,
): Promise<Schemas['Express'] | null> {
  const [row] = await db.select().from(parcels).where(eq(parcels.storeOrderId, order.id));
  if (!row) return null;
  return {
    id: row.id,
    orderNo: row.orderNo,
    expNo: row.expNo,
    expCode: row.expCode,
    expName: row.expName,
    courier: row.courier,
    courierPhone: row.courierPhone,
    trackTime: toApiTimeOrNull(row.trackTime),
    logisticsInfo: JSON.stringify(
      row.traces.map((trace) => ({
        AcceptStation: traceText(trace.text, language),
        AcceptTime: toApiTime(new Date(trace.at)),
      })),
    ),
    state: row.state,
    reason: row.reason,
    createTime: toApiTime(row.createdAt),
    updateTime: toApiTime(row.updatedAt),
  };
}
