import type { Schemas } from '@marketfront/api-client';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { products } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import type { Scope } from '../shared/scope.ts';
import { countGoods } from './goods-groups.ts';
import { type Card, cardRows, cardsOf, toCard } from './product-cards.ts';
import { type ProductFilter, whereOf } from './product-filter.ts';

export type ProductOrder =
  | 'default'
  | 'newest'
  | 'rated'
  | `price-${'asc' | 'desc'}`
  | `sales-${'asc' | 'desc'}`;

const { id, rank, price, sold, starSum, replyCount } = products;

/**
 * The sort keys of lists. All columns of an order have the same direction, so that one index serves both directions.
 */
const orders: Record<ProductOrder, { by: readonly SQL[]; way: 'asc' | 'desc' }> = {
  default: { by: [sql`${rank}`, sql`${id}`], way: 'desc' },
  newest: { by: [sql`${id}`], way: 'desc' },
  // One very good review must not outrank many good ones: three average ratings are added to each.
  rated: { by: [sql`(${starSum} + 12.0) / (${replyCount} + 3)`, sql`${id}`], way: 'desc' },
  'price-asc': { by: [sql`${price}`, sql`${id}`], way: 'asc' },
  'price-desc': { by: [sql`${price}`, sql`${id}`], way: 'desc' },
  'sales-asc': { by: [sql`${sold}`, sql`${id}`], way: 'asc' },
  'sales-desc': { by: [sql`${sold}`, sql`${id}`], way: 'desc' },
};

const orderBy = (order: ProductOrder, isReversed = false): SQL[] => {
  const { by, way } = orders[order];
  return by.map((way === 'asc') === isReversed ? desc : asc);
};

/** Only one is used: sales before price before all others. */
export function chooseOrder(
  sales?: 'asc' | 'desc',
  price?: 'asc' | 'desc',
  other: 'default' | 'newest' | 'rated' = 'default',
): ProductOrder {
  if (sales) return `sales-${sales}`;
  return price ? `price-${price}` : other;
}

/** Counts are cached for half a minute: every name is searched for the words. */
const countProducts = (db: Db, filter: ProductFilter): Promise<number> =>
  memo(db, `count:${JSON.stringify(filter)}`, 30, () => countGoods(db, filter));

/**
 * From this offset on, a page nearer to the end than to the start is read from the end; below it, either costs the
 * same.
 */
const farFromStart = 1000;

type Slice = { offset: number; limit: number; total: number };

/** The same slice, counted from the end. */
const mirrored = ({ offset, limit, total }: Slice) => {
  const size = Math.min(limit, total - offset);
  return { offset: total - offset - size, limit: size };
};

/**
 * The query for a list's pages: first the ids of a page, along one index, then only the rows of those ids. It is cached
 * for some seconds, because building it costs more than running it.
 */
const pagesOf = ({ db, language }: Scope, filter: ProductFilter, order: ProductOrder, fromEnd: boolean) =>
  memo(db, `list:${language}:${order}:${fromEnd}:${JSON.stringify(filter)}`, 5, async () => {
    const ids = db
      .select({ id })
      .from(products)
      .where(await whereOf(db, filter))
      .orderBy(...orderBy(order, fromEnd))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'));
    // Unnamed: PostgreSQL keeps named statements until the connection ends, and the number of filters is unbounded.
    return cardRows({ db, language }, inArray(id, ids))
      .orderBy(...orderBy(order))
      .prepare('');
  });

async function readCards(scope: Scope, filter: ProductFilter, order: ProductOrder, slice: Slice) {
  const { offset, limit, total } = slice;
  const fromEnd = offset > farFromStart && offset * 2 > total;
  const pages = await pagesOf(scope, filter, order, fromEnd);
  const rows = await pages.execute(fromEnd ? mirrored(slice) : { offset, limit });
  return rows.map((row) => toCard(scope, row));
}

export async function listProducts(
  scope: Scope,
  filter: ProductFilter,
  order: ProductOrder,
  page: PageRequest,
): Promise<Schemas['ProductCardPage']> {
  const total = await countProducts(scope.db, filter);
  const slice = { offset: offsetOf(page), limit: page.limit, total };
  const cards = slice.offset < total ? await readCards(scope, filter, order, slice) : [];
  return toPage(cards, total, page);
}

