import type { Schemas } from '../wire.ts';
import { invert } from './wire-values.ts';

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

/** The allowed actions per status, the main one first. A shipped order cannot be refunded before it is received. */
export const orderActions = {
  toPay: ['payNow', 'cancel'],
  toShip: ['requestRefund'],
  toReceive: ['confirmReceipt', 'viewLogistics'],
  toReview: ['review', 'buyAgain', 'viewLogistics', 'requestRefund'],
  completed: ['review', 'buyAgain', 'viewLogistics', 'requestRefund', 'delete'],
  refunding: ['viewRefund'],
  refunded: ['viewRefund', 'buyAgain'],
  cancelled: ['buyAgain'],
} as const satisfies Record<OrderStatus, readonly OrderAction[]>;

interface WireStatus {
  paid?: boolean | null;
  /** The status in our vocabulary. */
  status: Schemas['StoreOrderStatus'];
  refundStatus?: Schemas['OrderRefundStatus'] | null;
}

/** `status` of a store order in the API; an unpaid one is `toShip` too. */
export const storeOrderStatus = {
  toShip: 0,
  toReceive: 1,
  toReview: 2,
  completed: 3,
  cancelled: 9,
} as const satisfies Partial<Record<OrderStatus, Schemas['StoreOrderStatus']>>;
const statusByWire: Readonly<Record<Schemas['StoreOrderStatus'], OrderStatus>> = invert(storeOrderStatus);

/** `refundStatus` of a store order in the API. */
export const orderRefundStatus = {
  none: 0,
  applied: 1,
  refunding: 2,
  refunded: 3,
} as const satisfies Record<string, Schemas['OrderRefundStatus']>;
const statusByRefundStatus = {
  [orderRefundStatus.none]: undefined,
  [orderRefundStatus.applied]: 'refunding',
  [orderRefundStatus.refunding]: 'refunding',
  [orderRefundStatus.refunded]: 'refunded',
} as const satisfies Record<Schemas['OrderRefundStatus'], OrderStatus | undefined>;

export function orderStatusFromWire({ paid, status, refundStatus }: WireStatus): OrderStatus {
  if (status === storeOrderStatus.cancelled) return 'cancelled';
  const inRefund = statusByRefundStatus[refundStatus ?? orderRefundStatus.none];
  return inRefund ?? (paid === true ? statusByWire[status] : 'toPay') ?? 'completed';
}

interface ActionableOrder {
  /** The status in our vocabulary. */
  status: OrderStatus;
  /** The rows, in the order of the API. */
  lines: readonly { reviewed: boolean }[];
}

/** The actions of one order; no `review` when every line has been reviewed. */
export function actionsOfOrder({ status, lines }: ActionableOrder): readonly OrderAction[] {
  const actions: readonly OrderAction[] = orderActions[status];
  return lines.every((line) => line.reviewed) ? actions.filter((action) => action !== 'review') : actions;
}

export const orderTabs = ['all', 'toPay', 'toShip', 'toReceive', 'completed'] as const;
export type OrderTab = (typeof orderTabs)[number];
/** `type` of order/list in the API; `toPay` has its own call (master orders). */
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
} as const satisfies Record<Schemas['DeliveryType'], DeliveryKind>;
/** The kind of delivery of a parcel, in the API. */
export const deliveryKindToWire = {
  own: 'send',
  courier: 'express',
  virtual: 'fictitious',
} as const satisfies Record<DeliveryKind, Schemas['DeliveryType']>;

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
/** `state` of a parcel in the API. */
export const parcelStateToWire = {
  badNumber: -1,
  noInformation: 0,
  pickedUp: 1,
  inTransit: 2,
  signed: 3,
  problem: 4,
  difficult: 5,
  returned: 6,
} as const satisfies Record<ParcelState, NonNullable<Schemas['Express']['state']>>;
export const parcelStateByWire: Readonly<Record<string, ParcelState>> = invert(parcelStateToWire);
