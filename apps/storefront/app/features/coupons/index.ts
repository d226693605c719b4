export { CouponTile } from './coupon-tile.tsx';
