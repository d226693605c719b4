/** Intents of the buttons of the cart form. */
export const cartIntents = ['quantity', 'remove', 'removeSelected', 'restore', 'checkout'] as const;
export type CartIntent = (typeof cartIntents)[number];

/** The value of a submit button: the intent and its arguments, as in `quantity:12:3`. */
export const cartIntent = (intent: CartIntent, ...parameters: readonly (string | number)[]): string =>
  [intent, ...parameters].join(':');
