import * as operations from '../generated/operations.ts';
import { activityDetailFromWire, activityFromWire } from '../model/activity.ts';
import { dealFromWire } from '../model/deal.ts';
import { categoriesFromWire } from '../model/category.ts';
import { activityProductFromWire, bestSellerFromWire, productCardFromWire } from '../model/product-card.ts';
import { deliveryFromWire, productFromWire } from '../model/product.ts';
import { productSkusFromWire } from '../model/sku.ts';
import type { ReportReason } from '../model/report.ts';
import { facetsFromWire, type ToggleFacet, toggleFacets } from '../model/facets.ts';
import { readableList, readablePage } from '../model/wire-values.ts';
import type { WireQuery } from '../wire.ts';
import {
  type ApiConnection,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const productOrders = ['newest', 'rated'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** Each `ToggleFacet` that is true lists only products that have it. */
type ToggleFilters = { [facet in ToggleFacet]?: boolean | undefined };

export interface ProductFilters extends Paging, ToggleFilters {
  /** Words in the name of the product. */
  keyword?: string | undefined;
  /** The id of a category of any level. */
  categoryId?: number | undefined;
  /** Sorts by price. */
  priceOrder?: SortDirection | undefined;
  /** Sorts by sales. */
  salesOrder?: SortDirection | undefined;
  /** Used when neither price nor sales sort the list: the newest or the best rated first. */
  order?: ProductOrder | undefined;
  /** The lowest price, a decimal string. */
  minPrice?: string | undefined;
  /** The highest price, a decimal string. */
  maxPrice?: string | undefined;
  /** The lowest mean rating, 1 to 5. */
  minRating?: number | undefined;
  /** Ids of attribute values from `facets`: products must have one of the given values of each attribute. */
  attributeValueIds?: readonly number[] | undefined;
}

export interface ProductQuery extends ProductFilters {
  /** Only products that the marketplace itself sells. */
  selfOperated?: boolean | undefined;
  /** Only products of this store. */
  storeId?: number | undefined;
  /** Only products of one of these stores. */
  storeIds?: readonly number[] | undefined;
  /** Only products that are sent from one of these countries (ISO 3166-1 alpha-2). */
  shipsFrom?: readonly string[] | undefined;
}

type WireFilters = Omit<WireQuery<'listStoreProducts'>, 'merId'>;

export function productFiltersToWire(query: ProductFilters): WireFilters {
  const filters = {
    ...pagingToWire(query),
    keyword: query.keyword,
    cid: query.categoryId,
    priceOrder: query.priceOrder,
    salesOrder: query.salesOrder,
    order: query.order,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    ...Object.fromEntries(toggleFacets.map((name) => [name, query[name]])),
    minStar: query.minRating,
    attrValues: joined(query.attributeValueIds),
  };
  return defined(filters) as WireFilters;
}

const defined = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

const joined = (values: readonly (number | string)[] | undefined) =>
  values?.length ? values.join(',') : undefined;

const productQueryToWire = (query: ProductQuery): WireQuery<'listProducts'> => ({
  ...productFiltersToWire(query),
  ...defined({
    isSelf: query.selfOperated,
    merId: query.storeId,
    merIds: joined(query.storeIds),
    shipsFrom: joined(query.shipsFrom),
  }),
});

export const catalogArea = ({ call, context }: ApiConnection) => ({
  /** Lists all categories as a tree of up to three levels. */
  categories: (options?: CallOptions) =>
    call(operations.listCategories, {}, (data) => categoriesFromWire(data, context()), options),
  /** Lists products by category, words, price and order. */
  products: (query: ProductQuery = {}, options?: CallOptions) =>
    call(
      operations.listProducts,
      { query: productQueryToWire(query) },
      (data) => readablePage(data, (row) => productCardFromWire(row, context())),
      options,
    ),
  /** Counts the products per filter option of a list; a filter that is set is ignored for its own facet. */
  facets: (
    query: Omit<ProductQuery, keyof Paging | 'order' | 'priceOrder' | 'salesOrder'> = {},
    options?: CallOptions,
  ) => call(operations.getProductFacets, { query: productQueryToWire(query) }, facetsFromWire, options),
  /** Lists the products that the marketplace recommends, by page. */
  featured: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listFeaturedProducts,
      { query: pagingToWire(query) },
      (data) => readablePage(data, (row) => productCardFromWire(row, context())),
      options,
    ),
  /** Lists the products that sell best. */
  leaderboard: (options?: CallOptions) =>
    call(
      operations.listBestSellers,
      {},
      (data) => readableList(data, (row) => bestSellerFromWire(row, context())),
      options,
    ),
  /** Lists products that are related to a product, or to the products that the shopper has viewed. */
  recommendations: (query: Paging & { productId?: number | undefined } = {}, options?: CallOptions) =>
    call(
      operations.listRecommendations,
      {
        query: {
          ...pagingToWire(query),
          ...(query.productId === undefined ? {} : { productId: query.productId }),
        },
      },
      (data) => readablePage(data, (row) => productCardFromWire(row, context())),
      options,
    ),
  /** Loads a product with its SKUs and its store. */
  product: (id: number, options?: CallOptions) =>
    call(operations.getProduct, { path: { id } }, (data) => productFromWire(data, context()), options),
  /** Loads the attributes and SKUs of a product, to choose one in a list. */
  sku: (id: number, options?: CallOptions) =>
    call(
      operations.getProductSkus,
      { path: { id } },
      (data) => productSkusFromWire(data, context()),
      options,
    ),
  /** Estimates the arrival of a product in a country, and its delivery cost. */
  delivery: (id: number, { country }: { country?: string | undefined } = {}, options?: CallOptions) =>
    call(operations.getDelivery, { path: { id }, query: defined({ country }) }, deliveryFromWire, options),
  /** Requests a message to the shopper for when a sold-out SKU can be bought again. */
  requestStockAlert: (skuId: number, options?: CallOptions) =>
    call(operations.requestStockAlert, { body: { skuId } }, toVoid, options),
  /** Reports that a product breaks the rules; a second report by the same shopper replaces the first. */
  report: (
    { productId, reason, remark }: { productId: number; reason: ReportReason; remark?: string | undefined },
    options?: MutationOptions,
  ) =>
    call(
      operations.reportProduct,
      { body: { productId, reason, ...(remark && { remark }) } },
      toVoid,
      options,
    ),
  /** Lists the current deals, the one that ends first at the top. */
  deals: (options?: CallOptions) =>
    call(
      operations.listDeals,
      {},
      (data) => readableList(data, (row) => dealFromWire(row, context())),
      options,
    ),
  /** Lists the activities with their first products. */
  activities: (options?: CallOptions) =>
    call(
      operations.listActivities,
      {},
      (data) => readableList(data, (row) => activityFromWire(row, context())),
      options,
    ),
  /** Loads an activity without its products. */
  activity: (aid: number, options?: CallOptions) =>
    call(
      operations.getActivity,
      { path: { aid } },
      (data) => activityDetailFromWire(data, context()),
      options,
    ),
  /** Lists the products of an activity by page. */
  activityProducts: (aid: number, query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listActivityProducts,
      { path: { aid }, query: pagingToWire(query) },
      (data) => readablePage(data, (row) => activityProductFromWire(row, context())),
      options,
    ),
});
