import { savedIdsOf } from '../../state/saved-ids.ts';
import { favourites } from './resources.ts';

/** Whether a product is a favourite; the state is the same on every card and page. */
export const useFavourite = savedIdsOf(favourites);
