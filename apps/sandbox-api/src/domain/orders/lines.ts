import { type Schemas, storeOrderStatus } from '@marketfront/api-client';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { orderLines, refunds, storeOrders } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import type { StoreOrder } from './lifecycle.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import type { Scope } from '../shared/scope.ts';

export type Line = typeof orderLines.$inferSelect;

export function toApiLine({ config, language }: Scope, line: Line, merOrderNo: string): Schemas['OrderLine'] {
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
    refundNum: line.refundedNum,
  };
}

/** The lines of these store orders, by order. */
export async function linesOf(
  db: Db | Transaction,
  storeOrderIds: readonly number[],
): Promise<Map<number, Line[]>> {
  if (storeOrderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.storeOrderId, [...storeOrderIds]))
    .orderBy(orderLines.id);
  return Map.groupBy(rows, (row) => row.storeOrderId);
}

/** Statuses in which the shopper has the goods. */
export const receivedStatuses = [storeOrderStatus.toReview, storeOrderStatus.completed];

export async function storeOrdersOf(
  db: Db,
  masterIds: readonly number[],
): Promise<Map<number, StoreOrder[]>> {
  if (masterIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storeOrders)
    .where(inArray(storeOrders.masterId, [...masterIds]))
    .orderBy(storeOrders.id);
  return Map.groupBy(rows, (row) => row.masterId);
}

/** A user's store orders, except those that they deleted. */
export const visible = (uid: number) => and(eq(storeOrders.uid, uid), eq(storeOrders.isDeleted, false));

/** The newest refund of each of these store orders. */
export async function newestRefundsOf(
  db: Db,
  storeOrderIds: readonly number[],
): Promise<Map<number, string>> {
  if (storeOrderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([refunds.storeOrderId], { id: refunds.storeOrderId, no: refunds.refundOrderNo })
    .from(refunds)
    .where(inArray(refunds.storeOrderId, [...storeOrderIds]))
    .orderBy(refunds.storeOrderId, desc(refunds.id));
  return new Map(rows.map(({ id, no }) => [id, no]));
}
