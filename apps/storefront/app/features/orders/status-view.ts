import type { OrderAction, OrderStatus, OrderTab } from '@marketfront/api-client';
import type { CancelReasonName } from './intents.ts';

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

/** Whether this shop knows the reason; those of other clients are texts of their own. */
export const isKnownReason = (reason: string): reason is KnownReason =>
  Object.hasOwn(cancelReasonMessages, reason);

/** Actions that ask first (spec §4), with their messages: both buttons say what they do. */
export const confirmations = {
  payNow: {
    title: 'orders.confirmPayTitle',
    text: 'orders.confirmPayText',
    confirm: 'orders.payNow',
    keep: 'orders.notNow',
    tone: 'accent',
  },
  cancel: {
    title: 'orders.confirmCancelTitle',
    text: 'orders.confirmCancelText',
    confirm: 'orders.cancel',
    keep: 'orders.keep',
    tone: 'critical',
  },
  confirmReceipt: {
    title: 'orders.confirmReceiptTitle',
    text: 'orders.confirmReceiptText',
    confirm: 'orders.confirmReceipt',
    keep: 'orders.notYet',
    tone: 'primary',
  },
  delete: {
    title: 'orders.confirmDeleteTitle',
    text: 'orders.confirmDeleteText',
    confirm: 'orders.delete',
    keep: 'orders.keep',
    tone: 'critical',
  },
} as const satisfies Partial<
  Record<OrderAction, { title: string; text: string; confirm: string; keep: string; tone: string }>
>;

export type ConfirmedAction = keyof typeof confirmations;

export const isConfirmed = (action: string): action is ConfirmedAction =>
  Object.hasOwn(confirmations, action);
