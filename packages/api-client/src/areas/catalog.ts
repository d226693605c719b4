import { activityDetailFromWire, activityFromWire } from '../model/activity.ts';
import {
  activityProductFromWire,
  bestSellerFromWire,
  categoriesFromWire,
  productCardFromWire,
  productFromWire,
  productSkusFromWire,
} from '../model/product.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import type { WireQuery } from '../wire.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire } from './area.ts';

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface ProductFilters extends Paging {
  keyword?: string | undefined;
  categoryId?: number | undefined;
  priceOrder?: SortDirection | undefined;
  salesOrder?: SortDirection | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
  freeShipping?: boolean | undefined;
  minRating?: number | undefined;
}

export interface ProductQuery extends ProductFilters {
  selfOperated?: boolean | undefined;
  storeId?: number | undefined;
}

type WireFilters = Omit<WireQuery<'listStoreProducts'>, 'merId'>;

export function productFiltersToWire(query: ProductFilters): WireFilters {
  const filters = {
    ...pagingToWire(query),
    keyword: query.keyword,
    cid: query.categoryId,
    priceOrder: query.priceOrder,
    salesOrder: query.salesOrder,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    inStock: query.inStock,
    onSale: query.onSale,
    freeShipping: query.freeShipping,
    minStar: query.minRating,
  };
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as WireFilters;
}

export const catalogArea = ({ call, context }: AreaTools) => ({
  categories: (options?: CallOptions) =>
    call('listCategories', {}, (data) => categoriesFromWire(data, context()), options),
  products: (query: ProductQuery = {}, options?: CallOptions) =>
    call(
      'listProducts',
      {
        query: {
          ...productFiltersToWire(query),
          ...(query.selfOperated === undefined ? {} : { isSelf: query.selfOperated }),
          ...(query.storeId === undefined ? {} : { merId: query.storeId }),
        },
      },
      (data) => pageFromWire(data, (row) => productCardFromWire(row, context())),
      options,
    ),
  featured: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFeaturedProducts',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => productCardFromWire(row, context())),
      options,
    ),
  leaderboard: (options?: CallOptions) =>
    call(
      'listBestSellers',
      {},
      (data) => rows(data).map((row) => bestSellerFromWire(row, context())),
      options,
    ),
  recommendations: (query: Paging & { productId?: number | undefined } = {}, options?: CallOptions) =>
    call(
      'listRecommendations',
      {
        query: {
          ...pagingToWire(query),
          ...(query.productId === undefined ? {} : { productId: query.productId }),
        },
      },
      (data) => pageFromWire(data, (row) => productCardFromWire(row, context())),
      options,
    ),
  product: (id: number, options?: CallOptions) =>
    call('getProduct', { path: { id } }, (data) => productFromWire(data, context()), options),
  sku: (id: number, options?: CallOptions) =>
    call('getProductSkus', { path: { id } }, (data) => productSkusFromWire(data, context()), options),
  activities: (options?: CallOptions) =>
    call('listActivities', {}, (data) => rows(data).map((row) => activityFromWire(row, context())), options),
  activity: (aid: number, options?: CallOptions) =>
    call('getActivity', { path: { aid } }, (data) => activityDetailFromWire(data, context()), options),
  activityProducts: (aid: number, query: Paging = {}, options?: CallOptions) =>
    call(
      'listActivityProducts',
      { path: { aid }, query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => activityProductFromWire(row, context())),
      options,
    ),
});
