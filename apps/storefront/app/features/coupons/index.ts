export { Coupons } from './coupons.tsx';
