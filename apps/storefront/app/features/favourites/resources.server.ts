import { serve, shopLoader } from '../../http/index.server.ts';
import { favouriteAction } from './favourite-action.server.ts';
import { loadFavouriteIds } from './favourite-ids.server.ts';
import { favourites } from './resources.ts';

export const favouriteResources = [
  serve(favourites, { load: shopLoader(loadFavouriteIds), act: favouriteAction }),
];
