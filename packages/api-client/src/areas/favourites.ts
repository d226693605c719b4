import * as operations from '../generated/operations.ts';
import { favouriteProductFromWire, followedStoreFromWire } from '../model/favourite.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';

/** Filters of favourites: cheaper now, available, sold out. */
export const favouriteFilters = ['cheaper', 'available', 'soldOut'] as const;
/** One of {@link favouriteFilters}. */
export type FavouriteFilter = (typeof favouriteFilters)[number];

export const favouritesArea = ({ call, context }: ApiConnection) => ({
  /** Lists the favourite products by page. Back ends that do not support `show` list all. */
  products: (
    { show, ...paging }: Paging & { show?: FavouriteFilter | undefined } = {},
    options?: CallOptions,
  ) =>
    call(
      operations.listFavouriteProducts,
      { query: { ...pagingToWire(paging), ...(show && { show }) } },
      (data) => pageFromWire(data, (row) => favouriteProductFromWire(row, context())),
      options,
    ),
  /** Adds a favourite. */
  addProduct: (productId: number, options?: CallOptions) =>
    call(operations.addFavouriteProduct, { body: { id: productId, category: 'store' } }, toVoid, options),
  /** Adds several favourites. */
  addProducts: (productIds: readonly number[], options?: CallOptions) =>
    call(
      operations.addFavouriteProducts,
      { body: { id: [...productIds], category: 'store' } },
      toVoid,
      options,
    ),
  /** Removes a favourite by the id of its product. */
  removeProduct: (productId: number, options?: CallOptions) =>
    call(operations.removeFavouriteProduct, { path: { productId } }, toVoid, options),
  /** Removes several favourites by their own ids, not by those of products. */
  removeMany: (favouriteIds: readonly number[], options?: CallOptions) =>
    call(operations.deleteFavourites, { body: { ids: favouriteIds.join(',') } }, toVoid, options),
  /** Lists the followed stores by page. */
  stores: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listFollowedStores,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => followedStoreFromWire(row, context())),
      options,
    ),
  /** Follows a store. */
  followStore: (id: number, options?: CallOptions) =>
    call(operations.followStore, { path: { id } }, toVoid, options),
  /** Stops following a store. */
  unfollowStore: (id: number, options?: CallOptions) =>
    call(operations.unfollowStore, { path: { id } }, toVoid, options),
});
