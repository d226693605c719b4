import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { masterOrders, orderLines, parcels, refunds, storeOrders, users } from '../db/schema.ts';
import { refused } from './failure.ts';
import { inLanguage, type Language } from './language.ts';
import { toMoney } from './money.ts';
import type { MasterOrder, StoreOrder } from './order-lifecycle.ts';
import { offsetOf, type PageRequest, toPage } from './page.ts';
import { toPictureUrl } from './pictures.ts';
import { toWireTime, toWireTimeOrNull } from './time.ts';

export type Scope = { db: Db; config: Config; language: Language };
type Line = typeof orderLines.$inferSelect;

const absent = 'order does not exist';

export function toWireLine(
  { config, language }: Scope,
  line: Line,
  merOrderNo: string,
): Schemas['OrderLine'] {
  return {
    id: line.id,
    merOrderNo,
    productId: line.productId,
    productName: inLanguage(line.productName, language),
    image: toPictureUrl(config, line.image),
    imageBlur: line.imageBlur,
    attrValueId: line.skuId,
    sku: inLanguage(line.skuName, language),
    price: toMoney(line.price),
    payNum: line.quantity,
    isReply: line.isReply,
  };
}

/** The lines of these store orders, by order. */
export async function linesOf(db: Db, storeOrderIds: readonly number[]): Promise<Map<number, Line[]>> {
  if (storeOrderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.storeOrderId, [...storeOrderIds]))
    .orderBy(orderLines.id);
  return Map.groupBy(rows, (row) => row.storeOrderId);
}

const statuses = [0, 1, 2, 3, 9] as const;
const refundStatuses = [0, 1, 2, 3] as const;
const toStatus = (value: number) => statuses.find((status) => status === value) ?? 0;
const toRefundStatus = (value: number) => refundStatuses.find((status) => status === value) ?? 0;

