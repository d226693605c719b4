import { favouriteProductFromWire, followedStoreFromWire } from '../model/favourite.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';

export const favouritesArea = ({ call, context }: AreaTools) => ({
  /** Lists the favourite products by page. */
  products: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFavouriteProducts',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => favouriteProductFromWire(row, context())),
      options,
    ),
  /** Adds a favourite. */
  addProduct: (productId: number, options?: CallOptions) =>
    call('addFavouriteProduct', { body: { id: productId, category: 'store' } }, toVoid, options),
  /** Adds several favourites. */
  addProducts: (productIds: readonly number[], options?: CallOptions) =>
    call('addFavouriteProducts', { body: { id: [...productIds], category: 'store' } }, toVoid, options),
  /** Removes a favourite by the id of its product. */
  removeProduct: (productId: number, options?: CallOptions) =>
    call('removeFavouriteProduct', { path: { productId } }, toVoid, options),
  /** By ids of favourites, not of products. */
  removeMany: (favouriteIds: readonly number[], options?: CallOptions) =>
    call('deleteFavourites', { body: { ids: favouriteIds.join(',') } }, toVoid, options),
  /** Lists the followed stores by page. */
  stores: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFollowedStores',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => followedStoreFromWire(row, context())),
      options,
    ),
  /** Follows a store. */
  followStore: (id: number, options?: CallOptions) => call('followStore', { path: { id } }, toVoid, options),
  /** Stops following a store. */
  unfollowStore: (id: number, options?: CallOptions) =>
    call('unfollowStore', { path: { id } }, toVoid, options),
});
