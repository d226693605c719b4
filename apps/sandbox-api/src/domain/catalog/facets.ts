import { type Schemas, type ToggleFacet, toggleFacets } from '@marketfront/api-client';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { merchants, priceSteps } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { memo } from '../shared/memo.ts';
import { toMoney } from '../shared/money.ts';
import type { Scope } from '../shared/scope.ts';
import { listCategories } from './categories.ts';
import { categoryPath, eachGroup, groupsAt } from './goods-groups.ts';
import {
  attributePart,
  type FacetValue,
  isSelfOperated,
  listFacetSets,
  listFacetValues,
  merchantsByCountry,
  partsOf,
  type ProductFilter,
  storesOf,
} from './product-filter.ts';

/** The most stores, values of one choice, and choices that are offered. */
const offered = { stores: 20, values: 40, attributes: 6 } as const;
const stars = [4, 3, 2] as const;

/** A row of the count: `n` goods have this value of the facet and fail these parts of the filter. */
type Counted = { kind: number; value: number; miss: number; n: number };

/** The results of `grouping(bar, child, mer_id, facet_set, flags)` for each grouping set: 0 at the grouped column. */
const kinds = { bar: 0b01111, child: 0b10111, store: 0b11011, set: 0b11101, flags: 0b11110 } as const;

/** One bit for each yes-or-no fact of a product. */
const flags = [...toggleFacets, 'isSelf', 'star2', 'star3', 'star4'] as const;
type Flag = (typeof flags)[number];
const flagBits = Object.fromEntries(flags.map((flag, at) => [flag, 1 << at])) as Record<Flag, number>;

/**
 * The facets of a list, each value with the number of goods that it would leave. A filter that is set does not count
 * for its own facet: with "Red" chosen, "Blue" shows the number of blue goods.
 */
export async function readFacets(scope: Scope, filter: ProductFilter): Promise<Schemas['ProductFacets']> {
  const { db } = scope;
  const [{ rows, parts }, tree, values, sets, countries] = await Promise.all([
    // Counting takes longer in a larger catalogue, so results are cached for half a minute.
    memo(db, `facets:${JSON.stringify(filter)}`, 30, () => count(scope, filter)),
    listCategories(db),
    listFacetValues(db),
    listFacetSets(db),
    merchantsByCountry(db),
  ]);
  const bitOf = (name: string) => bitAt(parts.indexOf(name));
  /** Counts per value of a facet, over the goods that fail no parts except these. */
  const countBy = (kind: keyof typeof kinds, ignored = 0): Map<number, number> => {
    const found = new Map<number, number>();
    for (const row of rows) {
      if (row.kind !== kinds[kind] || (row.miss & ~ignored) !== 0) continue;
      found.set(row.value, (found.get(row.value) ?? 0) + row.n);
    }
    return found;
  };
  const flagged = (part: string, matches: (flags: number) => boolean) =>
    [...countBy('flags', bitOf(part))].reduce((all, [flags, n]) => (matches(flags) ? all + n : all), 0);
  const withFlag = (part: string, flag: Flag) => flagged(part, (flags) => (flags & flagBits[flag]) !== 0);
  const total = (ignored: string) => flagged(ignored, () => true);

  const perCategory = countBy('child');
  const perValue = new Map<number, number>();
  for (const attribute of new Set([...values.values()].map(({ attributeKey }) => attributeKey))) {
    for (const [set, n] of countBy('set', bitOf(attributePart(attribute)))) {
      for (const id of sets.get(set) ?? []) {
        if (values.get(id)?.attributeKey === attribute) perValue.set(id, (perValue.get(id) ?? 0) + n);
      }
    }
  }
  return {
    total: total(''),
    relaxed: parts.map((name) => ({ filter: name, total: total(name) })),
    categories: tree
      .filter(({ id, pid }) => pid === (filter.cid ?? 0) && perCategory.has(id))
      .map(({ id, name }) => ({
        id,
        name: inLanguage(name, scope.language),
        count: perCategory.get(id) ?? 0,
      })),
    stores: await namedStores(scope, countBy('store', bitOf('store')), filter.merIds ?? []),
    shipsFrom: countriesOf(countries, countBy('store', bitOf('shipsFrom')), filter.shipsFrom ?? []),
    attributes: attributesOf(scope, perValue, values, filter.attrValues ?? []),
    prices: pricesOf(countBy('bar', bitOf('price'))),
    ratings: stars.map((star) => ({ minStar: star, count: withFlag('rating', `star${star}`) })),
    ...(Object.fromEntries(toggleFacets.map((name) => [name, withFlag(name, name)])) as Record<
      ToggleFacet,
      number
    >),
    selfOperated: withFlag('storeKind', 'isSelf'),
    otherStores: flagged('storeKind', (flags) => (flags & flagBits.isSelf) === 0),
  };
}

