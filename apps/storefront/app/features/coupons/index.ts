export { CouponTile } from './coupon-tile.tsx';
export { Coupons } from './coupons.tsx';
export { FoldedCoupons } from './folded-coupons-later.tsx';
