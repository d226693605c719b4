import type { Schemas } from '@marketfront/api-client';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { merchants, products } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { memo } from '../shared/memo.ts';
import { toMoney } from '../shared/money.ts';
import type { Scope } from '../shared/scope.ts';
import { listCategories } from './categories.ts';
import {
  attributePart,
  type FacetValue,
  facts,
  isSelfOperated,
  listFacetValues,
  partsOf,
  placeOf,
  type ProductFilter,
  ratedAtLeast,
} from './product-filter.ts';

/** How many stores, values of one choice, and choices are offered. */
const offered = { stores: 20, values: 40, attributes: 6 } as const;
const stars = [4, 3, 2] as const;

/** Lower ends of the bars of the price histogram in minor units: 1, 1.5, 2, 3, 5 and 7 of each power of ten. */
const priceSteps = Array.from({ length: 9 }, (_, power) =>
  [1, 1.5, 2, 3, 5, 7].map((step) => Math.round(step * 10 ** power)),
).flat();

type Count = { id: number; n: number };
type Bar = { bar: number; n: number; lowest: number; highest: number };
type Counts = {
  /** The names of the filter's parts. */
  parts: string[];
  miss: { miss: number; n: number }[] | null;
  prices: Bar[] | null;
  ratings: { star2: number; star3: number; star4: number };
  facts: Record<keyof typeof facts | 'isSelf' | 'isOther', number>;
  categories: Count[] | null;
  stores: Count[] | null;
  values: Count[] | null;
};

/**
 * What a list can be filtered by, each with the number of goods it would leave. A filter that is set does not count
 * for its own facet: with "Red" chosen, "Blue" shows how many blue ones there are.
 */
export async function readFacets(scope: Scope, filter: ProductFilter): Promise<Schemas['ProductFacets']> {
  const { db } = scope;
  const [found, tree, values] = await Promise.all([
    // Counting takes longer in a larger catalogue; what everybody asks for is kept for half a minute.
    memo(db, `facets:${JSON.stringify(filter)}`, 30, () => count(scope, filter)),
    listCategories(db),
    listFacetValues(db),
  ]);
  const children = new Map(
    tree.filter(({ pid }) => pid === (filter.cid ?? 0)).map((category) => [category.id, category]),
  );
  const matching = (ignored: number) =>
    (found.miss ?? []).reduce((all, { miss, n }) => ((miss & ~ignored) === 0 ? all + n : all), 0);
  return {
    total: matching(0),
    relaxed: found.parts.map((name, at) => ({ filter: name, total: matching(bitAt(at)) })),
    categories: [...children.values()].flatMap(({ id, name }) => {
      const n = found.categories?.find((row) => row.id === id)?.n ?? 0;
      return n > 0 ? [{ id, name: inLanguage(name, scope.language), count: n }] : [];
    }),
    stores: await namedStores(scope, found.stores ?? [], filter.merIds ?? []),
    attributes: attributesOf(scope, found.values ?? [], values, filter.attrValues ?? []),
    prices: pricesOf(found.prices ?? []),
    ratings: stars.map((star) => ({ minStar: star, count: found.ratings[`star${star}`] })),
    inStock: found.facts.inStock,
    onSale: found.facts.onSale,
    freeShipping: found.facts.freeShipping,
    selfOperated: found.facts.isSelf,
    otherStores: found.facts.isOther,
  };
}

/** The bit that a row has in `miss` when it fails this part of the filter. */
const bitAt = (position: number) => (position < 0 ? 0 : 1 << position);
const literal = (value: number) => sql.raw(String(value));

