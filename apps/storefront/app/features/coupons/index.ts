export { CouponTile } from './coupon-tile.tsx';
export { Coupons, FoldedCoupons } from './coupons.tsx';
