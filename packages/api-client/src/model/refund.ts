import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire } from './money.ts';
import { type OrderLine, orderLinesFromWire } from './order-summary.ts';
import { type WireContext, count, csvStrings, imageUrls, invert, named, text } from './wire-values.ts';

export const refundStates = [
  'reviewing',
  'refused',
  'refunding',
  'refunded',
  'returningGoods',
  'storeReceiving',
  'revoked',
  'marketplaceReviewing',
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
  marketplaceReviewing: 7,
} as const satisfies Record<RefundState, Schemas['RefundStatus']>;
const stateByWire: Readonly<Record<Schemas['RefundStatus'], RefundState>> = invert(refundStateToWire);

export const refundStateFromWire = (value: number): RefundState =>
  named<RefundState>(stateByWire, value, 'reviewing');

export const refundKinds = ['money', 'goods'] as const;
/** Whether only money is refunded, or the goods are returned too. */
export type RefundKind = (typeof refundKinds)[number];
/** `afterSalesType` of a refund in the API. */
export const refundKindToWire = { money: 1, goods: 2 } as const satisfies Record<
  RefundKind,
  Schemas['AfterSalesType']
>;
const kindByWire: Readonly<Record<Schemas['AfterSalesType'], RefundKind>> = invert(refundKindToWire);

export const refundParties = ['you', 'store', 'marketplace'] as const;
export type RefundParty = (typeof refundParties)[number];
/** The party that has to act in each state; null when the refund is closed. */
export const refundTurn = {
  reviewing: 'store',
  refused: null,
  refunding: 'store',
  refunded: null,
  returningGoods: 'you',
  storeReceiving: 'store',
  revoked: null,
  marketplaceReviewing: 'marketplace',
} as const satisfies Record<RefundState, RefundParty | null>;

/** Whether the shopper can revoke the request in this state. */
export const isRevocable = (state: RefundState): boolean =>
  state === 'reviewing' || state === 'returningGoods';

/** Whether no further messages about the refund are possible in this state. */
export const isRefundSettled = (state: RefundState): boolean => state === 'refunded' || state === 'revoked';

/** A shopper's request that the marketplace decide, because the store refused or did not answer. */
export interface RefundEscalation {
  /** The shopper's reason for the request. */
  reason: string;
  /** When the marketplace was asked. */
  at: Instant | null;
  /** The decision of the marketplace; null before. */
  decision: 'refund' | 'refuse' | null;
  /** The reason for the decision. */
  decisionReason: string | null;
  /** When it decided; null before. */
  decidedAt: Instant | null;
}

/** A message about a refund. */
export interface RefundMessage {
  /** The id of the message. */
  id: number;
  /** The author. */
  author: RefundParty;
  /** The text of the message. */
  text: string;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** When it was written. */
  createdAt: Instant | null;
}

/** The parts of the amount of a refund; deductions are positive. */
export interface RefundAmount {
  /** The price of the refunded goods. */
  goods: Money;
  /** Their share of the delivery cost. */
  freight: Money;
  /** Their share of the coupon deduction. */
  couponDeduction: Money;
  /** Their share of the points deduction. */
  pointsDeduction: Money;
  /** The number of points that are returned. */
  points: number;
  /** The amount that is paid back. */
  total: Money;
}

export interface RefundApplication {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** The amount that can be refunded. */
  amount: Money;
  /** The number of pieces. */
  quantity: number;
  /** The lines that can be returned. */
  lines: OrderLine[];
  /** Whether the shopper has the goods and can send them back; null when the API does not support returns. */
  returnable: boolean | null;
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
  /** The state of the refund. */
  state: RefundState;
  /** The refunded amount. */
  amount: Money;
  /** The number of pieces. */
  quantity: number;
  /** Whether the goods are sent back; null when the API does not send it. */
  kind: RefundKind | null;
  /** The deadline for the next action of the shopper or the store; null when none is due. */
  deadline: Instant | null;
  /** When it was requested. */
  createdAt: Instant | null;
  /** The returned lines. */
  lines: OrderLine[];
}

