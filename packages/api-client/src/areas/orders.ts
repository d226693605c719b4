import * as operations from '../generated/operations.ts';
import {
  orderCountsFromWire,
  storeOrderSummaryFromWire,
  unpaidOrderFromWire,
} from '../model/order-summary.ts';
import { masterOrderFromWire, storeOrderFromWire } from '../model/order.ts';
import { parcelFromWire } from '../model/parcel.ts';
import { type OrderTab, orderTabToWire } from '../model/order-status.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, toVoid, type Paging, pagingToWire } from './area.ts';

export interface GuestLookup {
  /** The number of the order. */
  orderNo: string;
  /** The `identity` of the guest's session. */
  identity: string;
}

/** Filters of a list of orders. */
export interface OrderFilter {
  /** The status; all by default. */
  tab?: OrderTab | undefined;
  /** Part of the order number, of a product name or of the store name. */
  keyword?: string | undefined;
  /** The first day, "2026-11-22". */
  from?: string | undefined;
  /** The last day. */
  until?: string | undefined;
}

export const ordersArea = ({ call, context }: ApiConnection) => ({
  /** Lists the master orders that are not paid. */
  unpaid: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listUnpaidOrders,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => unpaidOrderFromWire(row, context())),
      options,
    ),
  /** Lists the store orders of a tab. */
  list: (query: Paging & OrderFilter = {}, options?: CallOptions) =>
    call(
      operations.listOrders,
      {
        query: {
          type: orderTabToWire[query.tab ?? 'all'],
          ...pagingToWire(query),
          ...(query.keyword ? { keywords: query.keyword } : {}),
          ...(query.from ? { startDate: query.from } : {}),
          ...(query.until ? { endDate: query.until } : {}),
        },
      },
      (data) => pageFromWire(data, (row) => storeOrderSummaryFromWire(row, context())),
      options,
    ),
  /** Counts the shopper's orders by status. */
  counts: (options?: CallOptions) => call(operations.getOrderCounts, {}, orderCountsFromWire, options),
  /** Counts orders, reviews and refunds for the overview of the account. */
  centerCounts: (options?: CallOptions) =>
    call(operations.getOrderCenterCounts, {}, orderCountsFromWire, options),
  /** Loads a master order (PT…) with its stores' parts. */
  master: (orderNo: string, options?: CallOptions) =>
    call(
      operations.getMasterOrder,
      { path: { orderNo } },
      (data) => masterOrderFromWire(data, context()),
      options,
    ),
  /** Loads one store's part of an order. */
  store: (orderNo: string, options?: CallOptions) =>
    call(
      operations.getStoreOrder,
      { path: { orderNo } },
      (data) => storeOrderFromWire(data, context()),
      options,
    ),
  /** Finds the master order of a submitted checkout, after a lost answer or a return to it. Optional for back ends. */
  ofPreOrder: (preOrderNo: string, options?: CallOptions) =>
    call(operations.getOrderOfPreOrder, { path: { preOrderNo } }, (data) => data.orderNo, options),
  /** Loads a guest's master order. */
  guestMaster: (query: GuestLookup, options?: CallOptions) =>
    call(
      operations.getGuestMasterOrder,
      { query: { ...query } },
      (data) => masterOrderFromWire(data, context()),
      options,
    ),
  /** Loads one store's part of a guest's order, with its parcel. */
  guestStore: (query: GuestLookup, options?: CallOptions) =>
    call(
      operations.getGuestStoreOrder,
      { query: { ...query } },
      (data) => storeOrderFromWire(data, context()),
      options,
    ),
  /** Loads the parcel; null until it is shipped. */
  parcel: (orderNo: string, options?: CallOptions) =>
    call(
      operations.getParcel,
      { path: { orderNo } },
      (data) => (data ? parcelFromWire(data) : null),
      options,
    ),
  /** Cancels an order that is not paid, with an optional `reason`. */
  cancel: (
    masterOrderNo: string,
    { reason, ...options }: CallOptions & { reason?: string | undefined } = {},
  ) =>
    call(
      operations.cancelOrder,
      { path: { orderNo: masterOrderNo }, ...(reason && { query: { reason } }) },
      toVoid,
      options,
    ),
  /** Confirms that a parcel has arrived. */
  confirmReceipt: (storeOrderNo: string, options?: CallOptions) =>
    call(operations.confirmReceipt, { path: { orderNo: storeOrderNo } }, toVoid, options),
  /** Removes a completed or cancelled order from the shopper's list. */
  delete: (storeOrderNo: string, options?: CallOptions) =>
    call(operations.deleteOrder, { path: { orderNo: storeOrderNo } }, toVoid, options),
});
