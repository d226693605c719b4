import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { type CouponState } from './coupon-card.variants.ts';

export const actions = {
  available: <Button size="sm">Claim</Button>,
  claimed: <Button size="sm">Use</Button>,
  used: undefined,
  expired: undefined,
} satisfies Record<CouponState, ReactNode>;
