import { favouriteProductFromWire, followedStoreFromWire } from '../model/favourite.ts';
import {
  masterOrderFromWire,
  orderCountsFromWire,
  parcelFromWire,
  storeOrderFromWire,
  storeOrderSummaryFromWire,
  unpaidOrderFromWire,
} from '../model/order.ts';
import { type OrderTab, orderTabToWire } from '../model/order-status.ts';
import { refundApplicationFromWire, refundFromWire, refundSummaryFromWire } from '../model/refund.ts';
import { awaitingReviewFromWire, myReviewFromWire } from '../model/review.ts';
import {
  balanceFromWire,
  menuFromWire,
  pointsAccountFromWire,
  pointsRecordFromWire,
  uploadedFileFromWire,
  userFromWire,
} from '../model/user.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import { notificationFromWire } from '../model/site.ts';
import {
  type AreaTools,
  type CallOptions,
  type MutationOptions,
  nothing,
  type Paging,
  pagingToWire,
} from './area.ts';

export interface GuestLookup {
  orderNo: string;
  /** From the guest's session. */
  identity: string;
}

export interface RefundInput {
  orderNo: string;
  reason: string;
  remark?: string | undefined;
  pictures?: readonly string[] | undefined;
}

export interface ReviewInput {
  storeOrderNo: string;
  orderLineId: number;
  stars: number;
  serviceStars?: number | undefined;
  text: string;
  pictures?: readonly string[] | undefined;
}

export const userArea = ({ call, context }: AreaTools) => ({
  info: (options?: CallOptions) => call('getUser', {}, (data) => userFromWire(data, context()), options),
  edit: (input: { nickname: string; avatar: string }, options?: CallOptions) =>
    call('editUser', { body: { nickname: input.nickname, avatar: input.avatar } }, nothing, options),
  menu: (options?: CallOptions) => call('getUserMenu', {}, (data) => menuFromWire(data, context()), options),
  balance: (options?: CallOptions) => call('getBalance', {}, balanceFromWire, options),
  sendEmailBindingCode: (email: string, options?: CallOptions) =>
    call('sendEmailBindingCode', { body: email }, nothing, options),
  bindEmail: ({ email, code }: { email: string; code: string }, options?: CallOptions) =>
    call('bindEmail', { body: { email, captcha: code } }, nothing, options),
});

export const ordersArea = ({ call, context }: AreaTools) => ({
  /** Master orders to pay. */
  unpaid: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listUnpaidOrders',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => unpaidOrderFromWire(row, context())),
      options,
    ),
  /** Store orders of a tab. */
  list: (
    query: Paging & { tab?: OrderTab | undefined; keyword?: string | undefined } = {},
    options?: CallOptions,
  ) =>
    call(
      'listOrders',
      {
        query: {
          type: orderTabToWire[query.tab ?? 'all'],
          ...pagingToWire(query),
          ...(query.keyword ? { keywords: query.keyword } : {}),
        },
      },
      (data) => pageFromWire(data, (row) => storeOrderSummaryFromWire(row, context())),
      options,
    ),
  counts: (options?: CallOptions) => call('getOrderCounts', {}, orderCountsFromWire, options),
  centerCounts: (options?: CallOptions) => call('getOrderCenterCounts', {}, orderCountsFromWire, options),
  master: (orderNo: string, options?: CallOptions) =>
    call('getMasterOrder', { path: { orderNo } }, (data) => masterOrderFromWire(data, context()), options),
  store: (orderNo: string, options?: CallOptions) =>
    call('getStoreOrder', { path: { orderNo } }, (data) => storeOrderFromWire(data, context()), options),
  guestMaster: (query: GuestLookup, options?: CallOptions) =>
    call(
      'getGuestMasterOrder',
      { query: { ...query } },
      (data) => masterOrderFromWire(data, context()),
      options,
    ),
  guestStore: (query: GuestLookup, options?: CallOptions) =>
    call(
      'getGuestStoreOrder',
      { query: { ...query } },
      (data) => storeOrderFromWire(data, context()),
      options,
    ),
  /** null before it is shipped. */
  parcel: (orderNo: string, options?: CallOptions) =>
    call('getParcel', { path: { orderNo } }, (data) => (data ? parcelFromWire(data) : null), options),
  cancel: (masterOrderNo: string, options?: CallOptions) =>
    call('cancelOrder', { path: { orderNo: masterOrderNo } }, nothing, options),
  confirmReceipt: (storeOrderNo: string, options?: CallOptions) =>
    call('confirmReceipt', { path: { orderNo: storeOrderNo } }, nothing, options),
  delete: (storeOrderNo: string, options?: CallOptions) =>
    call('deleteOrder', { path: { orderNo: storeOrderNo } }, nothing, options),
});

