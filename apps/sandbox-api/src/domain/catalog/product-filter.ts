import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { facetSets, facetValues, merchants, products } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';
import { listCategories } from './categories.ts';

/** Amounts are in minor units of the currency. */
export type ProductFilter = {
  keyword?: string | undefined;
  cid?: number | undefined;
  merId?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
  freeShipping?: boolean | undefined;
  isSelf?: boolean | undefined;
  minStar?: number | undefined;
  /** One of these stores. */
  merIds?: readonly number[] | undefined;
  /** Values of choices: of one choice any of them, of several choices one each. */
  attrValues?: readonly number[] | undefined;
};

/** A part of a filter that a shopper can take back alone; the values of one choice are one part. */
export type FilterPart = { name: string; where: SQL };

const levels = { 1: products.cat1, 2: products.cat2, 3: products.cat3 } as const;

const closedMerchants = (db: Db) =>
  memo(db, 'closed-merchants', 5, async () => {
    const rows = await db.select({ id: merchants.id }).from(merchants).where(eq(merchants.isOpen, false));
    return rows.map((row) => row.id);
  });

const selfMerchants = (db: Db) =>
  memo(db, 'self-merchants', 5, async () => {
    const rows = await db.select({ id: merchants.id }).from(merchants).where(eq(merchants.isSelf, true));
    return rows.map((row) => row.id);
  });

export type FacetValue = typeof facetValues.$inferSelect;

export const listFacetValues = (db: Db): Promise<Map<number, FacetValue>> =>
  memo(db, 'facet-values', 30, async () => {
    const rows = await db.select().from(facetValues).orderBy(facetValues.sort, facetValues.id);
    return new Map(rows.map((row) => [row.id, row]));
  });

/** The value ids of each set. */
export const listFacetSets = (db: Db): Promise<Map<number, number[]>> =>
  memo(db, 'facet-sets', 30, async () => {
    const rows = await db.select().from(facetSets);
    return new Map(rows.map((row) => [row.id, row.valueIds]));
  });

/** Which goods a list is about, before anything was filtered; a store that is closed shows nothing. */
export async function placeOf(db: Db, filter: ProductFilter): Promise<SQL[]> {
  const parts: SQL[] = [eq(products.isShow, true)];
  const closed = await closedMerchants(db);
  if (closed.length > 0) parts.push(notInArray(products.merId, closed));
  if (filter.cid) {
    const category = (await listCategories(db)).find(({ id }) => id === filter.cid);
    const level = category?.level;
    parts.push(level === 1 || level === 2 || level === 3 ? eq(levels[level], filter.cid) : sql`false`);
  }
  if (filter.merId) parts.push(eq(products.merId, filter.merId));
  for (const word of words(filter.keyword)) {
    parts.push(sql`${products.searchText} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  }
  return parts;
}

/** Every word must occur, in any language of the name. */
const words = (keyword: string | undefined) =>
  (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);

export const isSelfOperated = async (db: Db) => inAny(products.merId, await selfMerchants(db));
const inAny = (column: typeof products.merId | typeof products.facetSet, ids: readonly number[]) =>
  ids.length > 0 ? inArray(column, [...ids]) : sql`false`;

export const facts = {
  inStock: sql`${products.stock} > 0`,
  onSale: sql`${products.price} < ${products.otPrice}`,
  freeShipping: eq(products.postage, 0),
} as const;

export const ratedAtLeast = (star: number): SQL =>
  sql`(${products.replyCount} > 0 and ${products.starSum} >= ${star}::float * ${products.replyCount})`;

/** What the shopper filtered by, each part on its own. */
export async function partsOf(db: Db, filter: ProductFilter): Promise<FilterPart[]> {
  const parts: FilterPart[] = [];
  const { minPrice, maxPrice } = filter;
  if (minPrice !== undefined || maxPrice !== undefined) {
    const from = sql`${products.price} >= ${minPrice ?? 0}`;
    const where = maxPrice === undefined ? from : sql`(${from} and ${products.price} <= ${maxPrice})`;
    parts.push({ name: 'price', where });
  }
  for (const name of ['inStock', 'onSale', 'freeShipping'] as const) {
    if (filter[name]) parts.push({ name, where: facts[name] });
  }
  if (filter.minStar) parts.push({ name: 'rating', where: ratedAtLeast(filter.minStar) });
  if (filter.isSelf !== undefined) {
    const isSelf = await isSelfOperated(db);
    parts.push({ name: 'storeKind', where: filter.isSelf ? isSelf : sql`not (${isSelf})` });
  }
  if (filter.merIds?.length) parts.push({ name: 'store', where: inAny(products.merId, filter.merIds) });
  if (filter.attrValues?.length) {
    const known = await listFacetValues(db);
    // Values that no longer exist filter nothing.
    const values = filter.attrValues.flatMap((id) => known.get(id) ?? []);
    for (const [key, chosen] of Map.groupBy(values, ({ attributeKey }) => attributeKey)) {
      const sets = [...(await listFacetSets(db))].flatMap(([id, offered]) =>
        chosen.some((value) => offered.includes(value.id)) ? [id] : [],
      );
      parts.push({ name: attributePart(key), where: inAny(products.facetSet, sets) });
    }
  }
  return parts;
}

export const attributePart = (key: string) => `attribute:${key}`;

/** What a list with this filter shows. */
export async function whereOf(db: Db, filter: ProductFilter): Promise<SQL | undefined> {
  const [place, parts] = await Promise.all([placeOf(db, filter), partsOf(db, filter)]);
  return and(...place, ...parts.map(({ where }) => where));
}
