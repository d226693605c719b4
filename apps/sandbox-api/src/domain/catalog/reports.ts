import type { Schemas } from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { productReports, products } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';

export type ProductReport = {
  productId: number;
  reason: Schemas['ReportReason'];
  remark: string;
};

/** Saves the report of a shopper or a visitor; a shopper's second report replaces the first. */
export async function reportProduct(
  db: Db,
  uid: number | undefined,
  { productId, reason, remark }: ProductReport,
  now: Date,
): Promise<void> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.isShow, true)));
  if (!product) throw refused('productNotFound');
  await db
    .insert(productReports)
    .values({ productId, uid: uid ?? null, reason, remark, createdAt: now })
    .onConflictDoUpdate({
      target: [productReports.uid, productReports.productId],
      set: { reason, remark, createdAt: now },
    });
}
