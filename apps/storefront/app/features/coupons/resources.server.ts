import { serve } from '../../http/index.server.ts';
import { claimCouponAction } from './claim-action.server.ts';
import { couponClaim } from './resources.ts';

export const couponResources = [serve(couponClaim, { act: claimCouponAction })];
