import { paths } from '../navigation/index.ts';
import { marksOf } from './marks.ts';

/** Whether a product is a favourite, the same on every card and page. */
export const useFavourite = marksOf(paths.resources.favourite);
