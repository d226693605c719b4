import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { products, skus, stockAlerts } from '../../db/schema.ts';
import { notifyOfProduct } from '../notifications/notifications.ts';
import { refused } from '../shared/failure.ts';

/** Requests one notification for when the SKU can be bought again. */
export async function requestStockAlert(db: Db, uid: number, skuId: number, now: Date): Promise<void> {
  const [sku] = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.id, skuId), eq(skus.isShow, true), eq(products.isShow, true)));
  if (!sku) throw refused('skuNotFound');
  await db.insert(stockAlerts).values({ skuId, uid, createdAt: now }).onConflictDoNothing();
}

/** Notifies the users who wait for one of these SKUs, if it can be bought now. */
export async function sendStockAlerts(tx: Transaction, skuIds: readonly number[], now: Date): Promise<void> {
  if (skuIds.length === 0) return;
  const waiting = await tx
    .delete(stockAlerts)
    .where(
      inArray(
        stockAlerts.skuId,
        tx
          .select({ id: skus.id })
          .from(skus)
          .where(and(inArray(skus.id, [...skuIds]), gt(skus.stock, 0))),
      ),
    )
    .returning({ uid: stockAlerts.uid, skuId: stockAlerts.skuId });
  const rows =
    waiting.length > 0
      ? await tx
          .select({ id: skus.id, productId: skus.productId })
          .from(skus)
          .where(inArray(skus.id, [...skuIds]))
      : [];
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]));
  for (const { uid, skuId } of waiting) {
    const productId = productOf.get(skuId) ?? 0;
    const address = `/goods_detail/${productId}?sku=${skuId}`;
    await notifyOfProduct(tx, uid, 'backInStock', { productId, address }, now);
  }
}
