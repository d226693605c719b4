import type { Schemas } from '../wire.ts';
import { type Instant, type PlainDate, endFromWire, plainDateFromWire, startFromWire } from './date.ts';
import { type CouponScope, couponMinimum, couponScopeFromWire } from './coupon.ts';
import { type DeliveryKind, deliveryKindByWire } from './order-status.ts';
import { type Money, amountFromWire, amountOrZeroFromWire, moneyFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  count,
  knownCount,
  picture,
  rows,
  text,
  variantText,
} from './wire-values.ts';

export interface CheckoutLine {
  /** The id of the product. */
  productId: number;
  /** The id of the SKU; null when the row has none. */
  skuId: number | null;
  /** The name of the product. */
  name: string;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** The chosen values as one text, "Amber, 42 cm"; null without a SKU. */
  variant: string | null;
  /** The price of one piece. */
  price: Money;
  /** The number of pieces. */
  quantity: number;
  /** The pieces that can be bought now; `null` when the back end does not send it. */
  stock: number | null;
  /** The postage of this row; null when the store charges per order. */
  postage: Money | null;
}

export interface CheckoutGroup {
  /** The id of the store. */
  storeId: number;
  /** The name of the store. */
  storeName: string;
  /** Whether the store belongs to the marketplace itself. */
  selfOperated: boolean;
  /** The rows of products from the store. */
  lines: CheckoutLine[];
  /** The message to the store; null without one. */
  note: string | null;
}

/** The delivery that the shopper chose for a store's part of an order. */
export interface OrderDelivery {
  /** By courier, collected from the store (`own`), or nothing is shipped (`virtual`). */
  kind: DeliveryKind;
  /** The first day on which it may arrive or can be collected; null when that is not known. */
  from: PlainDate | null;
  /** The last day on which it should arrive. */
  to: PlainDate | null;
  /** The address at which it is collected; null for other deliveries. */
  pickupAddress: string | null;
}

/** A delivery that a store offers for a parcel. */
export interface DeliveryOption extends OrderDelivery {
  /** The cost of this delivery. */
  freight: Money;
}

/** The delivery data of one store's parcel before the order. */
export interface ParcelQuote {
  /** The id of the store. */
  storeId: number;
  /** The delivery cost. */
  freight: Money;
  /** The first day on which it may arrive; null when that is not known. */
  from: PlainDate | null;
  /** The last day on which it should arrive. */
  to: PlainDate | null;
  /** The kind of delivery; null when the API does not send it. */
  delivery: DeliveryKind | null;
  /** The deliveries that the store offers; empty when the API supports no choice. */
  options: DeliveryOption[];
  /** Whether the store delivers to the address; null when that is not known. */
  delivered: boolean | null;
}

export interface Totals {
  /** The sum of the rows. */
  items: Money;
  /** The delivery cost of all parcels. */
  freight: Money;
  /** The amount that the coupon deducts; positive. */
  couponDeduction: Money;
  /** The amount that the points deduct; positive. */
  pointsDeduction: Money;
  /** The number of points used for it. */
  pointsUsed: number;
  /** The points left afterwards; null when the API does not send it. */
  pointsLeft: number | null;
  /** The amount to pay. */
  payable: Money;
  /** The parcels; empty when the API does not send them. */
  parcels: ParcelQuote[];
}

export interface Checkout {
  /** The number of the checkout, which expires. */
  preOrderNo: string;
  /** The number of pieces of all rows. */
  quantity: number;
  /** The rows by store. */
  groups: CheckoutGroup[];
  /** The ids of the cart lines that are bought; empty when a product is bought directly. */
  cartLineIds: number[];
  /** All amounts. */
  totals: Totals;
  /** Whether the back end can deduct points. */
  pointsSupported: boolean;
  /** The chosen address; null before one is chosen. */
  addressId: number | null;
  /** The chosen coupon of the shopper; null without one. */
  userCouponId: number | null;
  /** The message to the stores. */
  note: string | null;
  /** Whether each store can get its own message. */
  storeNotesSupported: boolean;
}

export interface CheckoutCoupon {
  /** The id of the shopper's coupon, as order calls expect it. */
  userCouponId: number;
  /** The id of the coupon that it was received from. */
  couponId: number | null;
  /** The name that shoppers see. */
  name: string;
  /** The amount that it deducts. */
  amount: Money;
  /** The smallest order amount; null: no minimum. */
  minimum: Money | null;
  /** The kind of products that the coupon applies to. */
  scope: CouponScope;
  /** The time from which it can be used. */
  startsAt: Instant | null;
  /** The time until which it can be used. */
  endsAt: Instant | null;
}

export function checkoutLineFromWire(wire: Schemas['PreOrderLine'], context: WireContext): CheckoutLine {
  return {
    productId: wire.productId,
    skuId: wire.attrValueId ?? null,
    name: wire.productName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: variantText(wire.sku),
    price: amountFromWire(wire.price),
    quantity: wire.payNum,
    stock: knownCount(wire.stock),
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
    note: text(wire.remark),
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
> & { parcels?: Schemas['ComputedPrice']['parcels'] };

export const orderDeliveryFromWire = (wire: Schemas['OrderDelivery']): OrderDelivery => ({
  kind: deliveryKindByWire[wire.deliveryType],
  from: plainDateFromWire(wire.from),
  to: plainDateFromWire(wire.to),
  pickupAddress: text(wire.pickupAddress),
});

const parcelQuoteFromWire = (wire: Schemas['ParcelQuote']): ParcelQuote => ({
  storeId: wire.merId,
  freight: amountFromWire(wire.freightFee),
  from: plainDateFromWire(wire.from),
  to: plainDateFromWire(wire.to),
  delivery: wire.deliveryType ? deliveryKindByWire[wire.deliveryType] : null,
  options: rows(wire.options).map((option) => ({
    ...orderDeliveryFromWire(option),
    freight: amountFromWire(option.freightFee),
  })),
  delivered: wire.isDelivered ?? null,
});

export function totalsFromWire(wire: WireTotals): Totals {
  return {
    items: amountFromWire(wire.proTotalFee),
    freight: amountOrZeroFromWire(wire.freightFee),
    couponDeduction: amountOrZeroFromWire(wire.couponFee),
    pointsDeduction: amountOrZeroFromWire(wire.deductionPrice),
    pointsUsed: count(wire.usedIntegral),
    pointsLeft: wire.surplusIntegral ?? null,
    payable: amountFromWire(wire.payFee),
    parcels: rows(wire.parcels).map(parcelQuoteFromWire),
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
    storeNotesSupported: rows(wire.orderList).some(({ remark }) => typeof remark === 'string'),
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
