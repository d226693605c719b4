export const couponStates = ['available', 'claimed', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];
