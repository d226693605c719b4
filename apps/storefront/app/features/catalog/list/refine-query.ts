import type { ToggleFacet } from '@marketfront/api-client';
import { type ProductQuery, refine, type SortKey } from './product-query.ts';

/** The same list without filters and in its default order. */
export const unfiltered = ({ pageSize, view }: ProductQuery): ProductQuery => ({
  toggles: [],
  stores: [],
  shipsFrom: [],
  values: [],
  page: 1,
  pageSize,
  view,
});

const nextDirection = { none: 'asc', asc: 'desc', desc: undefined } as const;

/** Each sort cycles none, ascending, descending; choosing one resets the other and returns to page 1 (spec §4). */
export function cycleSort(query: ProductQuery, by: SortKey): ProductQuery {
  const now = query.sort?.by === by ? query.sort.direction : 'none';
  const direction = nextDirection[now];
  return { ...query, sort: direction && { by, direction }, page: 1 };
}

/** Adds a value to the chosen ones, or removes it. */
const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

export function toggleFilter(query: ProductQuery, name: ToggleFacet): ProductQuery {
  return refine(query, { toggles: toggled(query.toggles, name) });
}

/** Adds an id to the chosen ones, or removes it. */
export function toggleId(query: ProductQuery, name: 'stores' | 'values', id: number): ProductQuery {
  return refine(query, { [name]: toggled(query[name], id).toSorted((a, b) => a - b) });
}

/** Adds a country to the chosen ones, or removes it. */
export function toggleCountry(query: ProductQuery, code: string): ProductQuery {
  return refine(query, { shipsFrom: toggled(query.shipsFrom, code).toSorted() });
}
