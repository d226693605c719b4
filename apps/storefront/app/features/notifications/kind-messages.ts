import type { NotificationKind } from '@marketfront/api-client';

/** The name of each kind of notification. */
export const kindMessages = {
  order: 'notifications.order',
  refund: 'notifications.refund',
  coupon: 'notifications.coupon',
  application: 'notifications.application',
  system: 'notifications.system',
} as const satisfies Record<NotificationKind, string>;

/** The description of each kind. */
export const hintMessages = {
  order: 'notifications.hintOrder',
  refund: 'notifications.hintRefund',
  coupon: 'notifications.hintCoupon',
  application: 'notifications.hintApplication',
  system: 'notifications.hintSystem',
} as const satisfies Record<NotificationKind, string>;
