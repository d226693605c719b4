export { loadFollowedStores, type FollowedStoresData } from './followed-list.server.ts';
export { loadWishList, type WishListData, wishListAction } from './wish-list.server.ts';
