import type { Schemas } from '../wire.ts';
import { type Money, amountFromWire } from './money.ts';
import { count, isCountry, label, rows } from './wire-values.ts';

/** The on/off filters of a product list: in stock, cheaper than the list price, delivered free of charge. */
export const toggleFacets = ['inStock', 'onSale', 'freeShipping'] as const;
export type ToggleFacet = (typeof toggleFacets)[number];

/** The filters of a product list that can be removed one by one; all values of one attribute count as one filter. */
export const facetNames = [
  'price',
  ...toggleFacets,
  'rating',
  'storeKind',
  'store',
  'shipsFrom',
  'attribute',
] as const;
export type FacetName = (typeof facetNames)[number];

export interface FacetOption {
  /** The id, for the filter of the list. */
  id: number;
  /** The name in the language of the request. */
  name: string;
  /** The number of products with this option. */
  count: number;
}

export interface AttributeFacet {
  /** The key of the attribute, the same in every language: "colour". */
  key: string;
  /** The name in the language of the request. */
  name: string;
  /** Its values; `color` is `#rrggbb`, null for values that are not colours. */
  values: (FacetOption & { color: string | null })[];
}

export interface PriceBar {
  /** The lowest price of the bar. */
  from: Money;
  /** The price at which the next bar begins. */
  to: Money;
  /** The number of products in this price range. */
  count: number;
}

/** The filters of a product list; each `ToggleFacet` key holds the number of products that have it. */
export interface ProductFacets extends Record<ToggleFacet, number> {
  /** The number of products in the list. */
  total: number;
  /** For each filter that is set: the number of products without it. */
  relaxed: {
    /** The filter that is left out. */
    filter: FacetName;
    /** The key of the attribute, when `filter` is "attribute". */
    attribute: string | null;
    /** The number of products without it. */
    total: number;
  }[];
  /** The categories below the listed one. */
  categories: FacetOption[];
  /** The stores that sell the most products of the list. */
  stores: (FacetOption & { selfOperated: boolean })[];
  /** The countries that the products are sent from, as ISO 3166-1 alpha-2 codes; the most common first. */
  shipsFrom: { country: string; count: number }[];
  /** The attributes that shoppers choose, the most common first. */
  attributes: AttributeFacet[];
  /** A histogram from the lowest price to the highest. */
  prices: PriceBar[];
  /** The numbers of products that have this mean rating or a better one, the best first. */
  ratings: { minRating: number; count: number }[];
  /** The number of products that the marketplace itself sells. */
  selfOperated: number;
  /** The number of products that other stores sell. */
  otherStores: number;
}

function relaxedFromWire({
  filter,
  total,
}: NonNullable<Schemas['ProductFacets']['relaxed']>[number]): ProductFacets['relaxed'] {
  const [name, ...key] = filter.split(':');
  const known = facetNames.find((facet) => facet === name);
  return known
    ? [{ filter: known, attribute: key.length > 0 ? key.join(':') : null, total: count(total) }]
    : [];
}

export function facetsFromWire(wire: Schemas['ProductFacets']): ProductFacets {
  const option = (row: { id: number; name: string; count: number }): FacetOption => ({
    id: row.id,
    name: label(row.name),
    count: count(row.count),
  });
  const toggles = Object.fromEntries(toggleFacets.map((name) => [name, count(wire[name])]));
  return {
    ...(toggles as Record<ToggleFacet, number>),
    total: count(wire.total),
    relaxed: rows(wire.relaxed).flatMap(relaxedFromWire),
    categories: rows(wire.categories).map(option),
    stores: rows(wire.stores).map((store) => ({ ...option(store), selfOperated: store.isSelf === true })),
    shipsFrom: rows(wire.shipsFrom)
      .filter(({ country }) => isCountry(country))
      .map((row) => ({ country: row.country, count: count(row.count) })),
    attributes: rows(wire.attributes).map(({ key, name, values }) => ({
      key,
      name: label(name),
      values: rows(values).map((value) => ({ ...option(value), color: value.color ?? null })),
    })),
    prices: rows(wire.prices).map((bar) => ({
      from: amountFromWire(bar.from),
      to: amountFromWire(bar.to),
      count: count(bar.count),
    })),
    ratings: rows(wire.ratings).map((row) => ({ minRating: row.minStar, count: count(row.count) })),
    selfOperated: count(wire.selfOperated),
    otherStores: count(wire.otherStores),
  };
}
