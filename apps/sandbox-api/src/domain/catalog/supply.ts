import { eq, sql } from 'drizzle-orm';
import { type Db, transact } from '../../db/client.ts';
import { favouriteProducts, products, skus } from '../../db/schema.ts';
import { notifyOfProduct } from '../notifications/notifications.ts';
import { operatorRefusal } from '../shared/failure.ts';
import { sendStockAlerts } from './stock-alerts.ts';

/** Adds pieces to every SKU of a product, and notifies the users who wait for one of them. */
export async function restock(db: Db, productId: number, pieces: number, now: Date): Promise<void> {
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > 1000)
    throw operatorRefusal('The number of pieces must be 1 to 1000.');
  await transact(db, async (tx) => {
    const rows = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${pieces}` })
      .where(eq(skus.productId, productId))
      .returning({ id: skus.id });
    if (rows.length === 0) throw operatorRefusal('There is no such product.');
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${pieces * rows.length}` })
      .where(eq(products.id, productId));
    await sendStockAlerts(
      tx,
      rows.map(({ id }) => id),
      now,
    );
  });
}

/** Reduces the price of every SKU of a product by a share, and notifies the users who have it on their wish list. */
export async function lowerPrice(db: Db, productId: number, percent: number, now: Date): Promise<void> {
  if (!Number.isInteger(percent) || percent < 1 || percent > 90)
    throw operatorRefusal('The share must be 1 to 90 percent.');
  const lowered = (column: typeof skus.price | typeof products.price) =>
    sql<number>`greatest(1, round(${column} * ${100 - percent} / 100.0))::int`;
  await transact(db, async (tx) => {
    await tx
      .update(skus)
      .set({ price: lowered(skus.price) })
      .where(eq(skus.productId, productId));
    const [product] = await tx
      .update(products)
      .set({ price: lowered(products.price) })
      .where(eq(products.id, productId))
      .returning({ id: products.id });
    if (!product) throw operatorRefusal('There is no such product.');
    const waiting = await tx
      .select({ uid: favouriteProducts.uid })
      .from(favouriteProducts)
      .where(eq(favouriteProducts.productId, productId));
    for (const { uid } of waiting) await notifyOfProduct(tx, uid, 'priceDropped', { productId }, now);
  });
}
