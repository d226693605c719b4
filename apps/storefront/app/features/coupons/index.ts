export { CouponTile } from './coupon-tile.tsx';
export { Coupons, FoldedCoupons } from './later.ts';
