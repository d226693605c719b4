export { CouponTile } from './coupon-tile.tsx';
export { Coupons, FoldedCoupons } from './later.ts';
export { couponClaim } from './resources.ts';
