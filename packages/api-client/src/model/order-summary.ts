import type { Schemas } from '../wire.ts';
import { type CheckoutGroup, checkoutGroupFromWire } from './checkout.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire, amountOrZeroFromWire } from './money.ts';
import { type PaymentMethod, paymentMethodFromWire } from './payment-methods.ts';
import { type OrderStatus, orderStatusFromWire } from './order-status.ts';
import { type Picture, type WireContext, count, picture, rows, text, variantText } from './wire-values.ts';

export interface OrderLine {
  /** The id of the row, for its review. */
  id: number;
  /** The id of the product. */
  productId: number;
  /** The id of the SKU; null when the row has none. */
  skuId: number | null;
  /** The name of the product when it was ordered. */
  name: string;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** The chosen values as one text, "Amber, 42 cm"; null without a SKU. */
  variant: string | null;
  /** The price of one piece when it was ordered. */
  price: Money;
  /** The number of pieces. */
  quantity: number;
  /** Whether the shopper has reviewed it. */
  reviewed: boolean;
  /** The number of refunded pieces. */
  refunded: number;
}

/** A row of the tab "to pay": one payment, possibly several stores. */
export interface UnpaidOrder {
  /** The number of the order. */
  orderNo: string;
  /** The number of pieces of all rows. */
  quantity: number;
  /** The amount to pay. */
  payable: Money;
  /** The payment method; null before one was chosen. */
  paymentMethod: PaymentMethod | null;
  /** PayPal page on which the payment continues. */
  redirect: string | null;
  /** When it was ordered. */
  createdAt: Instant | null;
  /** When an unpaid order is cancelled. */
  payDeadline: Instant | null;
  /** The rows by store. */
  groups: CheckoutGroup[];
}

/** A row of the other tabs: the part of an order that one store ships. */
export interface StoreOrderSummary {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** The number of the master order (PT…), which is the one that is paid. */
  masterOrderNo: string | null;
  /** The id of the store. */
  storeId: number;
  /** The name of the store. */
  storeName: string;
  /** The status in our vocabulary. */
  status: OrderStatus;
  /** Whether it is paid. */
  paid: boolean;
  /** When it was paid; null before. */
  paidAt: Instant | null;
  /** The amount paid for this part, including delivery. */
  total: Money;
  /** The delivery cost of this part. */
  freight: Money;
  /** The number of pieces of all rows. */
  quantity: number;
  /** When it was ordered. */
  createdAt: Instant | null;
  /** When the receipt is confirmed automatically. */
  receiveDeadline: Instant | null;
  /** The name of the carrier; null before it is shipped. */
  carrier: string | null;
  /** The tracking number; null before it is shipped. */
  trackingNo: string | null;
  /** The number of the newest refund; null without one, or when the API does not send it. */
  refundNo: string | null;
  /** The rows, in the order of the API. */
  lines: OrderLine[];
}

export interface OrderCounts {
  /** Orders that are not paid. */
  toPay: number;
  /** Paid orders that are not sent. */
  toShip: number;
  /** Orders on their way. */
  toReceive: number;
  /** Received orders; null when the call does not count them. */
  completed: number | null;
  /** Products to review; null when the call does not count them. */
  toReview: number | null;
  /** Refunds in progress; null when the call does not count them. */
  refunds: number | null;
}

export function orderLineFromWire(wire: Schemas['OrderLine'], context: WireContext): OrderLine {
  return {
    id: wire.id,
    productId: wire.productId,
    skuId: wire.attrValueId ?? null,
    name: wire.productName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: variantText(wire.sku),
    price: amountFromWire(wire.price),
    quantity: wire.payNum,
    reviewed: wire.isReply === true,
    refunded: count(wire.refundNum),
  };
}

export const orderLinesFromWire = (
  wire: Schemas['OrderLine'][] | null | undefined,
  context: WireContext,
): OrderLine[] => rows(wire).map((line) => orderLineFromWire(line, context));

export function unpaidOrderFromWire(wire: Schemas['AwaitPay'], context: WireContext): UnpaidOrder {
  return {
    orderNo: wire.orderNo,
    quantity: wire.totalNum,
    payable: amountFromWire(wire.payPrice),
    paymentMethod: paymentMethodFromWire(wire.payType),
    redirect: text(wire.redirect),
    createdAt: instantFromWire(wire.createTime),
    payDeadline: instantFromWire(wire.payDeadline),
    groups: rows(wire.orderList).map((group) => checkoutGroupFromWire(group, context)),
  };
}

export function storeOrderSummaryFromWire(
  wire: Schemas['StoreOrderRow'],
  context: WireContext,
): StoreOrderSummary {
  return {
    orderNo: wire.orderNo,
    masterOrderNo: text(wire.masterOrderNo),
    storeId: wire.merId,
    storeName: wire.merName,
    status: orderStatusFromWire(wire),
    paid: wire.paid,
    paidAt: instantFromWire(wire.payTime),
    total: amountFromWire(wire.payPrice),
    freight: amountOrZeroFromWire(wire.payPostage),
    quantity: wire.totalNum,
    createdAt: instantFromWire(wire.createTime),
    receiveDeadline: instantFromWire(wire.receiveDeadline),
    refundNo: text(wire.refundOrderNo),
    carrier: text(wire.deliveryName),
    trackingNo: text(wire.deliveryId),
    lines: orderLinesFromWire(wire.orderInfoList, context),
  };
}

export function orderCountsFromWire(
  wire: Schemas['OrderCounts'] & Partial<Schemas['OrderCenterCounts']>,
): OrderCounts {
  return {
    toPay: count(wire.unPaidCount),
    toShip: count(wire.unShippedCount),
    toReceive: count(wire.receivedCount),
    completed: wire.completeCount ?? null,
    toReview: wire.commentCount ?? null,
    refunds: wire.refundCount ?? null,
  };
}
