import {
  type Schemas,
  storeOrderStatus,
  orderRefundStatus,
  refundStateToWire,
  type OrderTab,
} from '@marketfront/api-client';
import { and, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { masterOrders, orderLines, refunds, storeOrders } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { linesOf, newestRefundsOf, storeOrdersOf, toApiLine, visible, receivedStatuses } from './lines.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';

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
    createTime: toApiTime(row.createdAt),
    payDeadline: toApiTime(row.payDeadline),
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

const { toShip, toReceive } = storeOrderStatus;
const notInRefund = eq(storeOrders.refundStatus, orderRefundStatus.none);

/** The store orders of each tab. Orders with an open refund are only in `all`. */
const tabs: Readonly<Record<OrderTab, SQL | undefined>> = {
  all: undefined,
  toPay: and(eq(storeOrders.paid, false), eq(storeOrders.status, toShip)),
  toShip: and(eq(storeOrders.paid, true), eq(storeOrders.status, toShip), notInRefund),
  toReceive: and(eq(storeOrders.status, toReceive), notInRefund),
  completed: and(inArray(storeOrders.status, receivedStatuses), notInRefund),
};

export type OrderFilter = {
  keywords: string;
  /** The first and the last day, as moments: from the start of the first to the end of the last. */
  from?: Date | undefined;
  until?: Date | undefined;
};

export async function listStoreOrders(
  scope: Scope,
  uid: number,
  tab: OrderTab,
  { keywords, from, until }: OrderFilter,
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
  const where = and(
    visible(uid),
    tabs[tab],
    search,
    from && gte(storeOrders.createdAt, from),
    until && lt(storeOrders.createdAt, until),
  );
  const [total, rows] = await Promise.all([
    db.$count(storeOrders, where),
    db
      .select()
      .from(storeOrders)
      .where(where)
      .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const ids = rows.map((row) => row.id);
  const [lines, refundNos] = await Promise.all([linesOf(db, ids), newestRefundsOf(db, ids)]);
  const list = rows.map((row) => ({
    id: row.id,
    orderNo: row.orderNo,
    masterOrderNo: row.masterOrderNo,
    merId: row.merId,
    merName: row.merName,
    createTime: toApiTime(row.createdAt),
    paid: row.paid,
    payTime: toApiTimeOrNull(row.payTime),
    payPrice: toMoney(row.payPrice),
    status: row.status,
    totalNum: row.totalNum,
    payPostage: toMoney(row.payPostage),
    refundStatus: row.refundStatus,
    refundOrderNo: refundNos.get(row.id) ?? null,
    deliveryName: row.deliveryName,
    deliveryId: row.deliveryId,
    receiveDeadline: row.status === storeOrderStatus.toReceive ? toApiTimeOrNull(row.receiveDeadline) : null,
    orderInfoList: (lines.get(row.id) ?? []).map((line) => toApiLine(scope, line, row.orderNo)),
  }));
  return toPage(list, total, page);
}

/** Refunds that wait for an action. */
const openRefunds = [
  refundStateToWire.reviewing,
  refundStateToWire.refunding,
  refundStateToWire.returningGoods,
  refundStateToWire.storeReceiving,
  refundStateToWire.marketplaceReviewing,
];

async function countTabs(db: Db, uid: number) {
  const [[stores], unPaidCount] = await Promise.all([
    db
      .select({
        unShippedCount: sql<number>`count(*) filter (where ${tabs.toShip})::int`,
        receivedCount: sql<number>`count(*) filter (where ${tabs.toReceive})::int`,
        completeCount: sql<number>`count(*) filter (where ${tabs.completed})::int`,
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
      .where(and(visible(uid), tabs.completed, eq(orderLines.isReply, false)))
      .then(([row]) => row?.count ?? 0),
    db.$count(refunds, and(eq(refunds.uid, uid), inArray(refunds.status, openRefunds))),
  ]);
  return { ...counts, commentCount, refundCount };
}
