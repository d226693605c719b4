/** Intents of the checkout form: what its submit buttons do. */
export const checkoutIntents = [
  'order',
  'saveAddress',
  'update',
  'openAddress',
  'editAddress',
  'withoutBlocked',
] as const;
export type CheckoutIntent = (typeof checkoutIntents)[number];
