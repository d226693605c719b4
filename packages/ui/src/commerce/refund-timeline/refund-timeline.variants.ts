export const refundTurns = ['you', 'store', 'marketplace'] as const;
export type RefundTurn = (typeof refundTurns)[number];
