import { later } from '../../../speed/browser/later.tsx';
import { windowHigh } from '../../../speed/browser/window-high.css.ts';
import { chips } from './chips.css.ts';

/** The categories in which a store has products, with their numbers. */
export const CategoryChips = later(() => import('./category-chips.tsx'), chips);
/** The first page of a store. */
export const StoreHomePage = later(() => import('./store-home-page.tsx'), windowHigh);
/** A list of stores with its filters, its order and its pages. */
export const StoreList = later(() => import('./store-list.tsx'), windowHigh);
