import { refundApplicationFromWire, refundFromWire, refundSummaryFromWire } from '../model/refund.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import {
  type AreaTools,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export interface RefundInput {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** One of `refunds.reasons`. */
  reason: string;
  /** What the shopper adds. */
  remark?: string | undefined;
  /** Paths of uploaded pictures. */
  pictures?: readonly string[] | undefined;
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
