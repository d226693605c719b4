import {
  masterOrderFromWire,
  orderCountsFromWire,
  parcelFromWire,
  storeOrderFromWire,
  storeOrderSummaryFromWire,
  unpaidOrderFromWire,
} from '../model/order.ts';
import { type OrderTab, orderTabToWire } from '../model/order-status.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, toVoid, type Paging, pagingToWire } from './area.ts';

export interface GuestLookup {
  orderNo: string;
  /** From the guest's session. */
  identity: string;
}

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
  /** The master order of a submitted checkout: after a lost answer, or a return to the checkout. Optional for back ends. */
  ofPreOrder: (preOrderNo: string, options?: CallOptions) =>
    call('getOrderOfPreOrder', { path: { preOrderNo } }, (data) => data.orderNo, options),
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
  /** null until it is shipped. */
  parcel: (orderNo: string, options?: CallOptions) =>
    call('getParcel', { path: { orderNo } }, (data) => (data ? parcelFromWire(data) : null), options),
  cancel: (masterOrderNo: string, options?: CallOptions) =>
    call('cancelOrder', { path: { orderNo: masterOrderNo } }, toVoid, options),
  confirmReceipt: (storeOrderNo: string, options?: CallOptions) =>
    call('confirmReceipt', { path: { orderNo: storeOrderNo } }, toVoid, options),
  delete: (storeOrderNo: string, options?: CallOptions) =>
    call('deleteOrder', { path: { orderNo: storeOrderNo } }, toVoid, options),
});
