import * as operations from '../generated/operations.ts';
import { categoriesFromWire } from '../model/category.ts';
import { productCardFromWire } from '../model/product-card.ts';
import { serviceFromWire, storeCardFromWire, storeDetailFromWire, storeFromWire } from '../model/store.ts';
import { readablePage } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, type Paging, pagingToWire } from './area.ts';
import { type ProductFilters, productFiltersToWire } from './catalog.ts';

export const storeSorts = ['rated', 'followed', 'newest'] as const;
export type StoreSort = (typeof storeSorts)[number];

export interface StoreQuery extends Paging {
  /** Words in the name of the store. */
  keyword?: string | undefined;
  /** The id of a store category. */
  categoryId?: number | undefined;
  /** The id of a store type. */
  typeId?: number | undefined;
  /** Only stores of the marketplace itself. */
  selfOperated?: boolean | undefined;
  /** The best rated, the most followed or the newest first; by default in the order that the marketplace recommends. */
  order?: StoreSort | undefined;
}

export const storesArea = ({ call, context }: ApiConnection) => ({
  /** Lists stores with some of their products, by page. */
  street: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listStoreStreet,
      { query: pagingToWire(query) },
      (data) => readablePage(data, (row) => storeCardFromWire(row, context())),
      options,
    ),
  /** Finds stores by words, category and type. */
  search: (query: StoreQuery = {}, options?: CallOptions) =>
    call(
      operations.searchStores,
      {
        query: {
          ...pagingToWire(query),
          ...(query.keyword === undefined ? {} : { keywords: query.keyword }),
          ...(query.categoryId === undefined ? {} : { categoryId: query.categoryId }),
          ...(query.typeId === undefined ? {} : { typeId: query.typeId }),
          ...(query.selfOperated === undefined ? {} : { isSelf: query.selfOperated }),
          ...(query.order === undefined ? {} : { order: query.order }),
        },
      },
      (data) => readablePage(data, (row) => storeCardFromWire(row, context())),
      options,
    ),
  /** Loads the data for the head of a store page. */
  store: (id: number, options?: CallOptions) =>
    call(operations.getStore, { path: { id } }, (data) => storeFromWire(id, data, context()), options),
  /** Loads the business licence, the address and the introduction of a store. */
  detail: (id: number, options?: CallOptions) =>
    call(
      operations.getStoreDetail,
      { path: { id } },
      (data) => storeDetailFromWire(id, data, context()),
      options,
    ),
  /** Loads the contact data of a store. */
  service: (id: number, options?: CallOptions) =>
    call(operations.getStoreService, { path: { id } }, serviceFromWire, options),
  /** Lists a store's own categories as a tree. */
  categories: (merId: number, options?: CallOptions) =>
    call(
      operations.listStoreCategories,
      { path: { merId } },
      (data) => categoriesFromWire(data, context()),
      options,
    ),
  /** Lists a store's products by category, words, price and order. */
  products: (merId: number, query: ProductFilters = {}, options?: CallOptions) =>
    call(
      operations.listStoreProducts,
      { query: { merId, ...productFiltersToWire(query) } },
      (data) => readablePage(data, (row) => productCardFromWire(row, context())),
      options,
    ),
});
