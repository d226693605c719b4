import type { Schemas } from '@marketfront/api-client';

export type NotificationType = Schemas['Notification']['type'] & string;

type Kind = {
  type: NotificationType;
  /** The page of the shop to which it links. */
  page: (value: string) => string;
};

const orders = { type: 'order', page: () => '/users/order_list' } as const;
const order = { type: 'order', page: (no) => `/order/order_detail?orderNo=${no}` } as const satisfies Kind;
const refund = {
  type: 'refund',
  page: (no) => `/order/refund_detail?refundOrderNo=${no}`,
} as const satisfies Kind;
const application = { type: 'application', page: () => '/users/application_record' } as const;

/** Notifications about one value: an order or refund number, the place of a coupon, a store name, a reason. */
export const notificationKinds = {
  orderPaid: orders,
  orderAccepted: orders,
  orderShipped: order,
  orderReady: order,
  orderReceived: { type: 'order', page: () => '/users/evaluation_list' },
  orderExpired: orders,
  refundDone: refund,
  refundRefused: refund,
  refundReturn: refund,
  refundAnswered: { type: 'refund', page: (no) => `${refund.page(no)}#conversation` },
  refundDecided: refund,
  couponEnding: { type: 'coupon', page: (place) => `/users/coupon_list#${place}` },
  applicationApproved: application,
  applicationRefused: application,
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

/** Notifications about a product. */
export type ProductNotificationKind = 'backInStock' | 'priceDropped' | 'questionAnswered';
