import type { Schemas } from '../wire.ts';
import { type Instant, endFromWire, instantFromWire, startFromWire } from './date.ts';
import { type Money, isZeroMoney, amountFromWire, moneyFromWire } from './money.ts';
import { named, text, invert } from './wire-values.ts';

export const couponScopes = ['store', 'product', 'platform', 'category'] as const;
export type CouponScope = (typeof couponScopes)[number];
export const couponScopeToWire = { store: 1, product: 2, platform: 3, category: 4 } as const satisfies Record<
  CouponScope,
  Schemas['CouponUseType']
>;
const scopeByWire: Readonly<Record<Schemas['CouponUseType'], CouponScope>> = invert(couponScopeToWire);
export const couponScopeFromWire = (value: number): CouponScope =>
  named<CouponScope>(scopeByWire, value, 'platform');

export const couponStates = ['usable', 'used', 'expired', 'notStarted'] as const;
export type CouponState = (typeof couponStates)[number];
const stateByText = {
  usable: 'usable',
  unusable: 'used',
  overdue: 'expired',
  notStart: 'notStarted',
} as const;
/** `status` of a user's coupon in the API. */
export const couponStateToWire = { usable: 0, used: 1, expired: 2 } as const satisfies Partial<
  Record<CouponState, NonNullable<Schemas['UserCoupon']['status']>>
>;
const stateByNumber = invert(couponStateToWire);

/** A coupon that can be received. */
export interface Coupon {
  /** The id, to receive it. */
  id: number;
  /** The name that shoppers see. */
  name: string;
  /** The amount that it deducts. */
  amount: Money;
  /** The smallest order amount; null: no minimum. */
  minimum: Money | null;
  /** The kind of products that the coupon applies to. */
  scope: CouponScope;
  /** The number of coupons left; null: unlimited. */
  remaining: number | null;
  /** Days of validity after receipt; null when it has fixed dates. */
  validDays: number | null;
  /** The time from which it can be used; null when validity counts from the receipt. */
  startsAt: Instant | null;
  /** The time until which it can be used; null when validity counts from the receipt. */
  endsAt: Instant | null;
  /** The time until which it can be received. */
  receiveUntil: Instant | null;
  /** Whether the signed-in shopper has it. */
  received: boolean;
  /** The id of the store whose products it applies to; null: the whole marketplace. */
  storeId: number | null;
  /** The name of that store. */
  storeName: string | null;
}

/** A coupon that the shopper has received. */
export interface UserCoupon {
  /** The id of the shopper's coupon, as order calls expect it. */
  id: number;
  /** The name that shoppers see. */
  name: string;
  /** The amount that it deducts. */
  amount: Money;
  /** The smallest order amount; null: no minimum. */
  minimum: Money | null;
  /** The kind of products that the coupon applies to. */
  scope: CouponScope;
  /** Whether it can be used, was used or has expired. */
  state: CouponState;
  /** The time from which it can be used. */
  startsAt: Instant | null;
  /** The time until which it can be used. */
  endsAt: Instant | null;
  /** When it was used; null before. */
  usedAt: Instant | null;
  /** The id of the store whose products it applies to; null: the whole marketplace. */
  storeId: number | null;
  /** The name of that store. */
  storeName: string | null;
}

export function couponMinimum(value: string | null | undefined): Money | null {
  const minimum = moneyFromWire(value);
  return minimum === null || isZeroMoney(minimum) ? null : minimum;
}

export function couponFromWire(wire: Schemas['Coupon']): Coupon {
  const fixed = wire.isFixedTime !== false;
  return {
    id: wire.id,
    name: wire.name,
    amount: amountFromWire(wire.money),
    minimum: couponMinimum(wire.minPrice),
    scope: couponScopeFromWire(wire.useType),
    remaining: wire.isLimited === false ? null : (wire.lastTotal ?? null),
    validDays: fixed ? null : (wire.day ?? null),
    startsAt: fixed ? startFromWire(wire.useStartTimeStr) : null,
    endsAt: fixed ? endFromWire(wire.useEndTimeStr) : null,
    receiveUntil: instantFromWire(wire.receiveEndTime),
    received: wire.isUse === true,
    storeId: wire.merId ?? null,
    storeName: text(wire.merName),
  };
}

export function userCouponFromWire(wire: Schemas['UserCoupon']): UserCoupon {
  return {
    id: wire.id,
    name: wire.name,
    amount: amountFromWire(wire.money),
    minimum: couponMinimum(wire.minPrice),
    scope: couponScopeFromWire(wire.useType),
    state: named<CouponState>(
      stateByText,
      wire.validStr,
      named<CouponState>(stateByNumber, wire.status, 'usable'),
    ),
    startsAt: startFromWire(wire.startTime),
    endsAt: endFromWire(wire.endTime),
    usedAt: instantFromWire(wire.useTime),
    storeId: wire.merId ?? null,
    storeName: text(wire.merName),
  };
}
