import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { products, skus } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { sendStockAlerts } from './stock-alerts.ts';

export type StockLine = { productId: number; skuId: number; quantity: number };

/** The same row order in every transaction, so that two orders of the same goods cannot deadlock. */
function sumBy(lines: readonly StockLine[], key: 'skuId' | 'productId'): [id: number, quantity: number][] {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line[key], (sums.get(line[key]) ?? 0) + line.quantity);
  return [...sums].toSorted(([a], [b]) => a - b);
}

/** Takes all goods from the stock or none; the condition in the UPDATE prevents overselling. */
export async function takeStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  for (const [id, quantity] of sumBy(lines, 'skuId')) {
    const [taken] = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${quantity}`, sales: sql`${skus.sales} + ${quantity}` })
      .where(and(eq(skus.id, id), gte(skus.stock, quantity)))
      .returning({ id: skus.id });
    if (!taken) throw refused('stockInsufficient');
  }
  await moveProducts(tx, lines, 1);
}

export async function returnStock(tx: Transaction, lines: readonly StockLine[], now: Date): Promise<void> {
  for (const [id, quantity] of sumBy(lines, 'skuId')) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}`, sales: sql`greatest(0, ${skus.sales} - ${quantity})` })
      .where(eq(skus.id, id));
  }
  await moveProducts(tx, lines, -1);
  await sendStockAlerts(
    tx,
    lines.map(({ skuId }) => skuId),
    now,
  );
}

/** A product's own figures are the sums of its SKUs, kept beside them for lists. */
async function moveProducts(tx: Transaction, lines: readonly StockLine[], direction: 1 | -1): Promise<void> {
  for (const [id, quantity] of sumBy(lines, 'productId')) {
    const moved = direction * quantity;
    await tx
      .update(products)
      .set({
        stock: sql`greatest(0, ${products.stock} - ${moved})`,
        sales: sql`greatest(0, ${products.sales} + ${moved})`,
      })
      .where(eq(products.id, id));
  }
}
