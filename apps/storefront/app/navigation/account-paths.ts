import type { NotificationKind, OrderAction, OrderTab } from '@marketfront/api-client';
import { laterPage, withQuery } from './with-query.ts';

/** The filters of the wish list. */
export const wishListFilters = ['all', 'cheaper', 'available', 'soldOut'] as const;
export type WishListFilter = (typeof wishListFilters)[number];

/** Addresses of pages about one shopper: separate from `paths`, so that a first visit loads only the paths it needs. */
export const accountPaths = {
  /** `from`: the refused application to correct. */
  merchantApplication: (from?: number) => withQuery('/users/merchant_settled', { from }),
  /** `sent`: an application was just sent. */
  applicationRecords: (list: { page?: number; sent?: '1' } = {}) =>
    withQuery('/users/application_record', { ...list, page: laterPage(list.page) }),
  userCenter: () => '/user_center',
  wishList: (list: { show?: WishListFilter; page?: number } = {}) =>
    withQuery('/user_center/wish_list', {
      show: list.show === 'all' ? undefined : list.show,
      page: laterPage(list.page),
    }),
  followedStores: (list: { page?: number } = {}) =>
    withQuery('/users/collection_list', { page: laterPage(list.page) }),
  /** `remove`: the address whose deletion the page asks to confirm. */
  addresses: ({ remove }: { remove?: number } = {}) => withQuery('/user_center/address/list', { remove }),
  /** An address of the book, or a new one. `back`: identifies the page to return to (`way-back.server.ts`). */
  addressEdit: (id?: number, { back }: { back?: string | undefined } = {}) =>
    withQuery('/user_center/address/edit', { id, back }),
  coupons: (list: { show?: 'past'; page?: number } = {}) =>
    withQuery('/users/coupon_list', { ...list, page: laterPage(list.page) }),
  points: (list: { tab?: 'ascension'; page?: number } = {}) =>
    withQuery('/user_center/points', { ...list, page: laterPage(list.page) }),
  balance: (page?: number) => withQuery('/user_center/balance', { page: laterPage(page) }),
  notifications: (list: { kind?: NotificationKind; page?: number } = {}) =>
    withQuery('/notification', { ...list, page: laterPage(list.page) }),
  notificationSettings: () => '/notification/settings',
  /** `remove`: the passkey whose deletion the page asks to confirm. */
  profile: ({ remove }: { remove?: number } = {}) => withQuery('/users/user_info', { remove }),
  /** `from` and `until`: the first and the last day, "2026-11-22". */
  orders: (list: { tab?: OrderTab; keywords?: string; from?: string; until?: string; page?: number } = {}) =>
    withQuery('/user_center/order/list', { ...list, page: laterPage(list.page) }),
  /**
   * `confirm`: an action that the page asks to confirm. `identity`: proves that the order belongs to the shopper,
   * without an account; `proof`: that their e-mail address does; `ready`: a guest has chosen the password of an
   * account.
   */
  order: (
    orderNo?: string,
    { confirm, ...of }: { confirm?: OrderAction; identity?: string; proof?: string; ready?: string } = {},
  ) => withQuery('/user_center/order/detail', { orderNo, ...of, confirm }),
  /** The parcel tracking for a store's part of an order. */
  logistics: (orderNo?: string) => withQuery('/user_center/order/logistics', { orderNo }),
  refunds: (page?: number) => withQuery('/users/refund_list', { page: laterPage(page) }),
  refund: (refundOrderNo?: string, { confirm }: { confirm?: 'revoke' | 'escalate' } = {}) =>
    withQuery('/order/refund_detail', { refundOrderNo, confirm }),
  /** Asks for a refund of a store's part of an order. */
  /** @param typed the initial values of the form, by field name */
  requestRefund: (orderNo?: string, typed: Readonly<Record<string, string>> = {}) =>
    withQuery('/users/refund_confirm', { orderNo, ...typed }),
  /** The lines that wait for a review, or the written reviews. */
  reviews: (list: { tab?: 'written'; page?: number } = {}) =>
    withQuery('/users/evaluation_list', { ...list, page: laterPage(list.page) }),
  /** Reviews a line of a store's part of an order, by default the first line without a review. */
  writeReview: (of: { orderNo?: string; line?: number } = {}) => withQuery('/users/evaluation_confirm', of),
  payment: (orderNo: string) => withQuery('/order/payment', { orderNo }),
  cardPayment: (payment: { clientSecret: string; orderNo: string }) =>
    withQuery('/order/stripe_payment', payment),
  paymentResult: (orderNo?: string, result?: { status: '0' }) =>
    withQuery('/order/payment_result', { orderNo, ...result }),
} as const;
