import { later } from '../../../speed/browser/later.tsx';
import { windowHigh } from '../../../speed/browser/window-high.css.ts';

/** A grid of products. */
export const ProductTiles = later(() => import('./product-tiles.tsx'), windowHigh);
export const CompareButton = later(() => import('./compare-button.tsx'));
/** The products that this browser compares. */
export const CompareTray = later(() => import('./compare-tray.tsx'));
