/** What the buttons of the checkout ask for; the address form sends its own. */
export const checkoutIntents = ['order', 'saveAddress'] as const;
export type CheckoutIntent = (typeof checkoutIntents)[number];
