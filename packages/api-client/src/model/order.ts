import type { Schemas } from '../wire.ts';
import { type CheckoutGroup, checkoutGroupFromWire } from './checkout.ts';
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
} from './wire-values.ts';

export interface OrderLine {
  id: number;
  productId: number;
  skuId: number | null;
  name: string;
  image: Picture | null;
  variant: string | null;
  price: Money;
  quantity: number;
  reviewed: boolean;
}

/** A row of the tab "to pay": one payment, possibly several stores. */
export interface UnpaidOrder {
  orderNo: string;
  quantity: number;
  payable: Money;
  paymentMethod: PaymentMethod | null;
  /** PayPal page on which the payment continues. */
  redirect: string | null;
  createdAt: Instant | null;
  payDeadline: Instant | null;
  groups: CheckoutGroup[];
}

/** A row of the other tabs: what one store ships. */
export interface StoreOrderSummary {
  orderNo: string;
  masterOrderNo: string | null;
  storeId: number;
  storeName: string;
  status: OrderStatus;
  paid: boolean;
  paidAt: Instant | null;
  total: Money;
  freight: Money;
  quantity: number;
  createdAt: Instant | null;
  receiveDeadline: Instant | null;
  carrier: string | null;
  trackingNo: string | null;
  lines: OrderLine[];
}

export interface Consignee {
  name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
}

export interface OrderTotals {
  /** `null` when the API does not send it. */
  items: Money | null;
  freight: Money;
  couponDeduction: Money;
  pointsDeduction: Money;
  pointsUsed: number;
  payable: Money;
}

interface OrderFacts {
  orderNo: string;
  consignee: Consignee;
  totals: OrderTotals;
  quantity: number;
  paid: boolean;
  paidAt: Instant | null;
  paymentMethod: PaymentMethod | null;
  note: string | null;
  createdAt: Instant | null;
}

export interface MasterOrder extends OrderFacts {
  status: OrderStatus;
  redirect: string | null;
  payDeadline: Instant | null;
  stores: (Pick<StoreOrderSummary, 'orderNo' | 'storeId' | 'storeName' | 'status' | 'quantity' | 'lines'> & {
    /** `null` when the API does not send it. */
    total: Money | null;
  })[];
}

export interface StoreOrder extends OrderFacts {
  masterOrderNo: string | null;
  storeId: number;
  storeName: string;
  status: OrderStatus;
  delivery: DeliveryKind | null;
  carrier: string | null;
  trackingNo: string | null;
  receiveDeadline: Instant | null;
  lines: OrderLine[];
  /** Only in the guest look-up; other orders need a call for the parcel. */
  parcel: Parcel | null;
}

export interface ParcelEvent {
  text: string;
  at: Instant | null;
}

export interface Parcel {
  carrier: string | null;
  trackingNo: string | null;
  courier: string | null;
  courierPhone: string | null;
  state: ParcelState;
  problem: string | null;
  /** Newest first. */
  events: ParcelEvent[];
}

export interface OrderCounts {
  toPay: number;
  toShip: number;
  toReceive: number;
  completed: number | null;
  toReview: number | null;
  refunds: number | null;
}

export function orderLineFromWire(wire: Schemas['OrderLine'], context: WireContext): OrderLine {
  return {
    id: wire.id,
    productId: wire.productId,
    skuId: wire.attrValueId ?? null,
    name: wire.productName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: text(wire.sku),
    price: amountFromWire(wire.price),
    quantity: wire.payNum,
    reviewed: wire.isReply === true,
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
  };
}

export function masterOrderFromWire(wire: Schemas['MasterDetail'], context: WireContext): MasterOrder {
  const stores = rows(wire.orderList).map((order) => ({
    orderNo: order.orderNo,
    storeId: order.merId,
    storeName: order.merName,
    status: orderStatusFromWire({ ...order, paid: order.paid ?? wire.paid }),
    total: moneyFromWire(order.payPrice),
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
    carrier: text(wire.deliveryName),
    trackingNo: text(wire.deliveryId),
    receiveDeadline: instantFromWire(wire.receiveDeadline),
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