/** One pass over the goods of the place: each row notes in `miss` which parts of the filter it fails. */
async function count({ db }: Scope, filter: ProductFilter): Promise<Counts> {
  const [place, parts, isSelf, level, values] = await Promise.all([
    placeOf(db, filter),
    partsOf(db, filter),
    isSelfOperated(db),
    childLevel(db, filter),
    listFacetValues(db),
  ]);
  const bitOf = (name: string) => bitAt(parts.findIndex((part) => part.name === name));
  const misses = parts.map(({ where }, at) => sql`case when ${where} then 0 else ${literal(bitAt(at))} end`);
  const miss = misses.length > 0 ? sql.join(misses, sql` + `) : literal(0);
  /** Rows that fail nothing, but for the part of this name. */
  const without = (name: string): SQL => sql`miss & ${literal(~bitOf(name))} = 0`;
  const counting = (name: string, where: SQL) => sql`count(*) filter (where ${where} and ${without(name)})::int`;

  const choices = parts.flatMap(({ name }) => {
    const ids = [...values.values()].flatMap(({ id, attributeKey }) =>
      attributePart(attributeKey) === name ? [id] : [],
    );
    return ids.length > 0 ? [{ ids, bit: bitOf(name) }] : [];
  });
  const anyChoice = choices.reduce((bits, { bit }) => bits | bit, 0);
  const ownBit = choices.map(({ ids, bit }) => sql`when id in (${sql.raw(String(ids))}) then ${literal(bit)}`);
  const own = ownBit.length > 0 ? sql`case ${sql.join(ownBit, sql` `)} else 0 end` : literal(0);

  // `base` takes the table's name below, so that the conditions of lists can be used on it.
  const query = sql`
    with base as materialized (
      select ${products.price}, ${products.otPrice}, ${products.postage}, ${products.stock}, ${products.starSum},
        ${products.replyCount}, ${products.merId}, ${level} as child, ${products.facetIds}, ${miss} as miss
      from ${products} where ${and(...place)}
    )
    select
      (select json_agg(x) from (select miss, count(*)::int as n from base group by miss) x) as miss,
      (select json_agg(x) from (
        select width_bucket(price, ${sql.raw(`array[${priceSteps}]`)}) as bar, count(*)::int as n,
          min(price)::int as lowest, max(price)::int as highest
        from base where ${without('price')} group by 1 order by 1) x) as prices,
      (select json_build_object(${sql.join(
        stars.map((star) => sql`${sql.raw(`'star${star}'`)}, ${counting('rating', ratedAtLeast(star))}`),
        sql`, `,
      )}) from base as "products") as ratings,
      (select json_build_object(
        'inStock', ${counting('inStock', facts.inStock)},
        'onSale', ${counting('onSale', facts.onSale)},
        'freeShipping', ${counting('freeShipping', facts.freeShipping)},
        'isSelf', ${counting('storeKind', isSelf)},
        'isOther', ${counting('storeKind', sql`not (${isSelf})`)}
      ) from base as "products") as facts,
      (select json_agg(x) from (
        select child as id, count(*)::int as n from base where miss = 0 group by 1) x) as categories,
      (select json_agg(x) from (
        select mer_id as id, count(*)::int as n from base where ${without('store')}
        group by 1 order by 2 desc, 1) x) as stores,
      (select json_agg(x) from (
        select id, count(*) filter (where miss & ~${own} = 0)::int as n
        from (select unnest(facet_ids) as id, miss from base where miss & ${literal(~anyChoice)} = 0) v
        group by id) x) as values`;
  const [row] = (await db.execute<Omit<Counts, 'parts'>>(query)).rows;
  if (!row) throw new Error('a query of aggregates returned no row');
  return { ...row, parts: parts.map(({ name }) => name) };
}

/** The column of the categories one level below the one that is listed. */
async function childLevel(db: Db, { cid }: ProductFilter): Promise<SQL> {
  if (!cid) return sql`${products.cat1}`;
  const level = (await listCategories(db)).find(({ id }) => id === cid)?.level;
  if (level === 1) return sql`${products.cat2}`;
  return level === 2 ? sql`${products.cat3}` : literal(0);
}

/** The stores with most goods; a chosen one stays in sight. */
async function namedStores({ db }: Scope, counts: readonly Count[], chosen: readonly number[]) {
  const shown = counts.filter(({ id }, at) => at < offered.stores || chosen.includes(id));
  const missing = chosen.filter((id) => shown.every((row) => row.id !== id)).map((id) => ({ id, n: 0 }));
  const all = [...shown, ...missing];
  if (all.length === 0) return [];
  const ids = all.map(({ id }) => id);
  const rows = await db
    .select({ id: merchants.id, name: merchants.name, isSelf: merchants.isSelf })
    .from(merchants)
    .where(inArray(merchants.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return all.flatMap(({ id, n }) => {
    const row = byId.get(id);
    return row ? [{ ...row, count: n }] : [];
  });
}

/** Choices with at least two values, the most common first; a chosen value stays in sight. */
function attributesOf(
  { language }: Scope,
  counts: readonly Count[],
  known: ReadonlyMap<number, FacetValue>,
  chosen: readonly number[],
): Schemas['ProductFacets']['attributes'] {
  const countOf = new Map(counts.map(({ id, n }) => [id, n]));
  const values = [...known.values()].filter(({ id }) => (countOf.get(id) ?? 0) > 0 || chosen.includes(id));
  return [...Map.groupBy(values, ({ attributeKey }) => attributeKey)]
    .map(([key, rows]) => ({
      key,
      name: inLanguage(rows[0]?.attribute ?? { en: key }, language),
      values: rows.slice(0, offered.values).map(({ id, value, color }) => ({
        id,
        name: inLanguage(value, language),
        color,
        count: countOf.get(id) ?? 0,
      })),
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ id }) => chosen.includes(id)))
    .sort((a, b) => total(b.values) - total(a.values))
    .slice(0, offered.attributes);
}

const total = (rows: readonly { count: number }[]) => rows.reduce((all, row) => all + row.count, 0);

function pricesOf(bars: readonly Bar[]): Schemas['ProductFacets']['prices'] {
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) return null;
  return {
    min: toMoney(first.lowest),
    max: toMoney(last.highest),
    bars: Array.from({ length: last.bar - first.bar + 1 }, (_, at) => {
      const bar = first.bar + at;
      return {
        from: toMoney(priceSteps[bar - 1] ?? 0),
        to: toMoney(priceSteps[bar] ?? last.highest),
        count: bars.find((row) => row.bar === bar)?.n ?? 0,
      };
    }),
  };
}
