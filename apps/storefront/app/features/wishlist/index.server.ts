export { loadFollowedStores } from './followed-list.server.ts';
export { loadWishList, wishListAction } from './wish-list.server.ts';
