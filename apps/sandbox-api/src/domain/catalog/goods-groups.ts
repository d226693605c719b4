import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { facetKeyParts, products } from '../../db/schema.ts';
import {
  categoryOf,
  type Goods,
  partsOf,
  type ProductFilter,
  storesOf,
  within,
  withWords,
} from './product-filter.ts';

/** A group of goods with the same `facetKey`, and whether they are within the price range. */
const group = (part: (typeof facetKeyParts)[number]) => sql.raw(part);
export const eachGroup: Goods = {
  merId: group('mer_id'),
  facetSet: group('facet_set'),
  inPrice: () => sql`in_price`,
  inStock: sql`${group('in_stock')} = 1`,
  onSale: sql`${group('on_sale')} = 1`,
  freeShipping: sql`${group('free_shipping')} = 1`,
  ratedAtLeast: (star) => sql`${group('star_tenths')} >= ${Math.ceil(star * 10)}`,
};

/**
 * A subquery of groups of all goods in a category, filtered or not: the columns of `facetKeyParts`, `in_price`, and
 * their number as `n`.
 */
export function groupsAt(filter: ProductFilter, path: readonly number[] | undefined): SQL {
  const { keyword, minPrice, maxPrice } = filter;
  // In index order; the range is compared once per price, not once per product.
  const priced = sql`select facet_key, price, count(*)::int as n from ${products}
    where ${and(...withWords(keyword), ...underPath(path))} group by facet_key, price`;
  const inPrice =
    minPrice === undefined && maxPrice === undefined
      ? sql`true`
      : within(sql`price`, minPrice ?? 0, maxPrice);
  const columns = facetKeyParts.map(
    (part, at) => sql`split_part(facet_key, '.', ${sql.raw(String(at + 1))})::int as ${sql.raw(part)}`,
  );
  return sql`(select ${sql.join(columns, sql`, `)}, in_price, n from (
    select facet_key, ${inPrice} as in_price, sum(n)::int as n from (${priced}) priced group by 1, 2
  ) keyed)`;
}

/** The number of goods in a list with this filter. */
export async function countGoods(db: Db, filter: ProductFilter): Promise<number> {
  const [stores, parts, path] = await Promise.all([
    storesOf(db, filter, eachGroup),
    partsOf(db, filter, eachGroup),
    categoryPath(db, filter.cid),
  ]);
  const where = and(...stores, ...parts.map((part) => part.where)) ?? sql`true`;
  const { rows } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(n), 0)::int as n from ${groupsAt(filter, path)} groups where ${where}`,
  );
  return rows[0]?.n ?? 0;
}

/** The ids from the top category to the listed one; undefined if there is no such category. */
export async function categoryPath(db: Db, cid: number | undefined): Promise<number[] | undefined> {
  const path: number[] = [];
  for (let id = cid ?? 0; id !== 0; ) {
    const category = await categoryOf(db, id);
    if (!category) return undefined;
    path.unshift(id);
    id = category.pid;
  }
  return path;
}

/** Keys begin with the categories of the goods. */
function underPath(path: readonly number[] | undefined): SQL[] {
  if (!path) return [sql`false`];
  return path.length > 0 ? [sql`facet_key like ${`${path.join('.')}.%`}`] : [];
}
