import type { Schemas } from '../wire.ts';
import { type Instant, endFromWire, startFromWire } from './date.ts';
import { type CouponScope, couponMinimum, couponScopeFromWire } from './coupon.ts';
import { type Money, amountFromWire, amountOrZeroFromWire, moneyFromWire } from './money.ts';
import { type Picture, type WireContext, count, picture, rows, text } from './wire-values.ts';

export interface CheckoutLine {
  productId: number;
  skuId: number | null;
  name: string;
  image: Picture | null;
  variant: string | null;
  price: Money;
  quantity: number;
  /** Pieces that can be bought now; `null` where the back end does not tell. */
  stock: number | null;
  postage: Money | null;
}

export interface CheckoutGroup {
  storeId: number;
  storeName: string;
  selfOperated: boolean;
  lines: CheckoutLine[];
}

export interface Totals {
  items: Money;
  freight: Money;
  couponDeduction: Money;
  pointsDeduction: Money;
  pointsUsed: number;
  pointsLeft: number | null;
  payable: Money;
}

export interface Checkout {
  preOrderNo: string;
  quantity: number;
  groups: CheckoutGroup[];
  /** The lines of the cart that are bought; none when a product is bought at once. */
  cartLineIds: number[];
  totals: Totals;
  /** Whether the back end can deduct points. */
  pointsSupported: boolean;
  addressId: number | null;
  userCouponId: number | null;
  note: string | null;
}

export interface CheckoutCoupon {
  /** Id of the user's coupon, as order calls expect it. */
  userCouponId: number;
  couponId: number | null;
  name: string;
  amount: Money;
  minimum: Money | null;
  scope: CouponScope;
  startsAt: Instant | null;
  endsAt: Instant | null;
}

export function checkoutLineFromWire(wire: Schemas['PreOrderLine'], context: WireContext): CheckoutLine {
  return {
    productId: wire.productId,
    skuId: wire.attrValueId ?? null,
    name: wire.productName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: text(wire.sku),
    price: amountFromWire(wire.price),
    quantity: wire.payNum,
    stock: wire.stock ?? null,
    postage: moneyFromWire(wire.postage),
  };
}

export function checkoutGroupFromWire(
  wire: Schemas['PreOrderMerchant'],
  context: WireContext,
): CheckoutGroup {
  return {
    storeId: wire.merId,
    storeName: wire.merName,
    selfOperated: wire.isSelf === true,
    lines: rows(wire.orderInfoList).map((line) => checkoutLineFromWire(line, context)),
  };
}

type WireTotals = Pick<
  Schemas['ComputedPrice'],
  | 'proTotalFee'
  | 'freightFee'
  | 'couponFee'
  | 'payFee'
  | 'deductionPrice'
  | 'usedIntegral'
  | 'surplusIntegral'
>;

export function totalsFromWire(wire: WireTotals): Totals {
  return {
    items: amountFromWire(wire.proTotalFee),
    freight: amountOrZeroFromWire(wire.freightFee),
    couponDeduction: amountOrZeroFromWire(wire.couponFee),
    pointsDeduction: amountOrZeroFromWire(wire.deductionPrice),
    pointsUsed: count(wire.usedIntegral),
    pointsLeft: wire.surplusIntegral ?? null,
    payable: amountFromWire(wire.payFee),
  };
}

export function checkoutFromWire(
  preOrderNo: string,
  wire: Schemas['PreOrder'],
  context: WireContext,
): Checkout {
  return {
    preOrderNo,
    quantity: wire.orderProNum,
    groups: rows(wire.orderList).map((group) => checkoutGroupFromWire(group, context)),
    cartLineIds: [...rows(wire.cartIdList)],
    totals: totalsFromWire(wire),
    pointsSupported: typeof wire.surplusIntegral === 'number',
    addressId: wire.addressId || null,
    userCouponId: wire.userCouponId || null,
    note: text(wire.remark),
  };
}

export function checkoutCouponFromWire(wire: Schemas['OrderCoupon']): CheckoutCoupon {
  return {
    userCouponId: wire.id,
    couponId: wire.couponId ?? null,
    name: wire.name,
    amount: amountFromWire(wire.money),
    minimum: couponMinimum(wire.minPrice),
    scope: couponScopeFromWire(wire.useType),
    startsAt: startFromWire(wire.startTime),
    endsAt: endFromWire(wire.endTime),
  };
}
