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

/** Stores run by the marketplace itself, or all others. */
export const storeKinds = ['self', 'others'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** The possible numbers of products per page; the first is the default. */
export const pageSizes = [20, 40, 60] as const;
export type PageSize = (typeof pageSizes)[number];

/** Cards next to each other, or one below the other with more room for their text. */
export const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** The state of a product list; all of it is in the URL. */
export interface ProductQuery {
  readonly sort?: { readonly by: SortKey; readonly direction: Direction } | undefined;
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  readonly minStar?: number | undefined;
  readonly toggles: readonly ToggleFacet[];
  readonly storeKind?: StoreKind | undefined;
  /** Ids of stores; goods of any of them match. */
  readonly stores: readonly number[];
  /** Countries that the goods are sent from; any of them matches. */
  readonly shipsFrom: readonly string[];
  /** Ids of attribute values ("Red"); within one attribute, any of them matches. */
  readonly values: readonly number[];
  readonly page: number;
  readonly pageSize: PageSize;
  readonly view: ListView;
}

/** Whether anything except the order, the page, the page size and the view of the list was chosen. */
export const isFiltered = ({
  sort: _sort,
  page: _page,
  pageSize: _size,
  view: _view,
  ...filters
}: ProductQuery) =>
  Object.values(filters).some((filter) => (Array.isArray(filter) ? filter.length > 0 : filter !== undefined));

/** A typed price (with comma or point), limited to the maximum of the contract; `undefined` for any other text. */
function readPrice(text: string | null): string | undefined {
  const read = validate(priceRangeSchema, { minPrice: text ?? '' });
  if (read.ok) return read.value.minPrice;
  return read.issues[0].key === 'priceTooHigh' ? limits.price : undefined;
}

const mostIds = 40;

/** Reads ids joined by commas, without duplicates and sorted, so that one list has one URL. */
function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => parsePositiveInteger(part) ?? []);
  return [...new Set(ids)].toSorted((a, b) => a - b).slice(0, mostIds);
}

/** Reads country codes joined by commas, without duplicates and sorted. */
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

/** The URL parameters of a list; default values are left out, so that one list has one URL. */
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

/** Returns the URL of a list in a given state. */
export type ListHref = (query: ProductQuery) => string;

/**
 * Returns the URLs of one list.
 * @param fixed parameters that identify the list (category, keywords) and stay in all its URLs
 */
export function listHref(path: string, fixed: Readonly<Record<string, string>>): ListHref {
  return (query) => {
    const params = new URLSearchParams([...Object.entries(fixed), ...productQueryParams(query)]);
    return params.size > 0 ? `${path}?${params}` : path;
  };
}
