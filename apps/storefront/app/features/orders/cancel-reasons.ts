/** The reasons for cancelling an order; stores read the name. */
export const cancelReasons = [
  'changedMind',
  'cheaper',
  'wrongItem',
  'wrongAddress',
  'payment',
  'other',
] as const;
export type CancelReasonName = (typeof cancelReasons)[number];
