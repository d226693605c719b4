import type { Schemas } from '../wire.ts';
import {
  type CheckoutGroup,
  checkoutGroupFromWire,
  type OrderDelivery,
  orderDeliveryFromWire,
} from './checkout.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, moneyFromWire, amountFromWire, amountOrZeroFromWire } from './money.ts';
import { type PaymentMethod, paymentMethodFromWire } from './payment-methods.ts';
import {
  type DeliveryKind,
  type OrderStatus,
  type ParcelState,
  deliveryKindByWire,
  orderStatusFromWire,
  parcelStateByWire,
} from './order-status.ts';
import {
  type Picture,
  type WireContext,
  count,
  jsonValue,
  named,
  picture,
  rows,
  text,
  variantText,
} from './wire-values.ts';

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
  /** The pieces that were refunded. */
  refunded: number;
}

/** A row of the tab "to pay": one payment, possibly several stores. */
export interface UnpaidOrder {
  /** The number of the order. */
  orderNo: string;
  /** The number of pieces of all rows. */
  quantity: number;
  /** What is paid. */
  payable: Money;
  /** How it is paid; null before a method was chosen. */
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

/** A row of the other tabs: what one store ships. */
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
  /** What was paid for this part, delivery included. */
  total: Money;
  /** The delivery of this part. */
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
  /** The newest refund; null without one, or when the API does not tell. */
  refundNo: string | null;
  /** The rows, in the order of the API. */
  lines: OrderLine[];
}

export interface Consignee {
  /** The name of the person who receives the parcel. */
  name: string | null;
  /** The phone number without its dial code; masked where the server masks it. */
  phone: string | null;
  /** The e-mail address; masked where the server masks it. */
  email: string | null;
  /** The address as one text. */
  address: string | null;
}

export interface OrderTotals {
  /** `null` when the API does not send it. */
  items: Money | null;
  /** The delivery of all parcels. */
  freight: Money;
  /** What the coupon takes off; positive. */
  couponDeduction: Money;
  /** What the points take off; positive. */
  pointsDeduction: Money;
  /** The points used for it. */
  pointsUsed: number;
  /** What is paid. */
  payable: Money;
}

interface OrderFacts {
  /** The number of the order. */
  orderNo: string;
  /** Who receives the parcels. */
  consignee: Consignee;
  /** All amounts. */
  totals: OrderTotals;
  /** The number of pieces. */
  quantity: number;
  /** Whether it is paid. */
  paid: boolean;
  /** When it was paid; null before. */
  paidAt: Instant | null;
  /** How it is paid; null before a method was chosen. */
  paymentMethod: PaymentMethod | null;
  /** The message to the stores; null without one. */
  note: string | null;
  /** When it was ordered. */
  createdAt: Instant | null;
  /** When it was cancelled; null where it was not, and when the API does not tell. */
  cancelledAt: Instant | null;
  /** What was given as the reason, `notPaidInTime` after its deadline; null without one. */
  cancelReason: string | null;
}

export interface MasterOrder extends OrderFacts {
  /** The status in our vocabulary. */
  status: OrderStatus;
  /** The page on which the payment continues; null when there is none. */
  redirect: string | null;
  /** When an unpaid order is cancelled. */
  payDeadline: Instant | null;
  /** One part per store, each with a number and a status of its own. */
  stores: (Pick<StoreOrderSummary, 'orderNo' | 'storeId' | 'storeName' | 'status' | 'quantity' | 'lines'> & {
    /** `null` when the API does not send it. */
    total: Money | null;
    /** How it is delivered, as chosen; null when the API does not tell. */
    chosenDelivery: OrderDelivery | null;
    /** The message to this store; null without one, and when the API does not tell. */
    note: string | null;
  })[];
}

export interface StoreOrder extends OrderFacts {
  /** The number of the master order (PT…), which is the one that is paid. */
  masterOrderNo: string | null;
  /** The id of the store. */
  storeId: number;
  /** The name of the store. */
  storeName: string;
  /** The status in our vocabulary. */
  status: OrderStatus;
  /** How it reaches the shopper; null before it is decided. */
  delivery: DeliveryKind | null;
  /** How it is delivered, as chosen when ordering; null when the API does not tell. */
  chosenDelivery: OrderDelivery | null;
  /** The name of the carrier; null before it is shipped. */
  carrier: string | null;
  /** The tracking number; null before it is shipped. */
  trackingNo: string | null;
  /** When the receipt is confirmed automatically. */
  receiveDeadline: Instant | null;
  /** When the receipt was confirmed; null before, and when the API does not tell. */
  receivedAt: Instant | null;
  /** The newest refund; null without one, or when the API does not tell. */
  refundNo: string | null;
  /** The rows, in the order of the API. */
  lines: OrderLine[];
  /** Only in the guest look-up; other orders need a call for the parcel. */
  parcel: Parcel | null;
}

