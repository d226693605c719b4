import {
  refundAmountFromWire,
  refundApplicationFromWire,
  refundFromWire,
  type RefundKind,
  refundKindToWire,
  refundSummaryFromWire,
} from '../model/refund.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import {
  type AreaTools,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

/** Pieces of a line of an order. */
export interface RefundLine {
  /** The id of the line. */
  id: number;
  /** How many of its pieces. */
  quantity: number;
}

export interface ReturnGoodsInput {
  /** The number of the refund. */
  refundNo: string;
  /** Who carries the parcel. */
  carrier: string;
  /** Its tracking number. */
  trackingNo: string;
  /** Where the store can call. */
  phone?: string | undefined;
}

export interface RefundInput {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** One of `refunds.reasons`. */
  reason: string;
  /** What the shopper adds. */
  remark?: string | undefined;
  /** Paths of uploaded pictures. */
  pictures?: readonly string[] | undefined;
  /** Whether the goods are sent back; only money by default. */
  kind?: RefundKind | undefined;
  /** What is refunded; everything that can be by default. */
  lines?: readonly RefundLine[] | undefined;
}

export const refundsArea = ({ call, context }: AreaTools) => ({
  /** Lists the reasons to choose from, in the language of the request. */
  reasons: (options?: CallOptions) => call('listRefundReasons', {}, (data) => rows(data), options),
  /** Loads what can be refunded of a store's part of an order. */
  application: (storeOrderNo: string, options?: CallOptions) =>
    call(
      'getRefundApplication',
      { path: { orderNo: storeOrderNo } },
      (data) => refundApplicationFromWire(data, context()),
      options,
    ),
  /** Computes what a refund of some lines would pay back. Optional for back ends. */
  computed: (storeOrderNo: string, lines: readonly RefundLine[], options?: CallOptions) =>
    call(
      'computeRefund',
      {
        path: { orderNo: storeOrderNo },
        query: { lines: lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',') },
      },
      refundAmountFromWire,
      options,
    ),
  /** Requests a refund. */
  request: (input: RefundInput, options?: MutationOptions) =>
    call(
      'requestRefund',
      {
        body: {
          orderNo: input.orderNo,
          text: input.reason,
          refund_reason_wap_explain: input.remark ?? '',
          refund_reason_wap_img: (input.pictures ?? []).join(','),
          ...(input.kind && { afterSalesType: refundKindToWire[input.kind] }),
          ...(input.lines && {
            lines: input.lines.map(({ id, quantity }) => ({ orderInfoId: id, num: quantity })),
          }),
        },
      },
      toVoid,
      options,
    ),
  /** Takes back a request that is not decided, or whose goods were not sent back. Optional for back ends. */
  revoke: (refundOrderNo: string, options?: CallOptions) =>
    call('revokeRefund', { path: { refundOrderNo } }, toVoid, options),
  /** Says how the goods travel back to the store. Optional for back ends. */
  returnGoods: ({ refundNo, carrier, trackingNo, phone }: ReturnGoodsInput, options?: CallOptions) =>
    call(
      'returnGoods',
      {
        body: {
          refundOrderNo: refundNo,
          expressName: carrier,
          trackingNumber: trackingNo,
          ...(phone && { telephone: phone }),
        },
      },
      toVoid,
      options,
    ),
  /** Lists the shopper's refunds by page, the newest first. */
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listRefunds',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => refundSummaryFromWire(row, context())),
      options,
    ),
  /** Loads a refund. */
  get: (refundOrderNo: string, options?: CallOptions) =>
    call('getRefund', { path: { refundOrderNo } }, (data) => refundFromWire(data, context()), options),
});
