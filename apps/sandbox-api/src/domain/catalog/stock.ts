import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { products, skus } from '../../db/schema.ts';
import { sendStockAlerts } from './stock-alerts.ts';

export type StockLine = { productId: number; skuId: number; quantity: number };

/** The same row order in every transaction, so that two orders of the same goods cannot deadlock. */
function sumBy(lines: readonly StockLine[], key: 'skuId' | 'productId'): [id: number, quantity: number][] {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line[key], (sums.get(line[key]) ?? 0) + line.quantity);
  return [...sums].toSorted(([a], [b]) => a - b);
}

/** Ids and quantities as two parameters. */
const asRows = (sums: [id: number, quantity: number][]): SQL =>
  sql`unnest(${sql.param(sums.map(([id]) => id))}::int[], ${sql.param(sums.map(([, quantity]) => quantity))}::int[])`;

/**
 * The parts of a statement that take goods from the stock: `taken` has a row for each SKU that had enough. The
 * condition in the UPDATE prevents overselling; rows are locked in the order of their ids.
 */
export function takingStock(lines: readonly StockLine[]): { parts: SQL; skus: number } {
  const ofSkus = sumBy(lines, 'skuId');
  const ofProducts = sumBy(lines, 'productId');
  const ids = (sums: [number, number][]) => sql.param(sums.map(([id]) => id));
  const parts = sql`
    locked_skus as materialized (
      select id from ${skus} where id = any(${ids(ofSkus)}) order by id for update
    ),
    taken as (
      update ${skus} set stock = stock - wanted.quantity, sales = sales + wanted.quantity
      from ${asRows(ofSkus)} as wanted(id, quantity) join locked_skus using (id)
      where ${skus.id} = wanted.id and stock >= wanted.quantity returning ${skus.id}
    ),
    -- After the SKUs, as everywhere.
    locked_products as materialized (
      select id from ${products} where id = any(${ids(ofProducts)}) and (select count(*) from taken) >= 0
      order by id for update
    ),
    moved as (
      update ${products} set stock = greatest(0, stock - wanted.quantity), sales = sales + wanted.quantity
      from ${asRows(ofProducts)} as wanted(id, quantity) join locked_products using (id)
      where ${products.id} = wanted.id
    )`;
  return { parts, skus: ofSkus.length };
}

export async function returnStock(tx: Transaction, lines: readonly StockLine[], now: Date): Promise<void> {
  for (const [id, quantity] of sumBy(lines, 'skuId')) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}`, sales: sql`greatest(0, ${skus.sales} - ${quantity})` })
      .where(eq(skus.id, id));
  }
  // A product's own figures are the sums of its SKUs, stored in its row for lists.
  for (const [id, quantity] of sumBy(lines, 'productId')) {
    await tx
      .update(products)
      .set({
        stock: sql`${products.stock} + ${quantity}`,
        sales: sql`greatest(0, ${products.sales} - ${quantity})`,
      })
      .where(eq(products.id, id));
  }
  await sendStockAlerts(
    tx,
    lines.map(({ skuId }) => skuId),
    now,
  );
}