export interface ParcelEvent {
  /** What happened, as the carrier says it. */
  text: string;
  /** When it happened. */
  at: Instant | null;
}

export interface Parcel {
  /** The name of the carrier; null when it is not known. */
  carrier: string | null;
  /** The tracking number; null when it is not known. */
  trackingNo: string | null;
  /** The name of the courier. */
  courier: string | null;
  /** The phone number of the courier. */
  courierPhone: string | null;
  /** Where the parcel is. */
  state: ParcelState;
  /** What went wrong; null when nothing did. */
  problem: string | null;
  /** Newest first. */
  events: ParcelEvent[];
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

function factsFromWire(
  wire: Schemas['MasterDetail'] | Schemas['StoreDetail'],
  note: string | null | undefined,
): OrderFacts {
  return {
    orderNo: wire.orderNo,
    consignee: {
      name: text(wire.realName),
      phone: text(wire.userPhone),
      email: text(wire.email),
      address: text(wire.userAddress),
    },
    totals: {
      items: moneyFromWire(wire.proTotalPrice),
      freight: amountOrZeroFromWire(wire.payPostage ?? wire.totalPostage),
      couponDeduction: amountOrZeroFromWire(wire.couponPrice),
      pointsDeduction: amountOrZeroFromWire(wire.deductionPrice),
      pointsUsed: count(wire.useIntegral),
      payable: amountFromWire(wire.payPrice),
    },
    quantity: wire.totalNum,
    paid: wire.paid,
    paidAt: instantFromWire(wire.payTime),
    paymentMethod: paymentMethodFromWire(wire.payType),
    note: text(note),
    createdAt: instantFromWire(wire.createTime),
    cancelledAt: instantFromWire(wire.cancelTime),
    cancelReason: text(wire.cancelReason),
  };
}

export function masterOrderFromWire(wire: Schemas['MasterDetail'], context: WireContext): MasterOrder {
  const stores = rows(wire.orderList).map((order) => ({
    orderNo: order.orderNo,
    storeId: order.merId,
    storeName: order.merName,
    status: orderStatusFromWire({ ...order, paid: order.paid ?? wire.paid }),
    total: moneyFromWire(order.payPrice),
    chosenDelivery: order.delivery ? orderDeliveryFromWire(order.delivery) : null,
    note: text(order.userRemark),
    quantity: order.totalNum ?? 0,
    lines: orderLinesFromWire(order.orderInfoList, context),
  }));
  const paidStatus = wire.paid ? (stores[0]?.status ?? 'toShip') : 'toPay';
  return {
    ...factsFromWire(wire, wire.mark),
    status: wire.isCancel === true ? 'cancelled' : paidStatus,
    redirect: text(wire.redirect),
    payDeadline: instantFromWire(wire.payDeadline),
    stores,
  };
}

export function storeOrderFromWire(wire: Schemas['StoreDetail'], context: WireContext): StoreOrder {
  return {
    ...factsFromWire(wire, wire.userRemark),
    masterOrderNo: text(wire.masterOrderNo),
    storeId: wire.merId,
    storeName: wire.merName,
    status: orderStatusFromWire(wire),
    delivery: wire.deliveryType ? deliveryKindByWire[wire.deliveryType] : null,
    chosenDelivery: wire.delivery ? orderDeliveryFromWire(wire.delivery) : null,
    carrier: text(wire.deliveryName),
    trackingNo: text(wire.deliveryId),
    receiveDeadline: instantFromWire(wire.receiveDeadline),
    receivedAt: instantFromWire(wire.receiveTime),
    refundNo: text(wire.refundOrderNo),
    lines: orderLinesFromWire(wire.orderInfoList, context),
    parcel: wire.expressInfo ? parcelFromWire(wire.expressInfo) : null,
  };
}

function eventsFromWire(logisticsInfo: string | null | undefined): ParcelEvent[] {
  const parsed = jsonValue(logisticsInfo);
  if (!Array.isArray(parsed)) return [];
  const events = parsed.flatMap((row: unknown) => {
    const { AcceptStation, AcceptTime } = (row ?? {}) as Record<string, unknown>;
    if (typeof AcceptStation !== 'string') return [];
    return [{ text: AcceptStation, at: typeof AcceptTime === 'string' ? instantFromWire(AcceptTime) : null }];
  });
  return events.toReversed();
}

export function parcelFromWire(wire: Schemas['Express']): Parcel {
  return {
    carrier: text(wire.expName),
    trackingNo: text(wire.expNo),
    courier: text(wire.courier),
    courierPhone: text(wire.courierPhone),
    state: named<ParcelState>(parcelStateByWire, wire.state, 'noInformation'),
    problem: text(wire.reason),
    events: eventsFromWire(wire.logisticsInfo),
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