/** The first cards of a list. */
export async function firstProducts(
  scope: Scope,
  filter: ProductFilter,
  order: ProductOrder,
  limit: number,
): Promise<Card[]> {
  return readCards(scope, filter, order, { offset: 0, limit, total: limit });
}

/** The twenty best sellers; their `sales` already include the fictitious ones. */
export async function listBestSellers(scope: Scope): Promise<Card[]> {
  const cards = await firstProducts(scope, { inStock: true }, 'sales-desc', 20);
  return cards.map((card) => ({ ...card, sales: (card.sales ?? 0) + (card.ficti ?? 0), ficti: 0 }));
}

/** Products related to a product: the same leaf category first, then its top category; never the product itself. */
export async function listRecommendations(
  scope: Scope,
  productId: number,
  page: PageRequest,
): Promise<Schemas['ProductCardPage']> {
  const [near] = productId
    ? await scope.db
        .select({ cat1: products.cat1, cat3: products.cat3 })
        .from(products)
        .where(eq(id, productId))
    : [];
  if (!near) return listProducts(scope, { inStock: true }, 'sales-desc', page);
  const others = and(await whereOf(scope.db, { inStock: true }), sql`${id} <> ${productId}`);
  const nearest = and(others, eq(products.cat3, near.cat3));
  const further = and(others, eq(products.cat1, near.cat1), sql`${products.cat3} <> ${near.cat3}`);
  const count = (key: string, where: SQL | undefined) =>
    memo(scope.db, `count:${key}:${productId}`, 30, () => scope.db.$count(products, where));
  const [nearCount, farCount] = await Promise.all([count('nearest', nearest), count('further', further)]);
  const pick = (where: SQL | undefined, offset: number, limit: number) =>
    scope.db
      .select({ id })
      .from(products)
      .where(where)
      .orderBy(...orderBy('sales-desc'))
      .limit(limit)
      .offset(offset);
  const from = offsetOf(page);
  const ids = from < nearCount ? await pick(nearest, from, page.limit) : [];
  const rest = page.limit - ids.length;
  if (rest > 0) ids.push(...(await pick(further, Math.max(0, from - nearCount), rest)));
  const cards = await cardsOf(
    scope,
    ids.map(({ id }) => id),
  );
  return toPage(cards, nearCount + farCount, page);
}

type Marks = { starProduct: number; starService: number; starDispatch: number };

/** The mean of a store's three marks, with one decimal like the rating of a product. */
export const storeRating = ({ starProduct, starService, starDispatch }: Marks) =>
  Math.round(((starProduct + starService + starDispatch) / 3) * 10) / 10;

/** The best sellers of each of these stores. */
export async function bestOfStores(
  scope: Scope,
  merIds: readonly number[],
  each: number,
  except = 0,
): Promise<Map<number, Schemas['MiniProduct'][]>> {
  if (merIds.length === 0) return new Map();
  const ids = sql.join(
    merIds.map((merId) => sql`${merId}::int`),
    sql`, `,
  );
  const { rows } = await scope.db.execute<{ id: number }>(sql`
    select p.id from unnest(array[${ids}]) as m(id) cross join lateral (
      select id from ${products} where mer_id = m.id and is_show and id <> ${except}
      order by sold desc, id desc limit ${each}
    ) p`);
  const cards = await cardsOf(
    scope,
    rows.map((row) => row.id),
  );
  const minis = cards.map((card) => ({
    merId: card.merId ?? 0,
    mini: {
      id: card.id,
      storeName: card.storeName,
      image: card.image,
      imageBlur: card.imageBlur ?? null,
      price: card.price,
      sales: card.sales ?? 0,
      ficti: card.ficti ?? 0,
    },
  }));
  return new Map(
    [...Map.groupBy(minis, (item) => item.merId)].map(([merId, items]) => [
      merId,
      items.map(({ mini }) => mini),
    ]),
  );
}
