import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire } from './money.ts';
import { type OrderLine, orderLinesFromWire } from './order.ts';
import { type WireContext, csvStrings, imageUrls, named, text, invert } from './wire-values.ts';

export const refundStates = [
  'reviewing',
  'refused',
  'refunding',
  'refunded',
  'returningGoods',
  'storeReceiving',
  'revoked',
] as const;
export type RefundState = (typeof refundStates)[number];
/** `refundStatus` of a refund in the API (not the numbers of an order's `refundStatus`). */
export const refundStateToWire = {
  reviewing: 0,
  refused: 1,
  refunding: 2,
  refunded: 3,
  returningGoods: 4,
  storeReceiving: 5,
  revoked: 6,
} as const satisfies Record<RefundState, Schemas['RefundStatus']>;
const stateByWire: Readonly<Record<Schemas['RefundStatus'], RefundState>> = invert(refundStateToWire);

export const refundStateFromWire = (value: number): RefundState =>
  named<RefundState>(stateByWire, value, 'reviewing');

export interface RefundApplication {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** What can be refunded. */
  amount: Money;
  /** The number of pieces. */
  quantity: number;
  /** What can be returned. */
  lines: OrderLine[];
}

export interface RefundSummary {
  /** The number of the refund. */
  refundNo: string;
  /** The number of the store's part of the order. */
  orderNo: string;
  /** The number of the master order (PT…), which is the one that is paid. */
  masterOrderNo: string | null;
  /** The id of the store that sells it. */
  storeId: number;
  /** The name of that store. */
  storeName: string | null;
  /** How far the refund is. */
  state: RefundState;
  /** What is refunded. */
  amount: Money;
  /** The number of pieces. */
  quantity: number;
  /** When it was requested. */
  createdAt: Instant | null;
  /** What is returned. */
  lines: OrderLine[];
}

export interface Refund extends RefundSummary {
  /** The chosen reason. */
  reason: string | null;
  /** What the shopper wrote. */
  remark: string | null;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** Why the store refused it; null when it did not. */
  refusal: string | null;
  /** When the money was sent; null before. */
  refundedAt: Instant | null;
}

export function refundApplicationFromWire(
  wire: Schemas['RefundApplication'],
  context: WireContext,
): RefundApplication {
  return {
    orderNo: wire.orderNo,
    amount: amountFromWire(wire.payPrice),
    quantity: wire.totalNum,
    lines: orderLinesFromWire(wire.orderInfoList, context),
  };
}

type WireRefund = Schemas['RefundRow'] | Schemas['RefundDetail'];

export function refundSummaryFromWire(wire: WireRefund, context: WireContext): RefundSummary {
  return {
    refundNo: wire.refundOrderNo,
    orderNo: wire.merOrderNo,
    masterOrderNo: text(wire.masterOrderNo),
    storeId: wire.merId,
    storeName: text(wire.merName),
    state: refundStateFromWire(wire.refundStatus),
    amount: amountFromWire(wire.refundPrice),
    quantity: wire.totalNum,
    createdAt: instantFromWire(wire.createTime),
    lines: orderLinesFromWire(wire.orderInfoList, context),
  };
}

export function refundFromWire(wire: Schemas['RefundDetail'], context: WireContext): Refund {
  return {
    ...refundSummaryFromWire(wire, context),
    reason: text(wire.refundReasonWap),
    remark: text(wire.refundReasonWapExplain),
    pictures: imageUrls(csvStrings(wire.refundReasonWapImg), context),
    refusal: text(wire.refundReason),
    refundedAt: instantFromWire(wire.refundTime),
  };
}
