import { type ProductQuery as ApiQuery, limits } from '@marketfront/api-client';
import type { ProductQuery, SortKey } from './product-query.ts';

const orderParameter = { sales: 'salesOrder', price: 'priceOrder' } as const satisfies Record<
  SortKey,
  string
>;

/** The filters of a list as parameters of the API. */
export function toApiFilters(query: ProductQuery): ApiQuery {
  return {
    ...(query.minPrice !== undefined && { minPrice: query.minPrice }),
    ...(query.maxPrice !== undefined && { maxPrice: query.maxPrice }),
    ...(query.minStar !== undefined && { minRating: query.minStar }),
    ...Object.fromEntries(query.toggles.map((name) => [name, true])),
    ...(query.storeKind && { selfOperated: query.storeKind === 'self' }),
    ...(query.stores.length > 0 && { storeIds: query.stores }),
    ...(query.shipsFrom.length > 0 && { shipsFrom: query.shipsFrom }),
    ...(query.values.length > 0 && { attributeValueIds: query.values }),
  };
}

/** A list as parameters of the API: filters, order and page. */
export const toApiQuery = (query: ProductQuery): ApiQuery => ({
  page: query.page,
  limit: query.pageSize,
  ...(query.sort && { [orderParameter[query.sort.by]]: query.sort.direction }),
  ...toApiFilters(query),
});

/** The number of pages of a list. Computed on the server, so that the browser does not load the limits. */
export const pageCountOf = (total: number, pageSize: number = limits.pageSize): number =>
  Math.max(1, Math.ceil(total / pageSize));

export { parseProductQuery } from './product-query.ts';
