import { parsePositiveInteger, type StoreSort, storeSorts, type StoreQuery } from '@marketfront/api-client';
import { pageNumber } from '../../navigation/index.ts';

/** The state of a list of stores; its URL holds all of it. */
export interface StoreListQuery {
  readonly keywords: string;
  /** Id of a merchant category. */
  readonly category?: number | undefined;
  /** Id of a store type. */
  readonly storeType?: number | undefined;
  /** Only stores of the marketplace itself. */
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

/** Writes the list's part of a URL; default values are left out, so that one list has one address. */
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

/** Whether anything narrows the list. */
export const isNarrowed = ({ keywords, category, storeType, self }: StoreListQuery): boolean =>
  keywords !== '' || category !== undefined || storeType !== undefined || self;

/** Writes the address of a list in one state. */
export type StoreListHref = (query: StoreListQuery) => string;

/** @param fixed parameters that name the page and stay in every address */
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

/** The same list as the API asks for it. */
export const toStoreApiQuery = (query: StoreListQuery, limit: number): StoreQuery => ({
  page: query.page,
  limit,
  ...(query.keywords && { keyword: query.keywords }),
  ...(query.category && { categoryId: query.category }),
  ...(query.storeType && { typeId: query.storeType }),
  ...(query.self && { selfOperated: true }),
  ...(query.order && { order: query.order }),
});
