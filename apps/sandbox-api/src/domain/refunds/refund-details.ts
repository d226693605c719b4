import { refundKindToWire, refundStateToWire, type Schemas } from '@marketfront/api-client';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { merchants, refunds, type RefundLine, storeOrders } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { readStoreOrder } from '../orders/details.ts';
import { type Line, linesOf, toApiLine } from '../orders/lines.ts';
import { inLanguage } from '../shared/language.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrls } from '../shared/pictures.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';
import { readSiteConfig } from '../site/site-config.ts';
import { assertLines, restOf, sharesOf, toApiAmount } from './amounts.ts';
import { isEscalatable } from './escalation.ts';
import { assertRefundable, isReturnable, type Refund } from './refunds.ts';

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
    isReturnable: isReturnable(order),
  };
}

/** The amounts that a refund of some lines would pay back. */
export async function computeRefund(
  { db }: Scope,
  uid: number,
  orderNo: string,
  wanted: RefundLine[] | undefined,
): Promise<Schemas['RefundAmount']> {
  const order = await readStoreOrder(db, orderNo, uid);
  assertRefundable(order);
  const lines = (await linesOf(db, [order.id])).get(order.id) ?? [];
  const chosen = wanted ?? restOf(lines);
  assertLines(lines, chosen);
  return toApiAmount(sharesOf(lines, chosen));
}

/** The lines of a refund with the pieces that it covers. */
function toApiLines(scope: Scope, row: Refund, lines: readonly Line[]) {
  const pieces = new Map(row.lines.map(({ lineId, num }) => [lineId, num]));
  return lines
    .filter(({ id }) => pieces.size === 0 || pieces.has(id))
    .map((line) => ({
      ...toApiLine(scope, line, row.merOrderNo),
      payNum: pieces.get(line.id) ?? line.quantity,
    }));
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
    db
      .select()
      .from(refunds)
      .where(where)
      .orderBy(desc(refunds.createdAt), desc(refunds.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
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
    afterSalesType: row.kind,
    deadline: toApiTimeOrNull(row.deadline),
    orderInfoList: toApiLines(scope, row, lines.get(row.storeOrderId) ?? []),
  }));
  return toPage(list, total, page);
}

export async function refundDetail(
  scope: Scope,
  uid: number,
  refundOrderNo: string,
  now: Date,
): Promise<Schemas['RefundDetail']> {
  const { db, config } = scope;
  const [found] = await db
    .select({ row: refunds, order: storeOrders })
    .from(refunds)
    .innerJoin(storeOrders, eq(storeOrders.id, refunds.storeOrderId))
    .where(and(eq(refunds.refundOrderNo, refundOrderNo), eq(refunds.uid, uid)));
  if (!found) throw refused('refundNotFound');
  const { row, order } = found;
  const lines = (await linesOf(db, [row.storeOrderId])).get(row.storeOrderId) ?? [];
  const { refundReasons } = await readSiteConfig(db);
  // The refund stores the reason in the language in which it was chosen.
  const reason = refundReasons.find((known) => Object.values(known).includes(row.reason));
  return {
    id: row.id,
    refundOrderNo,
    merOrderNo: row.merOrderNo,
    masterOrderNo: row.masterOrderNo,
    merId: row.merId,
    merName: row.merName,
    totalNum: row.totalNum,
    refundReasonWap: reason ? inLanguage(reason, scope.language) : row.reason,
    refundReasonWapImg: toPictureUrls(config, row.images).join(','),
    refundReasonWapExplain: row.explain,
    refundStatus: row.status,
    refundReason: row.refusalReason,
    refundPrice: toMoney(row.refundPrice),
    refundTime: toApiTimeOrNull(row.refundTime),
    createTime: toApiTime(row.createdAt),
    afterSalesType: row.kind,
    deadline: toApiTimeOrNull(row.deadline),
    auditTime: toApiTimeOrNull(row.auditedAt),
    returnTime: toApiTimeOrNull(row.returnedAt),
    receiveTime: toApiTimeOrNull(row.receivedAt),
    revokeTime: toApiTimeOrNull(row.revokedAt),
    amount: row.amount,
    isEscalatable: isEscalatable(row, order, now),
    escalation: escalationOf(row),
    returnAddress: row.kind === refundKindToWire.goods ? await returnAddressOf(db, row) : null,
    expressName: row.expressName,
    trackingNumber: row.trackingNumber,
    telephone: row.telephone,
    orderInfoList: toApiLines(scope, row, lines),
  };
}

function escalationOf(row: Refund): Schemas['RefundEscalation'] | null {
  if (!row.escalatedAt) return null;
  return {
    reason: row.escalationReason,
    createTime: toApiTime(row.escalatedAt),
    decision: row.decision,
    decisionReason: row.decisionReason,
    decisionTime: toApiTimeOrNull(row.decidedAt),
  };
}

/** The address to which goods are sent back, once the store has agreed. */
async function returnAddressOf(db: Db, { merId, status }: Refund): Promise<string | null> {
  const { reviewing, refused: refusal, marketplaceReviewing } = refundStateToWire;
  if (status === reviewing || status === refusal || status === marketplaceReviewing) return null;
  const [store] = await db
    .select({ name: merchants.name, address: merchants.address, phone: merchants.phone })
    .from(merchants)
    .where(eq(merchants.id, merId));
  return store ? [store.name, store.address, store.phone].filter(Boolean).join('\n') : null;
}