export async function listUnpaid(
  scope: Scope,
  uid: number,
  page: PageRequest,
): Promise<Schemas['AwaitPayPage']> {
  const { db, config, language } = scope;
  const where = and(
    eq(masterOrders.uid, uid),
    eq(masterOrders.paid, false),
    eq(masterOrders.isCancel, false),
  );
  const [total, rows] = await Promise.all([
    db.$count(masterOrders, where),
    db
      .select()
      .from(masterOrders)
      .where(where)
      .orderBy(desc(masterOrders.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const children = await storeOrdersOf(
    db,
    rows.map((row) => row.id),
  );
  const lines = await linesOf(
    db,
    [...children.values()].flat().map((order) => order.id),
  );
  const list = rows.map((row) => ({
    id: row.id,
    orderNo: row.orderNo,
    totalNum: row.totalNum,
    payPrice: toMoney(row.payPrice),
    redirect: row.redirect,
    paid: row.paid,
    payType: row.payType,
    payChannel: row.payChannel,
    createTime: toWireTime(row.createdAt),
    payDeadline: toWireTime(row.payDeadline),
    orderList: (children.get(row.id) ?? []).map((order) => ({
      merId: order.merId,
      merName: order.merName,
      orderInfoList: (lines.get(order.id) ?? []).map((line) => ({
        productId: line.productId,
        productName: inLanguage(line.productName, language),
        attrValueId: line.skuId,
        image: toPictureUrl(config, line.image),
        imageBlur: line.imageBlur,
        sku: inLanguage(line.skuName, language),
        price: toMoney(line.price),
        payNum: line.quantity,
        weight: line.weight.toFixed(2),
        volume: line.volume.toFixed(2),
        postage: toMoney(line.postage),
      })),
    })),
  }));
  return toPage(list, total, page);
}

async function storeOrdersOf(db: Db, masterIds: readonly number[]): Promise<Map<number, StoreOrder[]>> {
  if (masterIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storeOrders)
    .where(inArray(storeOrders.masterId, [...masterIds]))
    .orderBy(storeOrders.id);
  return Map.groupBy(rows, (row) => row.masterId);
}

/** The wire's tabs. Orders in refund are not in them. */
const tabs: Readonly<Record<number, SQL | undefined>> = {
  0: and(eq(storeOrders.paid, false), eq(storeOrders.status, 0)),
  1: and(eq(storeOrders.paid, true), eq(storeOrders.status, 0), eq(storeOrders.refundStatus, 0)),
  2: and(eq(storeOrders.status, 1), eq(storeOrders.refundStatus, 0)),
  3: and(inArray(storeOrders.status, [2, 3]), eq(storeOrders.refundStatus, 0)),
};

const visible = (uid: number) => and(eq(storeOrders.uid, uid), eq(storeOrders.isDeleted, false));

export async function listStoreOrders(
  scope: Scope,
  uid: number,
  type: number,
  keywords: string,
  page: PageRequest,
): Promise<Schemas['StoreOrderRowPage']> {
  const { db } = scope;
  const pattern = `%${keywords.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const named = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(eq(orderLines.storeOrderId, storeOrders.id), sql`${orderLines.productName}::text ilike ${pattern}`),
    );
  const search = keywords
    ? or(
        ilike(storeOrders.orderNo, pattern),
        ilike(storeOrders.masterOrderNo, pattern),
        ilike(storeOrders.merName, pattern),
        exists(named),
      )
    : undefined;
  const where = and(visible(uid), tabs[type], search);
  const [total, rows] = await Promise.all([
    db.$count(storeOrders, where),
    db
      .select()
      .from(storeOrders)
      .where(where)
      .orderBy(desc(storeOrders.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  );
  const list = rows.map((row) => ({
    id: row.id,
    orderNo: row.orderNo,
    masterOrderNo: row.masterOrderNo,
    merId: row.merId,
    merName: row.merName,
    createTime: toWireTime(row.createdAt),
    paid: row.paid,
    payTime: toWireTimeOrNull(row.payTime),
    payPrice: toMoney(row.payPrice),
    status: toStatus(row.status),
    totalNum: row.totalNum,
    payPostage: toMoney(row.payPostage),
    refundStatus: toRefundStatus(row.refundStatus),
    deliveryName: row.deliveryName,
    deliveryId: row.deliveryId,
    receiveDeadline: row.status === 1 ? toWireTimeOrNull(row.receiveDeadline) : null,
    orderInfoList: (lines.get(row.id) ?? []).map((line) => toWireLine(scope, line, row.orderNo)),
  }));
  return toPage(list, total, page);
}

async function countTabs(db: Db, uid: number) {
  const [[stores], unPaidCount] = await Promise.all([
    db
      .select({
        unShippedCount: sql<number>`count(*) filter (where ${tabs[1]})::int`,
        receivedCount: sql<number>`count(*) filter (where ${tabs[2]})::int`,
        completeCount: sql<number>`count(*) filter (where ${tabs[3]})::int`,
      })
      .from(storeOrders)
      .where(visible(uid)),
    db.$count(
      masterOrders,
      and(eq(masterOrders.uid, uid), eq(masterOrders.paid, false), eq(masterOrders.isCancel, false)),
    ),
  ]);
  return { unPaidCount, ...(stores ?? { unShippedCount: 0, receivedCount: 0, completeCount: 0 }) };
}

export const countOrders = (db: Db, uid: number): Promise<Schemas['OrderCounts']> => countTabs(db, uid);

export async function countForCenter(db: Db, uid: number): Promise<Schemas['OrderCenterCounts']> {
  const [{ completeCount: _complete, ...counts }, commentCount, refundCount] = await Promise.all([
    countTabs(db, uid),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
      .where(and(visible(uid), tabs[3], eq(orderLines.isReply, false)))
      .then(([row]) => row?.count ?? 0),
    db.$count(refunds, and(eq(refunds.uid, uid), inArray(refunds.status, [0, 2]))),
  ]);
  return { ...counts, commentCount, refundCount };
}

/** A guest proves with the identity that came with the sign-in that the order is theirs. */
export async function findGuest(db: Db, identity: string): Promise<number> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.identity, identity));
  if (!user) throw refused(absent);
  return user.id;
}

export async function readMaster(db: Db, orderNo: string, uid: number): Promise<MasterOrder> {
  const [row] = await db
    .select()
    .from(masterOrders)
    .where(and(eq(masterOrders.orderNo, orderNo), eq(masterOrders.uid, uid)));
  if (!row) throw refused(absent);
  return row;
}

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
    payTime: toWireTimeOrNull(row.payTime),
    payType: row.payType,
    useIntegral: row.usedIntegral,
    usedIntegral: row.usedIntegral,
    isUseIntegral: row.usedIntegral > 0,
    deductionPrice: toMoney(row.deductionPrice),
    mark: row.mark,
    isCancel: row.isCancel,
    redirect: row.redirect,
    createTime: toWireTime(row.createdAt),
    payDeadline: row.paid || row.isCancel ? null : toWireTime(row.payDeadline),
    orderList: children.map((order) => ({
      id: order.id,
      orderNo: order.orderNo,
      merId: order.merId,
      merName: order.merName,
      totalNum: order.totalNum,
      payPrice: toMoney(order.payPrice),
      paid: order.paid,
      status: toStatus(order.status),
      refundStatus: toRefundStatus(order.refundStatus),
      createTime: toWireTime(order.createdAt),
      orderInfoList: (lines.get(order.id) ?? []).map((line) => toWireLine(scope, line, order.orderNo)),
    })),
  };
}

export async function readStoreOrder(db: Db, orderNo: string, uid: number): Promise<StoreOrder> {
  const [row] = await db
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.orderNo, orderNo), visible(uid)));
  if (!row) throw refused(absent);
  return row;
}

export async function storeDetail(
  scope: Scope,
  orderNo: string,
  uid: number,
): Promise<Schemas['StoreDetail']> {
  const { db } = scope;
  const row = await readStoreOrder(db, orderNo, uid);
  const [[master], lines, expressInfo] = await Promise.all([
    db.select().from(masterOrders).where(eq(masterOrders.id, row.masterId)),
    linesOf(db, [row.id]),
    readParcel(db, row),
  ]);
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
    payTime: toWireTimeOrNull(row.payTime),
    payType: row.payType,
    status: toStatus(row.status),
    refundStatus: toRefundStatus(row.refundStatus),
    userRemark: master?.mark ?? '',
    createTime: toWireTime(row.createdAt),
    orderInfoList: (lines.get(row.id) ?? []).map((line) => toWireLine(scope, line, row.orderNo)),
    expressInfo,
    deliveryName: row.deliveryName,
    deliveryId: row.deliveryId,
    deliveryType: row.deliveryType,
    receiveDeadline: row.status === 1 ? toWireTimeOrNull(row.receiveDeadline) : null,
  };
}

const parcelStates = [-1, 0, 1, 2, 3, 4, 5, 6] as const;

export async function readParcel(db: Db, order: StoreOrder): Promise<Schemas['Express'] | null> {
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
    trackTime: toWireTimeOrNull(row.trackTime),
    logisticsInfo: JSON.stringify(
      row.traces.map((trace) => ({ AcceptStation: trace.text, AcceptTime: toWireTime(new Date(trace.at)) })),
    ),
    state: parcelStates.find((state) => state === row.state) ?? 0,
    reason: row.reason,
    createTime: toWireTime(row.createdAt),
    updateTime: toWireTime(row.updatedAt),
  };
}
