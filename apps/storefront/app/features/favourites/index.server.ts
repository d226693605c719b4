export { loadFavouriteIds } from './favourite-ids.server.ts';
export { favouriteAction } from './favourite-action.server.ts';
