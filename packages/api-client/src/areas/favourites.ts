import { favouriteProductFromWire, followedStoreFromWire } from '../model/favourite.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';

export const favouritesArea = ({ call, context }: AreaTools) => ({
  products: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFavouriteProducts',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => favouriteProductFromWire(row, context())),
      options,
    ),
  addProduct: (productId: number, options?: CallOptions) =>
    call('addFavouriteProduct', { body: { id: productId, category: 'store' } }, toVoid, options),
  addProducts: (productIds: readonly number[], options?: CallOptions) =>
    call('addFavouriteProducts', { body: { id: [...productIds], category: 'store' } }, toVoid, options),
  removeProduct: (productId: number, options?: CallOptions) =>
    call('removeFavouriteProduct', { path: { productId } }, toVoid, options),
  /** By ids of favourites, not of products. */
  removeMany: (favouriteIds: readonly number[], options?: CallOptions) =>
    call('deleteFavourites', { body: { ids: favouriteIds.join(',') } }, toVoid, options),
  stores: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFollowedStores',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => followedStoreFromWire(row, context())),
      options,
    ),
  followStore: (id: number, options?: CallOptions) => call('followStore', { path: { id } }, toVoid, options),
  unfollowStore: (id: number, options?: CallOptions) =>
    call('unfollowStore', { path: { id } }, toVoid, options),
});
