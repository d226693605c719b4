import type { RefundKind, RefundState } from '@marketfront/api-client';

/** Message and tone of each state; a new state does not compile until it has both. */
export const stateView = {
  reviewing: { message: 'refunds.state.reviewing', tone: 'info' },
  refused: { message: 'refunds.state.refused', tone: 'critical' },
  refunding: { message: 'refunds.state.refunding', tone: 'info' },
  refunded: { message: 'refunds.state.refunded', tone: 'success' },
  returningGoods: { message: 'refunds.state.returningGoods', tone: 'warning' },
  storeReceiving: { message: 'refunds.state.storeReceiving', tone: 'info' },
  revoked: { message: 'refunds.state.revoked', tone: 'neutral' },
  marketplaceReviewing: { message: 'refunds.state.marketplaceReviewing', tone: 'info' },
} as const satisfies Record<RefundState, { message: string; tone: string }>;

export const kindMessages = {
  money: 'refunds.kind.money',
  goods: 'refunds.kind.goods',
} as const satisfies Record<RefundKind, string>;
