/** The intents that the buttons of the cart form send. */
export const cartIntents = [
  'quantity',
  'remove',
  /** Removes a line that was chosen before signing in and could not join the cart. */
  'forget',
  /** Changes a line that cannot be ordered to another SKU. */
  'choose',
  /** Changes a line that can be ordered to another SKU. */
  'change',
  'removeSelected',
  /** Removes the lines that cannot be ordered. */
  'clear',
  /** Keeps a line for later, in this browser. */
  'later',
  /** Puts an item saved for later back into the cart. */
  'moveBack',
  /** Deletes an item saved for later. */
  'dropLater',
  /** Moves the product of a line to the favourites. */
  'favourite',
  'restore',
  'checkout',
] as const;
export type CartIntent = (typeof cartIntents)[number];

/** The value of a submit button: the intent and its arguments, as in `quantity:12:3`. */
export const cartIntent = (intent: CartIntent, ...parameters: readonly (string | number)[]): string =>
  [intent, ...parameters].join(':');

/** The name of the field with the SKU that a line is changed to. */
export const choiceField = ({ id }: { readonly id: number }): string => `choice-${id}`;

/** The intent that changes a line from `skuId` to the SKU of its field. */
export const changeIntent = ({ id, skuId }: { readonly id: number; readonly skuId: number }): string =>
  cartIntent('change', id, skuId);
