import type { Refund, RefundEscalation } from '@marketfront/api-client';

/** Steps of a refund, in the order in which they happen. */
export type RefundStep =
  | 'requested'
  | 'agreed'
  | 'refused'
  | 'sendBack'
  | 'sentBack'
  | 'received'
  | 'payBack'
  | 'paidBack'
  | 'revoked'
  | 'silent'
  | 'escalated'
  | 'marketplaceDecides'
  | 'marketplaceRefunds'
  | 'marketplaceRefused';

export interface RefundEvent {
  readonly step: RefundStep;
  /** The time of the step; `null` if it has not happened, or if the back end does not give it. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'next' | 'failed';
}

type Facts = Pick<
  Refund,
  | 'state'
  | 'kind'
  | 'createdAt'
  | 'decidedAt'
  | 'returnedAt'
  | 'receivedAt'
  | 'refundedAt'
  | 'revokedAt'
  | 'refusal'
  | 'escalation'
>;

const event = (step: RefundStep, at: string | null, state: RefundEvent['state']): RefundEvent => ({
  step,
  at,
  state,
});

/** The past, current and next steps of a refund. */
export function refundEvents(refund: Facts): RefundEvent[] {
  const { state, kind, createdAt, decidedAt, returnedAt, revokedAt } = refund;
  if (refund.escalation) return escalatedEvents(refund, refund.escalation);
  const requested = event('requested', createdAt, 'done');
  const isSent = returnedAt !== null;
  const sent = isSent ? [event('sentBack', returnedAt, 'done')] : [];
  // A store decides twice when goods come back: on the request, and after checking the goods.
  const agreedBefore = isSent ? [event('agreed', null, 'done')] : [];
  if (state === 'refused')
    return [requested, ...agreedBefore, ...sent, event('refused', decidedAt, 'failed')];
  if (state === 'revoked')
    return [
      requested,
      ...(decidedAt ? [event('agreed', decidedAt, 'done')] : []),
      event('revoked', revokedAt, 'failed'),
    ];
  const isAgreed = state !== 'reviewing';
  return [
    requested,
    event('agreed', decidedAt, isAgreed ? 'done' : 'current'),
    ...(kind === 'goods' ? returnPath(refund) : []),
    payment(refund),
  ];
}

const now = (isCurrent: boolean) => (isCurrent ? 'current' : 'next');

/** The steps of sending the goods back to the store. */
function returnPath({ state, returnedAt, receivedAt }: Facts): RefundEvent[] {
  const isReceived = state === 'refunding' || state === 'refunded';
  return [
    returnedAt === null
      ? event('sendBack', null, now(state === 'returningGoods'))
      : event('sentBack', returnedAt, 'done'),
    event('received', receivedAt, isReceived ? 'done' : now(state === 'storeReceiving')),
  ];
}

const payment = ({ state, refundedAt }: Facts): RefundEvent =>
  state === 'refunded'
    ? event('paidBack', refundedAt, 'done')
    : event('payBack', null, now(state === 'refunding'));

/** The steps when the store refused or did not answer, and the marketplace was asked. */
function escalatedEvents(refund: Facts, escalation: RefundEscalation): RefundEvent[] {
  const { state, kind, createdAt, decidedAt, returnedAt, revokedAt, refusal } = refund;
  const { at, decision, decidedAt: endedAt } = escalation;
  // Whether the goods were sent before the marketplace was asked, not after its decision.
  const wasSent = returnedAt !== null && (at === null || Date.parse(returnedAt) < Date.parse(at));
  const before = [
    event('requested', createdAt, 'done'),
    ...(wasSent ? [event('agreed', null, 'done'), event('sentBack', returnedAt, 'done')] : []),
    refusal === null ? event('silent', null, 'failed') : event('refused', decidedAt, 'failed'),
    event('escalated', at, 'done'),
  ];
  if (decision === null) return [...before, event('marketplaceDecides', null, 'current')];
  if (decision === 'refuse') return [...before, event('marketplaceRefused', endedAt, 'failed')];
  const decided = [...before, event('marketplaceRefunds', endedAt, 'done')];
  if (state === 'revoked') return [...decided, event('revoked', revokedAt, 'failed')];
  return [...decided, ...(kind === 'goods' && !wasSent ? returnPath(refund) : []), payment(refund)];
}
