export { loadFavouriteIds } from './favourite-ids.server.ts';
export { favouriteAction } from './favourite-action.server.ts';
export { loadWishList, wishListAction } from './wish-list.server.ts';
