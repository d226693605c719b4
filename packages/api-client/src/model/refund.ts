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
/** Whether only money comes back, or the goods are sent back for it. */
export type RefundKind = (typeof refundKinds)[number];
/** `afterSalesType` of a refund in the API. */
export const refundKindToWire = { money: 1, goods: 2 } as const satisfies Record<
  RefundKind,
  Schemas['AfterSalesType']
>;
const kindByWire: Readonly<Record<Schemas['AfterSalesType'], RefundKind>> = invert(refundKindToWire);

export const refundParties = ['you', 'store', 'marketplace'] as const;
export type RefundParty = (typeof refundParties)[number];
/** Who has to act in each state; nobody when the refund is closed. */
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

/** States in which the shopper can take the request back. */
export const isRevocable = (state: RefundState): boolean =>
  state === 'reviewing' || state === 'returningGoods';

/** States in which nothing is said about a refund any more. */
export const isRefundSettled = (state: RefundState): boolean => state === 'refunded' || state === 'revoked';

/** What the marketplace was asked to decide, because the store refused or did not answer. */
export interface RefundEscalation {
  /** What the shopper wrote. */
  reason: string;
  /** When the marketplace was asked. */
  at: Instant | null;
  /** What it decided; null before. */
  decision: 'refund' | 'refuse' | null;
  /** Why it decided so. */
  decisionReason: string | null;
  /** When it decided; null before. */
  decidedAt: Instant | null;
}

/** What somebody wrote about a refund. */
export interface RefundMessage {
  /** The id of the message. */
  id: number;
  /** Who wrote it. */
  author: RefundParty;
  /** What was written. */
  text: string;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** When it was written. */
  createdAt: Instant | null;
}

/** How the amount of a refund is computed; discounts are positive. */
export interface RefundAmount {
  /** The refunded goods. */
  goods: Money;
  /** Their delivery. */
  freight: Money;
  /** Their share of the coupon. */
  couponDeduction: Money;
  /** Their share of the points. */
  pointsDeduction: Money;
  /** The points that come back. */
  points: number;
  /** What is paid back. */
  total: Money;
}

export interface RefundApplication {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** What can be refunded. */
  amount: Money;
  /** The number of pieces. */
  quantity: number;
  /** What can be returned. */
  lines: OrderLine[];
  /** Whether the shopper has the goods and can send them back; null when the API knows no returns. */
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
  /** How far the refund is. */
  state: RefundState;
  /** What is refunded. */
  amount: Money;
  /** The number of pieces. */
  quantity: number;
  /** Whether the goods are sent back; null when the API does not tell. */
  kind: RefundKind | null;
  /** Until when the shopper or the store has to act; null when nobody has to. */
  deadline: Instant | null;
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
  /** When the store decided; null before. */
  decidedAt: Instant | null;
  /** When the shopper sent the goods back; null before. */
  returnedAt: Instant | null;
  /** When the store had the goods; null before. */
  receivedAt: Instant | null;
  /** When the money was sent; null before. */
  refundedAt: Instant | null;
  /** When the shopper revoked it; null otherwise. */
  revokedAt: Instant | null;
  /** How the amount is computed; null when the API does not tell. */
  computed: RefundAmount | null;
  /** Where the goods are sent back to, line by line. */
  returnAddress: string[];
  /** Whether the shopper can ask the marketplace to decide. */
  escalatable: boolean;
  /** What the marketplace was asked to decide; null when it was not. */
  escalation: RefundEscalation | null;
  /** How the goods travel back; null before they are sent. */
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