/** The bit that a row has in `miss` when it fails this part of the filter. */
const bitAt = (position: number) => (position < 0 ? 0 : 1 << position);
const bitWhere = (where: SQL, bit: number) => sql`case when ${where} then ${sql.raw(String(bit))} else 0 end`;

/** Counts all goods in the category, filtered or not: each row notes in `miss` the parts that it fails. */
async function count({ db }: Scope, filter: ProductFilter): Promise<{ rows: Counted[]; parts: string[] }> {
  const [stores, parts, isSelf, path] = await Promise.all([
    storesOf(db, filter, eachGroup),
    partsOf(db, filter, eachGroup),
    isSelfOperated(db, eachGroup),
    categoryPath(db, filter.cid),
  ]);
  const miss = parts.map(({ where }, at) => bitWhere(sql`not (${where})`, bitAt(at)));
  const bits = [
    ...toggleFacets.map((name) => bitWhere(eachGroup[name], flagBits[name])),
    bitWhere(isSelf, flagBits.isSelf),
    ...stars.map((star) => bitWhere(eachGroup.ratedAtLeast(star), flagBits[`star${star}`])),
  ];
  const { rows } = await db.execute<Counted>(sql`
    select grouping(bar, child, mer_id, facet_set, flags) as kind,
      coalesce(bar, child, mer_id, facet_set, flags) as value, miss, sum(n)::int as n
    from (
      select bar, ${childLevel(path)} as child, mer_id, facet_set, ${sql.join(bits, sql` + `)} as flags,
        ${miss.length > 0 ? sql.join(miss, sql` + `) : sql`0`} as miss, n
      from ${groupsAt(filter, path)} groups where ${and(...stores) ?? sql`true`}
    ) goods
    group by grouping sets ((miss, bar), (miss, child), (miss, mer_id), (miss, facet_set), (miss, flags))`);
  return { rows, parts: parts.map(({ name }) => name) };
}

/** The category column one level below the listed category. */
const childLevel = (path: readonly number[] | undefined): SQL =>
  sql.raw((['cat1', 'cat2', 'cat3'] as const)[path?.length ?? 0] ?? '0');

/** The stores with the most goods; a chosen store is always included. */
async function namedStores({ db }: Scope, counts: ReadonlyMap<number, number>, chosen: readonly number[]) {
  const most = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b).slice(0, offered.stores);
  const ids = [...new Set([...most.map(([id]) => id), ...chosen])];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: merchants.id, name: merchants.name, isSelf: merchants.isSelf })
    .from(merchants)
    .where(inArray(merchants.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, count: counts.get(id) ?? 0 }] : [];
  });
}

/** The countries from which the goods are sent, most common first; a chosen country is always included. */
function countriesOf(
  known: ReadonlyMap<string, readonly number[]>,
  counts: ReadonlyMap<number, number>,
  chosen: readonly string[],
) {
  return [...known]
    .map(([country, ids]) => ({ country, count: sum(ids.map((id) => ({ count: counts.get(id) ?? 0 }))) }))
    .filter(({ country, count }) => count > 0 || chosen.includes(country))
    .toSorted((a, b) => b.count - a.count || (a.country < b.country ? -1 : 1));
}

/**
 * Choices with at least two values, most common first; a chosen value is always included. Sizes keep their order,
 * colours are sorted by their number of goods.
 */
function attributesOf(
  { language }: Scope,
  counts: ReadonlyMap<number, number>,
  known: ReadonlyMap<number, FacetValue>,
  chosen: readonly number[],
): Schemas['ProductFacets']['attributes'] {
  const values = [...known.values()].filter(({ id }) => (counts.get(id) ?? 0) > 0 || chosen.includes(id));
  return [...Map.groupBy(values, ({ attributeKey }) => attributeKey)]
    .map(([key, rows]) => ({
      key,
      name: inLanguage(rows[0]?.attribute ?? { en: key }, language),
      values: inOrder(rows, counts).map(({ id, value, color }) => ({
        id,
        name: inLanguage(value, language),
        color,
        count: counts.get(id) ?? 0,
      })),
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ id }) => chosen.includes(id)))
    .toSorted((a, b) => sum(b.values) - sum(a.values))
    .slice(0, offered.attributes);
}

const inOrder = (rows: readonly FacetValue[], counts: ReadonlyMap<number, number>) =>
  (rows.some(({ color }) => color !== null)
    ? rows.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    : rows
  ).slice(0, offered.values);

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, row) => all + row.count, 0);

/** The bars from the first to the last one with goods. */
function pricesOf(bars: ReadonlyMap<number, number>): Schemas['ProductFacets']['prices'] {
  const first = Math.min(...bars.keys());
  const last = Math.max(...bars.keys());
  if (bars.size === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const bar = first + at;
    return {
      from: toMoney(priceSteps[bar - 1] ?? 0),
      to: toMoney(priceSteps[bar] ?? Number.MAX_SAFE_INTEGER),
      count: bars.get(bar) ?? 0,
    };
  });
}
