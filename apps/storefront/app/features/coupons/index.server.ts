export { claimCouponAction } from './claim-action.server.ts';
export { loadCouponStrip } from './coupon-strip.server.ts';
