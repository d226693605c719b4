export { claimCouponAction } from './claim-action.server.ts';
export { loadCouponStrip } from './coupon-strip.server.ts';
export { couponResources } from './resources.server.ts';
