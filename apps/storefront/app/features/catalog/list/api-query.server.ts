import { type ProductQuery as ApiQuery, limits } from '@marketfront/api-client';
import type { ProductQuery, SortKey, ToggleFilter } from './product-query.ts';

const orderParameter = { sales: 'salesOrder', price: 'priceOrder' } as const satisfies Record<
  SortKey,
  string
>;
const toggleParameter = {
  inStock: 'inStock',
  onSale: 'onSale',
  freeShipping: 'freeShipping',
  isSelf: 'selfOperated',
} as const satisfies Record<ToggleFilter, string>;

/** The same list as the API asks for it. */
export function toApiQuery(query: ProductQuery): ApiQuery {
  return {
    page: query.page,
    limit: limits.pageSize,
    ...(query.sort && { [orderParameter[query.sort.by]]: query.sort.direction }),
    ...(query.minPrice !== undefined && { minPrice: query.minPrice }),
    ...(query.maxPrice !== undefined && { maxPrice: query.maxPrice }),
    ...(query.minStar !== undefined && { minRating: query.minStar }),
    ...Object.fromEntries(query.toggles.map((name) => [toggleParameter[name], true])),
  };
}

/** How many pages a list has. Computed on the server, so that the browser does not load the limits. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / limits.pageSize));

export { parseProductQuery } from './product-query.ts';
