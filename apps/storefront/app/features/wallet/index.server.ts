export { loadBalance } from './balance.server.ts';
export { loadMyCoupons } from './my-coupons.server.ts';
export { loadPoints } from './points.server.ts';
