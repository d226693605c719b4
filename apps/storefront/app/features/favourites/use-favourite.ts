import { marksOf } from '../../state/marks.ts';
import { favourites } from './resources.ts';

/** Whether a product is a favourite, the same on every card and page. */
export const useFavourite = marksOf(favourites);
