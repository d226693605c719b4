export { Coupons, FoldedCoupons } from './coupons.tsx';
