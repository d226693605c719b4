/** Intents of the checkout form and of its address form. */
export const checkoutIntents = ['order', 'saveAddress'] as const;
export type CheckoutIntent = (typeof checkoutIntents)[number];
