import type { Refund } from '@marketfront/api-client';

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
  | 'revoked';

export interface RefundEvent {
  readonly step: RefundStep;
  /** When it happened; `null` when it has not, or when the back end does not tell. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'next' | 'failed';
}

type Facts = Pick<
  Refund,
  'state' | 'kind' | 'createdAt' | 'decidedAt' | 'returnedAt' | 'receivedAt' | 'refundedAt' | 'revokedAt'
>;

/** What has happened with a refund, what happens now, and what comes next. */
export function refundEvents(refund: Facts): RefundEvent[] {
  const { state, kind, createdAt, decidedAt, returnedAt, receivedAt, refundedAt, revokedAt } = refund;
  const event = (step: RefundStep, at: string | null, shown: RefundEvent['state']): RefundEvent => ({
    step,
    at,
    state: shown,
  });
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
  const isReceived = state === 'refunding' || state === 'refunded';
  const now = (isCurrent: boolean) => (isCurrent ? 'current' : 'next');
  return [
    requested,
    event('agreed', decidedAt, isAgreed ? 'done' : 'current'),
    ...(kind === 'goods'
      ? [
          isSent
            ? event('sentBack', returnedAt, 'done')
            : event('sendBack', null, now(state === 'returningGoods')),
          event('received', receivedAt, isReceived ? 'done' : now(state === 'storeReceiving')),
        ]
      : []),
    state === 'refunded'
      ? event('paidBack', refundedAt, 'done')
      : event('payBack', null, now(state === 'refunding')),
  ];
}
