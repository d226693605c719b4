import { favouriteAction, loadFavouriteIds } from '../features/favourites/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** The favourites of the shopper for the favourite buttons on cards; none for visitors, who are not asked to sign in for them. */
export const loader = shopLoader(loadFavouriteIds);

/** Adds a product to the favourites or removes it. */
export const action = favouriteAction;
