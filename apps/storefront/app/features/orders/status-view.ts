import type { OrderStatus, OrderTab } from '@marketfront/api-client';
import type { CancelReasonName } from './cancel-reasons.ts';

/** Message and tone of each order status; a new status does not compile until it has both. */
export const statusView = {
  toPay: { message: 'orders.toPay', tone: 'warning' },
  toShip: { message: 'orders.toShip', tone: 'info' },
  toReceive: { message: 'orders.toReceive', tone: 'info' },
  toReview: { message: 'orders.toReview', tone: 'success' },
  completed: { message: 'orders.completed', tone: 'success' },
  refunding: { message: 'orders.refunding', tone: 'warning' },
  refunded: { message: 'orders.refunded', tone: 'neutral' },
  cancelled: { message: 'orders.cancelled', tone: 'neutral' },
} as const satisfies Record<OrderStatus, { message: string; tone: string }>;

export const tabMessages = {
  all: 'orders.tabAll',
  toPay: 'orders.toPay',
  toShip: 'orders.toShip',
  toReceive: 'orders.toReceive',
  completed: 'orders.completed',
} as const satisfies Record<OrderTab, string>;

export const cancelReasonMessages = {
  changedMind: 'orders.cancelReason.changedMind',
  cheaper: 'orders.cancelReason.cheaper',
  wrongItem: 'orders.cancelReason.wrongItem',
  wrongAddress: 'orders.cancelReason.wrongAddress',
  payment: 'orders.cancelReason.payment',
  other: 'orders.cancelReason.other',
  notPaidInTime: 'orders.cancelReason.notPaidInTime',
} as const satisfies Record<CancelReasonName | 'notPaidInTime', string>;

type KnownReason = keyof typeof cancelReasonMessages;

/** Whether this shop knows the reason; other clients send free text. */
export const isKnownReason = (reason: string): reason is KnownReason =>
  Object.hasOwn(cancelReasonMessages, reason);
