import { paths } from '../navigation/index.ts';
import { marksOf } from './marks.ts';

/** Whether the shopper follows a store, the same on every card and page. */
export const useFollowed = marksOf(paths.resources.follow);
