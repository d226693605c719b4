import type { Schemas } from '../wire.ts';
import { type Money, amountFromWire } from './money.ts';
import { count, isCountry, label, rows } from './wire-values.ts';

/** The filters of a product list that are on or off: what can be bought now, costs less than its list price, is delivered free. */
export const toggleFacets = ['inStock', 'onSale', 'freeShipping'] as const;
export type ToggleFacet = (typeof toggleFacets)[number];

/** The filters of a product list that can be taken back one by one; those of one attribute are one. */
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
  /** How many products there would be with it. */
  count: number;
}

export interface AttributeFacet {
  /** The same in every language: "colour". */
  key: string;
  /** The name in the language of the request. */
  name: string;
  /** Its values; `color` is `#rrggbb`, null for what is no colour. */
  values: (FacetOption & { color: string | null })[];
}

export interface PriceBar {
  /** The lowest price of the bar. */
  from: Money;
  /** The price at which the next bar begins. */
  to: Money;
  /** How many products cost as much. */
  count: number;
}

/** What a product list can be filtered by; under the name of each `ToggleFacet`, how many products have it. */
export interface ProductFacets extends Record<ToggleFacet, number> {
  /** How many products the list has. */
  total: number;
  /** How many products there would be without one of the filters that are set. */
  relaxed: {
    /** Which filter. */
    filter: FacetName;
    /** The key of the attribute, when `filter` is "attribute". */
    attribute: string | null;
    /** The number of products without it. */
    total: number;
  }[];
  /** The categories below the one that is listed. */
  categories: FacetOption[];
  /** The stores that sell most of the products. */
  stores: (FacetOption & { selfOperated: boolean })[];
  /** The countries that the products are sent from, as ISO 3166-1 alpha-2 codes; the most common first. */
  shipsFrom: { country: string; count: number }[];
  /** What shoppers choose of a product, the most common attribute first. */
  attributes: AttributeFacet[];
  /** A histogram from the lowest price to the highest. */
  prices: PriceBar[];
  /** How many products are rated this well or better, the best first. */
  ratings: { minRating: number; count: number }[];
  /** How many products the marketplace itself sells. */
  selfOperated: number;
  /** How many products other stores sell. */
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
