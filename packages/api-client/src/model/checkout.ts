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
  /** Pieces that can be bought now; `null` where the back end does not tell. */
  stock: number | null;
  /** The postage of this row; null when the store charges per order. */
  postage: Money | null;
}

export interface CheckoutGroup {
  /** The id of the store. */
  storeId: number;
  /** The name of the store. */
  storeName: string;
  /** The store belongs to the marketplace itself. */
  selfOperated: boolean;
  /** What is bought from the store. */
  lines: CheckoutLine[];
  /** The message to the store; null without one. */
  note: string | null;
}

/** How a store's part of an order is delivered, as the shopper has chosen it. */
export interface OrderDelivery {
  /** By courier, fetched at the store (`own`), or nothing is shipped (`virtual`). */
  kind: DeliveryKind;
  /** The first day on which it may arrive, or can be fetched; null when that is not known. */
  from: PlainDate | null;
  /** The last day on which it should. */
  to: PlainDate | null;
  /** Where it is fetched; null for other deliveries. */
  pickupAddress: string | null;
}

/** What a store offers for a parcel. */
export interface DeliveryOption extends OrderDelivery {
  /** What this delivery costs. */
  freight: Money;
}

/** What is known of the parcel of one store before it is ordered. */
export interface ParcelQuote {
  /** The id of the store. */
  storeId: number;
  /** What its delivery costs. */
  freight: Money;
  /** The first day on which it may arrive; null when that is not known. */
  from: PlainDate | null;
  /** The last day on which it should arrive. */
  to: PlainDate | null;
  /** How it is delivered; null when the API does not tell. */
  delivery: DeliveryKind | null;
  /** What the store offers for it; none when the API knows no choice. */
  options: DeliveryOption[];
  /** Whether the store delivers to the address; null where that is not known. */
  delivered: boolean | null;
}

export interface Totals {
  /** The sum of the rows. */
  items: Money;
  /** The delivery of all parcels. */
  freight: Money;
  /** What the coupon takes off; positive. */
  couponDeduction: Money;
  /** What the points take off; positive. */
  pointsDeduction: Money;
  /** The points used for it. */
  pointsUsed: number;
  /** The points left afterwards; null when the API does not send it. */
  pointsLeft: number | null;
  /** What is paid. */
  payable: Money;
  /** The parcels, where the API tells about them. */
  parcels: ParcelQuote[];
}

export interface Checkout {
  /** Identifies the checkout; it expires. */
  preOrderNo: string;
  /** The number of pieces of all rows. */
  quantity: number;
  /** The rows by store. */
  groups: CheckoutGroup[];
  /** The lines of the cart that are bought; none when a product is bought at once. */
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
  /** Whether each store can be sent a message of its own. */
  storeNotesSupported: boolean;
}

export interface CheckoutCoupon {
  /** Id of the user's coupon, as order calls expect it. */
  userCouponId: number;
  /** The id of the coupon that it was received from. */
  couponId: number | null;
  /** The name that shoppers see. */
  name: string;
  /** What it takes off. */
  amount: Money;
  /** The smallest order amount; null: no minimum. */
  minimum: Money | null;
  /** What the coupon is for. */
  scope: CouponScope;
  /** From when it can be used. */
  startsAt: Instant | null;
  /** Until when it can be used. */
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
