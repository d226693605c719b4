import { defineResource } from '../../http/index.ts';
import type { ClaimAnswer } from './claim-action.server.ts';

/** Gives a coupon to the shopper. */
export const couponClaim = defineResource<{ query: { id: number }; act: ClaimAnswer }>('coupon');
