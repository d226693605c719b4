import { favouriteAction } from '../features/favourites/index.server.ts';

/** Adds a product to the favourites or removes it. */
export const action = favouriteAction;
