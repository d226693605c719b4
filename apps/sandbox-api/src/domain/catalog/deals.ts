import type { Schemas } from '@marketfront/api-client';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { type Db, transact } from '../../db/client.ts';
import { deals, products, skus } from '../../db/schema.ts';
import type { Scope } from '../shared/scope.ts';
import { toApiTime } from '../shared/time.ts';
import { cardsOf } from './product-cards.ts';

/** The most deals that are shown at once. */
const shown = 20;

/** Deals that are running now and have pieces left. */
export async function listDeals(scope: Scope, now: Date): Promise<Schemas['Deal'][]> {
  const rows = await scope.db
    .select({ productId: deals.productId, endsAt: deals.endsAt, total: deals.total, stock: products.stock })
    .from(deals)
    .innerJoin(products, eq(products.id, deals.productId))
    .where(
      and(eq(deals.isOver, false), gt(deals.endsAt, now), eq(products.isShow, true), gt(products.stock, 0)),
    )
    .orderBy(asc(deals.endsAt), asc(deals.id))
    .limit(shown);
  const cards = await cardsOf(
    scope,
    rows.map(({ productId }) => productId),
  );
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap(({ productId, endsAt, total, stock }) => {
    const product = cardById.get(productId);
    // Returned pieces may raise the stock above the initial number of the deal.
    return product ? { product, endTime: toApiTime(endsAt), total, left: Math.min(stock, total) } : [];
  });
}

/** Ends an expired deal and restores the earlier price of its product; `false` if there is none. */
export function endOneDeal(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [deal] = await tx
      .select({ id: deals.id, productId: deals.productId })
      .from(deals)
      .where(and(eq(deals.isOver, false), lte(deals.endsAt, now)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!deal) return false;
    const before = { price: sql`greatest(price, ot_price)` };
    await tx.update(skus).set(before).where(eq(skus.productId, deal.productId));
    await tx.update(products).set(before).where(eq(products.id, deal.productId));
    await tx.update(deals).set({ isOver: true }).where(eq(deals.id, deal.id));
    return true;
  });
}
