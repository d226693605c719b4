import { later } from '../../../../speed/browser/later.tsx';
import * as styles from './buy-panel.css.ts';

export const DeliveryLine = later(() => import('./delivery-line.tsx'), styles.deliveryPlace);
export const ProductTools = later(() => import('./product-tools.tsx'), styles.toolsPlace);
export const SizeGuideLink = later(() => import('./size-guide-link.tsx'), styles.sizeGuidePlace);
export const BuyBar = later(() => import('./buy-bar.tsx'));
