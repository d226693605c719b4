import type { Schemas } from '../wire.ts';
import { type OrderDelivery, orderDeliveryFromWire } from './checkout.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, moneyFromWire, amountFromWire, amountOrZeroFromWire } from './money.ts';
import { type PaymentMethod, paymentMethodFromWire } from './payment-methods.ts';
import {
  type DeliveryKind,
  type OrderStatus,
  deliveryKindByWire,
  orderStatusFromWire,
} from './order-status.ts';
import { type WireContext, count, rows, text } from './wire-values.ts';
import { type OrderLine, orderLinesFromWire, type StoreOrderSummary } from './order-summary.ts';
import { type Parcel, parcelFromWire } from './parcel.ts';

export interface Consignee {
  /** The name of the person who receives the parcel. */
  name: string | null;
  /** The phone number without its dial code; masked if the server masks it. */
  phone: string | null;
  /** The e-mail address; masked if the server masks it. */
  email: string | null;
  /** The address as one text. */
  address: string | null;
}

export interface OrderTotals {
  /** `null` when the API does not send it. */
  items: Money | null;
  /** The delivery cost of all parcels. */
  freight: Money;
  /** The amount that the coupon deducts; positive. */
  couponDeduction: Money;
  /** The amount that the points deduct; positive. */
  pointsDeduction: Money;
  /** The number of points used for it. */
  pointsUsed: number;
  /** The amount to pay. */
  payable: Money;
}

interface OrderFacts {
  /** The number of the order. */
  orderNo: string;
  /** The person who receives the parcels. */
  consignee: Consignee;
  /** All amounts. */
  totals: OrderTotals;
  /** The number of pieces. */
  quantity: number;
  /** Whether it is paid. */
  paid: boolean;
  /** When it was paid; null before. */
  paidAt: Instant | null;
  /** The payment method; null before one was chosen. */
  paymentMethod: PaymentMethod | null;
  /** The message to the stores; null without one. */
  note: string | null;
  /** When it was ordered. */
  createdAt: Instant | null;
  /** When it was cancelled; null when it was not, or when the API does not send it. */
  cancelledAt: Instant | null;
  /** The reason for the cancellation, `notPaidInTime` after the payment deadline; null without one. */
  cancelReason: string | null;
}

export interface MasterOrder extends OrderFacts {
  /** The status in our vocabulary. */
  status: OrderStatus;
  /** The page on which the payment continues; null when there is none. */
  redirect: string | null;
  /** When an unpaid order is cancelled. */
  payDeadline: Instant | null;
  /** One part per store, each with its own number and status. */
  stores: (Pick<StoreOrderSummary, 'orderNo' | 'storeId' | 'storeName' | 'status' | 'quantity' | 'lines'> & {
    /** `null` when the API does not send it. */
    total: Money | null;
    /** The chosen delivery; null when the API does not send it. */
    chosenDelivery: OrderDelivery | null;
    /** The message to this store; null without one, or when the API does not send it. */
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
  /** The kind of delivery; null before it is decided. */
  delivery: DeliveryKind | null;
  /** The delivery chosen with the order; null when the API does not send it. */
  chosenDelivery: OrderDelivery | null;
  /** The name of the carrier; null before it is shipped. */
  carrier: string | null;
  /** The tracking number; null before it is shipped. */
  trackingNo: string | null;
  /** When the receipt is confirmed automatically. */
  receiveDeadline: Instant | null;
  /** When the receipt was confirmed; null before, or when the API does not send it. */
  receivedAt: Instant | null;
  /** The number of the newest refund; null without one, or when the API does not send it. */
  refundNo: string | null;
  /** The rows, in the order of the API. */
  lines: OrderLine[];
  /** The parcel, only for a guest's look-up; other orders need a separate call. */
  parcel: Parcel | null;
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
