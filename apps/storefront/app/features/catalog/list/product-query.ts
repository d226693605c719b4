import {
  limits,
  parsePositiveInteger,
  priceRangeSchema,
  type ToggleFacet,
  toggleFacets,
  validate,
} from '@marketfront/api-client';
import { countryCode } from '../../../session/index.ts';
import { pageNumber } from '../../../navigation/index.ts';

export const sortKeys = ['sales', 'price'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Direction = 'asc' | 'desc';

/** Stores of the marketplace itself, or all others. */
export const storeKinds = ['self', 'others'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** How many products a page shows; the first without being asked. */
export const pageSizes = [20, 40, 60] as const;
export type PageSize = (typeof pageSizes)[number];

/** Cards beside each other, or one below the other with more room for their text. */
export const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** The state of a product list; its URL holds all of it. */
export interface ProductQuery {
  readonly sort?: { readonly by: SortKey; readonly direction: Direction } | undefined;
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  readonly minStar?: number | undefined;
  readonly toggles: readonly ToggleFacet[];
  readonly storeKind?: StoreKind | undefined;
  /** Ids of stores: goods of any of them. */
  readonly stores: readonly number[];
  /** Countries that the goods are sent from: any of them. */
  readonly shipsFrom: readonly string[];
  /** Ids of attribute values ("Red"): of one attribute any of them. */
  readonly values: readonly number[];
  readonly page: number;
  readonly pageSize: PageSize;
  readonly view: ListView;
}

/** Whether anything but the order, the page and the looks of the list was chosen. */
export const isFiltered = ({
  sort: _sort,
  page: _page,
  pageSize: _size,
  view: _view,
  ...filters
}: ProductQuery) =>
  Object.values(filters).some((filter) => (Array.isArray(filter) ? filter.length > 0 : filter !== undefined));

/** A price as typed (comma or point), at most the highest of the contract; `undefined` for anything else. */
function readPrice(text: string | null): string | undefined {
  const read = validate(priceRangeSchema, { minPrice: text ?? '' });
  if (read.ok) return read.value.minPrice;
  return read.issues[0].key === 'priceTooHigh' ? limits.price : undefined;
}

const mostIds = 40;

/** Ids joined by commas, each once and in order, so that one list has one address. */
function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => parsePositiveInteger(part) ?? []);
  return [...new Set(ids)].toSorted((a, b) => a - b).slice(0, mostIds);
}

/** Codes of countries joined by commas, each once and in order. */
function readCountries(text: string | null): string[] {
  const codes = (text ?? '').split(',').flatMap((part) => countryCode(part) ?? []);
  return [...new Set(codes)].toSorted().slice(0, mostIds);
}

/** Reads a list's URL. Invalid values are ignored; a minimum above the maximum is swapped with it. */
export function parseProductQuery(params: URLSearchParams): ProductQuery {
  const by = sortKeys.find((key) => params.get(key) === 'asc' || params.get(key) === 'desc');
  const typed = {
    minPrice: readPrice(params.get('min') ?? params.get('minPrice')),
    maxPrice: readPrice(params.get('max') ?? params.get('maxPrice')),
  };
  const range = validate(priceRangeSchema, typed);
  const { minPrice, maxPrice } = range.ok ? range.value : typed;
  const star = Number(params.get('star'));
  return {
    sort: by && { by, direction: params.get(by) as Direction },
    minPrice,
    maxPrice,
    minStar: star >= 1 && star <= 5 ? Math.trunc(star) : undefined,
    toggles: toggleFacets.filter((name) => params.get(name) === '1'),
    storeKind: storeKinds.find((kind) => params.get('kind') === kind),
    stores: readIds(params.get('stores')),
    shipsFrom: readCountries(params.get('from')),
    values: readIds(params.get('values')),
    page: pageNumber(params),
    pageSize: pageSizes.find((size) => params.get('size') === String(size)) ?? pageSizes[0],
    view: listViews.find((view) => params.get('view') === view) ?? 'grid',
  };
}

/** Writes the list's part of a URL; default values are left out, so that one list has one address. */
export function productQueryParams(query: ProductQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.sort) params.set(query.sort.by, query.sort.direction);
  if (query.minPrice !== undefined) params.set('min', query.minPrice);
  if (query.maxPrice !== undefined) params.set('max', query.maxPrice);
  if (query.minStar !== undefined) params.set('star', String(query.minStar));
  for (const name of query.toggles) params.set(name, '1');
  if (query.storeKind) params.set('kind', query.storeKind);
  if (query.stores.length > 0) params.set('stores', query.stores.join(','));
  if (query.shipsFrom.length > 0) params.set('from', query.shipsFrom.join(','));
  if (query.values.length > 0) params.set('values', query.values.join(','));
  if (query.pageSize !== pageSizes[0]) params.set('size', String(query.pageSize));
  if (query.view !== 'grid') params.set('view', query.view);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** A change of the list starts at page 1. */
export function refine(query: ProductQuery, change: Partial<Omit<ProductQuery, 'page'>>): ProductQuery {
  return { ...query, ...change, page: 1 };
}

/** Writes the address of a list in one state. */
export type ListHref = (query: ProductQuery) => string;

/**
 * Addresses of one list.
 * @param fixed parameters that name the list (category, keywords) and stay in every address
 */
export function listHref(path: string, fixed: Readonly<Record<string, string>>): ListHref {
  return (query) => {
    const params = new URLSearchParams([...Object.entries(fixed), ...productQueryParams(query)]);
    return params.size > 0 ? `${path}?${params}` : path;
  };
}
