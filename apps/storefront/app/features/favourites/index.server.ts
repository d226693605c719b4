export { favouriteAction } from './favourite-action.server.ts';
export { addWantedFavourite } from './wanted-favourite.server.ts';
