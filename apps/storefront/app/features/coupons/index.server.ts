export { claimCouponAction } from './claim-action.server.ts';
