import { favouriteAction, loadFavouriteIds } from '../features/favourites/index.server.ts';
import { signedInLoader } from '../platform/handlers.server.ts';

/** The favourites of the shopper who is signed in. */
export const loader = signedInLoader(loadFavouriteIds);

/** Adds a product to the favourites or removes it. */
export const action = favouriteAction;
