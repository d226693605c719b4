import type { Schemas } from '../wire.ts';

export const orderStatuses = [
  'toPay',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'refunding',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderActionNames = [
  'payNow',
  'cancel',
  'requestRefund',
  'viewRefund',
  'viewLogistics',
  'confirmReceipt',
  'review',
  'buyAgain',
  'delete',
] as const;
export type OrderAction = (typeof orderActionNames)[number];

/** The main action first. A shipped order cannot be refunded before it is received. */
export const orderActions = {
  toPay: ['payNow', 'cancel'],
  toShip: ['requestRefund'],
  toReceive: ['confirmReceipt', 'viewLogistics'],
  toReview: ['review', 'viewLogistics', 'requestRefund', 'buyAgain'],
  completed: ['review', 'viewLogistics', 'requestRefund', 'buyAgain', 'delete'],
  refunding: ['viewRefund'],
  refunded: ['viewRefund', 'buyAgain'],
  cancelled: ['buyAgain'],
} as const satisfies Record<OrderStatus, readonly OrderAction[]>;

interface WireStatus {
  paid?: boolean | null;
  status: Schemas['StoreOrderStatus'];
  refundStatus?: Schemas['OrderRefundStatus'] | null;
}

const byRefundStatus = {
  0: undefined,
  1: 'refunding',
  2: 'refunding',
  3: 'refunded',
} as const satisfies Record<Schemas['OrderRefundStatus'], OrderStatus | undefined>;
const byStatus = {
  0: 'toShip',
  1: 'toReceive',
  2: 'toReview',
  3: 'completed',
  9: 'cancelled',
} as const satisfies Record<Schemas['StoreOrderStatus'], OrderStatus>;

export function orderStatusFromWire({ paid, status, refundStatus }: WireStatus): OrderStatus {
  if (status === 9) return 'cancelled';
  return byRefundStatus[refundStatus ?? 0] ?? (paid === true ? byStatus[status] : 'toPay') ?? 'completed';
}

interface ActionableOrder {
  status: OrderStatus;
  lines: readonly { reviewed: boolean }[];
}

/** The actions of one order: nothing to review when every line has been. */
export function actionsOfOrder({ status, lines }: ActionableOrder): readonly OrderAction[] {
  const actions: readonly OrderAction[] = orderActions[status];
  return lines.every((line) => line.reviewed) ? actions.filter((action) => action !== 'review') : actions;
}

export const orderTabs = ['all', 'toPay', 'toShip', 'toReceive', 'completed'] as const;
export type OrderTab = (typeof orderTabs)[number];
/** `type` of order/list; toPay has its own call (master orders). */
export const orderTabToWire = {
  all: -1,
  toPay: 0,
  toShip: 1,
  toReceive: 2,
  completed: 3,
} as const satisfies Record<OrderTab, number>;

export const deliveryKinds = ['own', 'courier', 'virtual'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
export const deliveryKindByWire = {
  send: 'own',
  express: 'courier',
  fictitious: 'virtual',
} as const satisfies Record<string, DeliveryKind>;

export const parcelStates = [
  'badNumber',
  'noInformation',
  'pickedUp',
  'inTransit',
  'signed',
  'problem',
  'difficult',
  'returned',
] as const;
export type ParcelState = (typeof parcelStates)[number];
export const parcelStateByWire: Readonly<Record<string, ParcelState>> = {
  '-1': 'badNumber',
  0: 'noInformation',
  1: 'pickedUp',
  2: 'inTransit',
  3: 'signed',
  4: 'problem',
  5: 'difficult',
  6: 'returned',
};
