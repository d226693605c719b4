import type { OrderAction } from '@marketfront/api-client';

/** Actions on an order that the shop carries out; the others lead to a page. */
export const orderIntents = [
  'payNow',
  'cancel',
  'confirmReceipt',
  'delete',
  'buyAgain',
] as const satisfies readonly OrderAction[];
export type OrderIntent = (typeof orderIntents)[number];

export const isOrderIntent = (action: string): action is OrderIntent =>
  orderIntents.some((intent) => intent === action);

/** Why a shopper cancels an order; stores read the name. */
export const cancelReasons = [
  'changedMind',
  'cheaper',
  'wrongItem',
  'wrongAddress',
  'payment',
  'other',
] as const;
export type CancelReasonName = (typeof cancelReasons)[number];
