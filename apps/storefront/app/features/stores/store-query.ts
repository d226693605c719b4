import { parsePositiveInteger, type StoreSort, storeSorts, type StoreQuery } from '@marketfront/api-client';
import { pageNumber } from '../../navigation/index.ts';

/** The state of a list of stores; all of it is in the URL. */
export interface StoreListQuery {
  readonly keywords: string;
  /** Id of a merchant category. */
  readonly category?: number | undefined;
  /** Id of a store type. */
  readonly storeType?: number | undefined;
  /** Only stores run by the marketplace itself. */
  readonly self: boolean;
  readonly order?: StoreSort | undefined;
  readonly page: number;
}

export const longestKeywords = 80;

/** Reads a list's URL. Invalid values are ignored. */
export const parseStoreQuery = (params: URLSearchParams): StoreListQuery => ({
  keywords: (params.get('keywords') ?? '').trim().slice(0, longestKeywords),
  category: parsePositiveInteger(params.get('category')),
  storeType: parsePositiveInteger(params.get('storeType')),
  self: params.get('self') === '1',
  order: storeSorts.find((order) => params.get('order') === order),
  page: pageNumber(params),
});

/** The URL parameters of a list; default values are left out, so that one list has one URL. */
export function storeQueryParams(query: StoreListQuery): [name: string, value: string][] {
  const { keywords, category, storeType, self, order, page } = query;
  const values = {
    keywords,
    category,
    storeType,
    self: self ? 1 : undefined,
    order,
    page: page > 1 ? page : undefined,
  };
  return Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** Whether the list has any filter. */
export const isNarrowed = ({ keywords, category, storeType, self }: StoreListQuery): boolean =>
  keywords !== '' || category !== undefined || storeType !== undefined || self;

/** Returns the URL of a list in a given state. */
export type StoreListHref = (query: StoreListQuery) => string;

/** @param fixed parameters that identify the page and stay in all its URLs */
export function storeListHref(path: string, fixed: Readonly<Record<string, string>>): StoreListHref {
  return (query) => {
    const params = new URLSearchParams([...Object.entries(fixed), ...storeQueryParams(query)]);
    return params.size > 0 ? `${path}?${params}` : path;
  };
}

/** A change of the list starts at page 1. */
export const refineStores = (query: StoreListQuery, change: Partial<StoreListQuery>): StoreListQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** The same list as parameters of the API. */
export const toStoreApiQuery = (query: StoreListQuery, limit: number): StoreQuery => ({
  page: query.page,
  limit,
  ...(query.keywords && { keyword: query.keywords }),
  ...(query.category && { categoryId: query.category }),
  ...(query.storeType && { typeId: query.storeType }),
  ...(query.self && { selfOperated: true }),
  ...(query.order && { order: query.order }),
});
