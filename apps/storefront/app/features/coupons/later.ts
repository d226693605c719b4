import { later } from '../../../speed/browser/later.tsx';

/** Coupons that are collected in place; without script with forms. */
export const Coupons = later(() => import('./coupon-grid.tsx'));
/** Coupons below a title that unfolds them. */
export const FoldedCoupons = later(() => import('./folded-coupons.tsx'));
