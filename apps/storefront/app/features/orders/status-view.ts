import type { OrderAction, OrderStatus, OrderTab } from '@marketfront/api-client';

/** Words and tone of each order status; a new status does not compile until it has both. */
export const statusView = {
  toPay: { word: 'orders.toPay', tone: 'warning' },
  toShip: { word: 'orders.toShip', tone: 'info' },
  toReceive: { word: 'orders.toReceive', tone: 'info' },
  toReview: { word: 'orders.toReview', tone: 'success' },
  completed: { word: 'orders.completed', tone: 'success' },
  refunding: { word: 'orders.refunding', tone: 'warning' },
  refunded: { word: 'orders.refunded', tone: 'neutral' },
  cancelled: { word: 'orders.cancelled', tone: 'neutral' },
} as const satisfies Record<OrderStatus, { word: string; tone: string }>;

export const tabWords = {
  all: 'orders.tabAll',
  toPay: 'orders.toPay',
  toShip: 'orders.toShip',
  toReceive: 'orders.toReceive',
  completed: 'orders.completed',
} as const satisfies Record<OrderTab, string>;

/** Actions that ask first (spec §4), with what they say. */
export const confirmations = {
  payNow: {
    title: 'orders.confirmPayTitle',
    text: 'orders.confirmPayText',
    yes: 'orders.payNow',
    tone: 'accent',
  },
  cancel: {
    title: 'orders.confirmCancelTitle',
    text: 'orders.confirmCancelText',
    yes: 'orders.cancel',
    tone: 'critical',
  },
  confirmReceipt: {
    title: 'orders.confirmReceiptTitle',
    text: 'orders.confirmReceiptText',
    yes: 'orders.confirmReceipt',
    tone: 'primary',
  },
  delete: {
    title: 'orders.confirmDeleteTitle',
    text: 'orders.confirmDeleteText',
    yes: 'orders.delete',
    tone: 'critical',
  },
} as const satisfies Partial<Record<OrderAction, { title: string; text: string; yes: string; tone: string }>>;

export type ConfirmedAction = keyof typeof confirmations;

export const isConfirmed = (action: string): action is ConfirmedAction => action in confirmations;
