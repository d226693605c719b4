import { claimCouponAction } from '../features/coupons/index.server.ts';

/** Gives a coupon to the shopper. */
export const action = claimCouponAction;
