export { loadWishList, wishListAction } from './wish-list.server.ts';
export { favouriteResources } from './resources.server.ts';