export interface Refund extends RefundSummary {
  /** The chosen reason. */
  reason: string | null;
  /** The shopper's remark; null without one. */
  remark: string | null;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** The store's reason for refusing it; null when it did not. */
  refusal: string | null;
  /** When the store decided; null before. */
  decidedAt: Instant | null;
  /** When the shopper sent the goods back; null before. */
  returnedAt: Instant | null;
  /** When the store received the goods; null before. */
  receivedAt: Instant | null;
  /** When the money was sent; null before. */
  refundedAt: Instant | null;
  /** When the shopper revoked it; null otherwise. */
  revokedAt: Instant | null;
  /** The parts of the amount; null when the API does not send them. */
  computed: RefundAmount | null;
  /** The address for returns, line by line. */
  returnAddress: string[];
  /** Whether the shopper can ask the marketplace to decide. */
  escalatable: boolean;
  /** The request that the marketplace decide; null without one. */
  escalation: RefundEscalation | null;
  /** The carrier and tracking number of the returned goods; null before they are sent. */
  returnParcel: { carrier: string; trackingNo: string } | null;
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
    returnable: wire.isReturnable ?? null,
  };
}

export const refundAmountFromWire = (wire: Schemas['RefundAmount']): RefundAmount => ({
  goods: amountFromWire(wire.goodsPrice),
  freight: amountFromWire(wire.postage),
  couponDeduction: amountFromWire(wire.couponPrice),
  pointsDeduction: amountFromWire(wire.deductionPrice),
  points: count(wire.useIntegral),
  total: amountFromWire(wire.refundPrice),
});

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
    kind: wire.afterSalesType ? kindByWire[wire.afterSalesType] : null,
    deadline: instantFromWire(wire.deadline),
    createdAt: instantFromWire(wire.createTime),
    lines: orderLinesFromWire(wire.orderInfoList, context),
  };
}

function returnParcelFromWire({ expressName, trackingNumber }: Schemas['RefundDetail']) {
  const trackingNo = text(trackingNumber);
  return trackingNo === null ? null : { carrier: text(expressName) ?? '', trackingNo };
}

export function refundFromWire(wire: Schemas['RefundDetail'], context: WireContext): Refund {
  return {
    ...refundSummaryFromWire(wire, context),
    reason: text(wire.refundReasonWap),
    remark: text(wire.refundReasonWapExplain),
    pictures: imageUrls(csvStrings(wire.refundReasonWapImg), context),
    refusal: text(wire.refundReason),
    decidedAt: instantFromWire(wire.auditTime),
    returnedAt: instantFromWire(wire.returnTime),
    receivedAt: instantFromWire(wire.receiveTime),
    refundedAt: instantFromWire(wire.refundTime),
    revokedAt: instantFromWire(wire.revokeTime),
    computed: wire.amount ? refundAmountFromWire(wire.amount) : null,
    returnAddress: (text(wire.returnAddress) ?? '').split('\n').filter(Boolean),
    escalatable: wire.isEscalatable === true,
    escalation: wire.escalation ? escalationFromWire(wire.escalation) : null,
    returnParcel: returnParcelFromWire(wire),
  };
}

const escalationFromWire = (wire: Schemas['RefundEscalation']): RefundEscalation => ({
  reason: wire.reason,
  at: instantFromWire(wire.createTime),
  decision: wire.decision ?? null,
  decisionReason: text(wire.decisionReason),
  decidedAt: instantFromWire(wire.decisionTime),
});

const partyByWire = {
  user: 'you',
  merchant: 'store',
  platform: 'marketplace',
} as const satisfies Record<Schemas['RefundMessage']['author'], RefundParty>;

export const refundMessageFromWire = (
  wire: Schemas['RefundMessage'],
  context: WireContext,
): RefundMessage => ({
  id: wire.id,
  author: named<RefundParty>(partyByWire, wire.author, 'store'),
  text: wire.content,
  pictures: imageUrls([...(wire.pictures ?? [])], context),
  createdAt: instantFromWire(wire.createTime),
});
