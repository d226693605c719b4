import { later } from '../../speed/browser/later.tsx';

export const ShopHeader = later(() => import('./header.tsx'));
export const ShopFooter = later(() => import('./footer.tsx'));
export const ShopNotice = later(() => import('./shop-notice.tsx'));
export const StatusBars = later(() => import('./status-bars.tsx'));
export const SupportWindow = later(() => import('./support-window.tsx'));
