import { type ToggleFacet, toggleFacets } from '@marketfront/api-client';
import { and, eq, isNotNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { facetSets, facetValues, merchants, products } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';
import { listCategories } from './categories.ts';

/** Amounts are in minor units of the currency. */
export type ProductFilter = { [facet in ToggleFacet]?: boolean | undefined } & {
  keyword?: string | undefined;
  cid?: number | undefined;
  merId?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  isSelf?: boolean | undefined;
  minStar?: number | undefined;
  /** One of these stores. */
  merIds?: readonly number[] | undefined;
  /** Goods sent from one of these countries. */
  shipsFrom?: readonly string[] | undefined;
  /** Values of choices: any of them within one choice, one of each across several choices. */
  attrValues?: readonly number[] | undefined;
};

/** A part of a filter that a shopper can remove separately; the values of one choice are one part. */
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

/** The merchants by the country from which their parcels are sent. */
export const merchantsByCountry = (db: Db): Promise<Map<string, number[]>> =>
  memo(db, 'merchants-by-country', 5, async () => {
    const rows = await db
      .select({ id: merchants.id, country: merchants.shipsFrom })
      .from(merchants)
      .where(isNotNull(merchants.shipsFrom));
    return new Map(
      [...Map.groupBy(rows, ({ country }) => country ?? '')].map(([country, found]) => [
        country,
        found.map(({ id }) => id),
      ]),
    );
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

/** The fields of goods that filters use: of a row of `products`, or of a group of goods with the same `facetKey`. */
export type Goods = Record<ToggleFacet, SQL> & {
  merId: SQLWrapper;
  facetSet: SQLWrapper;
  inPrice: (min: number, max: number | undefined) => SQL;
  /** @param star 0 to 5; tenths are significant */
  ratedAtLeast: (star: number) => SQL;
};

/** Whether a price is in a range, its ends included. */
export const within = (price: SQLWrapper, min: number, max: number | undefined): SQL =>
  max === undefined ? sql`${price} >= ${min}` : sql`(${price} >= ${min} and ${price} <= ${max})`;

const eachProduct: Goods = {
  merId: products.merId,
  facetSet: products.facetSet,
  inPrice: (min, max) => within(products.price, min, max),
  inStock: sql`${products.stock} > 0`,
  onSale: sql`${products.price} < ${products.otPrice}`,
  freeShipping: eq(products.postage, 0),
  ratedAtLeast: (star) =>
    sql`(${products.replyCount} > 0 and ${products.starSum} * 10 / nullif(${products.replyCount}, 0) >= ${Math.ceil(star * 10)})`,
};

/** The minimum number of letters in each half of a compound. */
const half = 3;

const escaped = (part: string) => part.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '\\$&');

/** The spellings of a word: "teapot" also as "tea pot" and "tea-pot", and "tea-pot" also as "tea pot" and "teapot". */
const spellings = (word: string): string[] => {
  const parts = word.split('-').filter(Boolean);
  if (parts.length > 1) return [parts.map(escaped).join('[ -]?')];
  const letters = [...word];
  const halves = letters.flatMap((_, at) =>
    at >= half && letters.length - at >= half
      ? [`${escaped(letters.slice(0, at).join(''))}[ -]${escaped(letters.slice(at).join(''))}`]
      : [],
  );
  return [escaped(word), ...halves];
};

/**
 * In languages with spaces, a match starts at the beginning of a word: "tea" is not in "plateau". Chinese, Thai and Lao
 * have no spaces between words.
 */
const hasWord = (word: string): SQL =>
  /^[\p{Script=Latin}\d]/u.test(word)
    ? sql`${products.searchText} ~ ${`\\m(?:${spellings(word).join('|')})`}`
    : sql`${products.searchText} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** The words, and each variant with two neighbours joined: "tea pot" also as "teapot". */
const withCompounds = (all: readonly string[]): string[][] => [
  [...all],
  ...all.slice(1).map((second, at) => [...all.slice(0, at), `${all[at]}${second}`, ...all.slice(at + 2)]),
];

/** The goods whose names contain these words. */
export const withWords = (keyword: string | undefined): SQL[] => [
  eq(products.isShow, true),
  or(...withCompounds(words(keyword)).map((each) => and(...each.map(hasWord)))) ?? sql`true`,
];

/** The condition for the stores of a list; a closed store shows nothing. */
export async function storesOf(db: Db, { merId }: ProductFilter, goods = eachProduct): Promise<SQL[]> {
  const closed = await closedMerchants(db);
  return [
    ...(closed.length > 0 ? [sql`${goods.merId} <> all(${sql.param(closed)})`] : []),
    ...(merId ? [sql`${goods.merId} = ${merId}`] : []),
  ];
}

export const categoryOf = async (db: Db, cid: number) =>
  (await listCategories(db)).find(({ id }) => id === cid);

async function inCategory(db: Db, { cid }: ProductFilter): Promise<SQL[]> {
  if (!cid) return [];
  const level = (await categoryOf(db, cid))?.level;
  return [level === 1 || level === 2 || level === 3 ? eq(levels[level], cid) : sql`false`];
}

/** Every word must occur, in any language of the name. */
const words = (keyword: string | undefined) =>
  (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);

export const isSelfOperated = async (db: Db, goods = eachProduct) =>
  inAny(goods.merId, await selfMerchants(db));
const inAny = (column: SQLWrapper, ids: readonly number[]) =>
  ids.length > 0 ? sql`${column} = any(${sql.param(ids)})` : sql`false`;

/** The parts of the shopper's filter, each separately. */
export async function partsOf(db: Db, filter: ProductFilter, goods = eachProduct): Promise<FilterPart[]> {
  const parts: FilterPart[] = [];
  const { minPrice, maxPrice } = filter;
  if (minPrice !== undefined || maxPrice !== undefined) {
    parts.push({ name: 'price', where: goods.inPrice(minPrice ?? 0, maxPrice) });
  }
  for (const name of toggleFacets) {
    if (filter[name]) parts.push({ name, where: goods[name] });
  }
  if (filter.minStar) parts.push({ name: 'rating', where: goods.ratedAtLeast(filter.minStar) });
  if (filter.isSelf !== undefined) {
    const isSelf = await isSelfOperated(db, goods);
    parts.push({ name: 'storeKind', where: filter.isSelf ? isSelf : sql`not (${isSelf})` });
  }
  if (filter.merIds?.length) parts.push({ name: 'store', where: inAny(goods.merId, filter.merIds) });
  if (filter.shipsFrom?.length) {
    const known = await merchantsByCountry(db);
    const ids = filter.shipsFrom.flatMap((country) => known.get(country) ?? []);
    parts.push({ name: 'shipsFrom', where: inAny(goods.merId, ids) });
  }
  if (filter.attrValues?.length) {
    const known = await listFacetValues(db);
    // Values that no longer exist filter nothing.
    const values = filter.attrValues.flatMap((id) => known.get(id) ?? []);
    for (const [key, chosen] of Map.groupBy(values, ({ attributeKey }) => attributeKey)) {
      const sets = [...(await listFacetSets(db))].flatMap(([id, offered]) =>
        chosen.some((value) => offered.includes(value.id)) ? [id] : [],
      );
      parts.push({ name: attributePart(key), where: inAny(goods.facetSet, sets) });
    }
  }
  return parts;
}

export const attributePart = (key: string) => `attribute:${key}`;

/** The condition for the goods of a list with this filter. */
export async function whereOf(db: Db, filter: ProductFilter): Promise<SQL | undefined> {
  const [stores, category, parts] = await Promise.all([
    storesOf(db, filter),
    inCategory(db, filter),
    partsOf(db, filter),
  ]);
  return and(...withWords(filter.keyword), ...stores, ...category, ...parts.map(({ where }) => where));
}