export const refundsArea = ({ call, context }: AreaTools) => ({
  reasons: (options?: CallOptions) => call('listRefundReasons', {}, (data) => rows(data), options),
  application: (storeOrderNo: string, options?: CallOptions) =>
    call(
      'getRefundApplication',
      { path: { orderNo: storeOrderNo } },
      (data) => refundApplicationFromWire(data, context()),
      options,
    ),
  request: (input: RefundInput, options?: MutationOptions) =>
    call(
      'requestRefund',
      {
        body: {
          orderNo: input.orderNo,
          text: input.reason,
          refund_reason_wap_explain: input.remark ?? '',
          refund_reason_wap_img: (input.pictures ?? []).join(','),
        },
      },
      nothing,
      options,
    ),
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listRefunds',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => refundSummaryFromWire(row, context())),
      options,
    ),
  get: (refundOrderNo: string, options?: CallOptions) =>
    call('getRefund', { path: { refundOrderNo } }, (data) => refundFromWire(data, context()), options),
});

export const reviewsArea = ({ call, context }: AreaTools) => ({
  awaiting: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listAwaitingReview',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => awaitingReviewFromWire(row, context())),
      options,
    ),
  mine: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listMyReviews',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => myReviewFromWire(row, context())),
      options,
    ),
  create: (input: ReviewInput, options?: MutationOptions) =>
    call(
      'createReview',
      {
        body: {
          orderNo: input.storeOrderNo,
          orderInfoId: input.orderLineId,
          star: input.stars,
          comment: input.text,
          pics: JSON.stringify(input.pictures ?? []),
          ...(input.serviceStars === undefined ? {} : { serviceStar: input.serviceStars }),
        },
      },
      nothing,
      options,
    ),
});

export const favouritesArea = ({ call, context }: AreaTools) => ({
  products: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFavouriteProducts',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => favouriteProductFromWire(row, context())),
      options,
    ),
  addProduct: (productId: number, options?: CallOptions) =>
    call('addFavouriteProduct', { body: { id: productId, category: 'store' } }, nothing, options),
  addProducts: (productIds: readonly number[], options?: CallOptions) =>
    call('addFavouriteProducts', { body: { id: [...productIds], category: 'store' } }, nothing, options),
  removeProduct: (productId: number, options?: CallOptions) =>
    call('removeFavouriteProduct', { path: { productId } }, nothing, options),
  /** By ids of favourites, not of products. */
  removeMany: (favouriteIds: readonly number[], options?: CallOptions) =>
    call('deleteFavourites', { body: { ids: favouriteIds.join(',') } }, nothing, options),
  stores: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listFollowedStores',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => followedStoreFromWire(row, context())),
      options,
    ),
  followStore: (id: number, options?: CallOptions) => call('followStore', { path: { id } }, nothing, options),
  unfollowStore: (id: number, options?: CallOptions) =>
    call('unfollowStore', { path: { id } }, nothing, options),
});

export const pointsArea = ({ call }: AreaTools) => ({
  account: (options?: CallOptions) => call('getPoints', {}, pointsAccountFromWire, options),
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listPointsRecords',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, pointsRecordFromWire),
      options,
    ),
});

export const notificationsArea = ({ call }: AreaTools) => ({
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listNotifications',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, notificationFromWire),
      options,
    ),
  /** All of them without ids. */
  markRead: (ids?: readonly number[], options?: CallOptions) =>
    call('readNotifications', { body: ids ? { ids: [...ids] } : {} }, nothing, options),
});

export const uploadModels = ['product', 'user', 'maintain', 'review', 'refund', 'settlement'] as const;
export type UploadModel = (typeof uploadModels)[number];

function multipart(file: Blob, name: string): FormData {
  const form = new FormData();
  form.append('multipart', file, name);
  return form;
}

export const uploadsArea = ({ call, context }: AreaTools) => ({
  image: (file: Blob, { name = 'picture', model = 'product' as UploadModel } = {}, options?: CallOptions) =>
    call(
      'uploadImage',
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
  file: (file: Blob, { name = 'file', model = 'product' as UploadModel } = {}, options?: CallOptions) =>
    call(
      'uploadFile',
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
});
