import type { Schemas } from '../wire.ts';
import { type Instant, endFromWire, startFromWire } from './date.ts';
import { type CouponScope, couponMinimum, couponScopeFromWire } from './coupon.ts';
import { type Money, moneyFromWire } from './money.ts';
import { type Picture, type WireContext, count, picture, rows, text } from './wire-values.ts';

export interface CheckoutLine {
  productId: number;
  skuId: number | null;
  name: string;
  image: Picture | null;
  variant: string | null;
  price: Money;
  quantity: number;
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
  totals: Totals;
  /** Whether the back end can take points off. */
  pointsSupported: boolean;
  addressId: number | null;
  userCouponId: number | null;
  note: string | null;
}

export interface CheckoutCoupon {
  /** Id of the user's coupon: what order calls want. */
  userCouponId: number;
  couponId: number | null;
  name: string;
  amount: Money;
  minimum: Money | null;
  scope: CouponScope;
  startsAt: Instant | null;
  endsAt: Instant | null;
}

export interface PayMethods {
  paypal: boolean;
  stripe: boolean;
  wechat: boolean;
  upi: boolean;
  cashOnDelivery: boolean;
  balance: boolean;
  stripePublishableKey: string | null;
  stripeJsUrl: string | null;
}

export const payTypes = [
  'paypal',
  'stripe',
  'wechat',
  'cod',
  'upi',
  'yue',
] as const satisfies readonly Schemas['PayType'][];
export type PayType = (typeof payTypes)[number];

export type PaymentStep =
  | { kind: 'paid'; orderNo: string | null }
  | { kind: 'redirect'; url: string; orderNo: string | null }
  | { kind: 'card'; clientSecret: string; orderNo: string | null }
  | { kind: 'pending'; orderNo: string | null };

export interface PaypalCapture {
  paid: boolean;
  amount: Money | null;
  orderNo: string | null;
}

const amount = (value: string | null | undefined): Money => moneyFromWire(value) ?? '0.00';

export function checkoutLineFromWire(wire: Schemas['PreOrderLine'], context: WireContext): CheckoutLine {
  return {
    productId: wire.productId,
    skuId: wire.attrValueId ?? null,
    name: wire.productName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: text(wire.sku),
    price: amount(wire.price),
    quantity: wire.payNum,
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
    items: amount(wire.proTotalFee),
    freight: amount(wire.freightFee),
    couponDeduction: amount(wire.couponFee),
    pointsDeduction: amount(wire.deductionPrice),
    pointsUsed: count(wire.usedIntegral),
    pointsLeft: wire.surplusIntegral ?? null,
    payable: amount(wire.payFee),
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
    amount: amount(wire.money),
    minimum: couponMinimum(wire.minPrice),
    scope: couponScopeFromWire(wire.useType),
    startsAt: startFromWire(wire.startTime),
    endsAt: endFromWire(wire.endTime),
  };
}

export function payMethodsFromWire(wire: Schemas['PayMethods']): PayMethods {
  return {
    paypal: wire.paypalStatus === true,
    stripe: wire.stripeStatus === true,
    wechat: wire.wechatPaySwitch === true,
    upi: wire.upiSwitch === true,
    cashOnDelivery: wire.codStatus === true || wire.codSwitch === true,
    balance: wire.yuePayStatus === true,
    stripePublishableKey: text(wire.stripePublishableKey),
    stripeJsUrl: text(wire.stripeJsUrl),
  };
}

/** What the shopper does next, whatever mixture of fields the server filled. */
export function paymentStepFromWire(wire: Schemas['PayResult']): PaymentStep {
  const orderNo = text(wire.orderNo);
  const clientSecret = text(wire.stripeClientSecret);
  const url = text(wire.redirect);
  if (clientSecret) return { kind: 'card', clientSecret, orderNo };
  if (url) return { kind: 'redirect', url, orderNo };
  return wire.status === true ? { kind: 'paid', orderNo } : { kind: 'pending', orderNo };
}

export const paypalCaptureFromWire = (wire: Schemas['PaypalCaptured']): PaypalCapture => ({
  paid: wire.status,
  amount: moneyFromWire(wire.payPrice),
  orderNo: text(wire.orderNo),
});
