import { assertRefundable } from './refunds.ts';
import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { refunds } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { readStoreOrder } from '../orders/details.ts';
import { linesOf, toApiLine } from '../orders/lines.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrls } from '../shared/pictures.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';

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
    orderInfoList: lines.map((line) => toApiLine(scope, line, orderNo)),
  };
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
    createTime: toApiTime(row.createdAt),
    orderInfoList: (lines.get(row.storeOrderId) ?? []).map((line) => toApiLine(scope, line, row.merOrderNo)),
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
    refundTime: toApiTimeOrNull(row.refundTime),
    createTime: toApiTime(row.createdAt),
    orderInfoList: lines.map((line) => toApiLine(scope, line, row.merOrderNo)),
  };
}
