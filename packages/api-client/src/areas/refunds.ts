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
  orderNo: string;
  reason: string;
  remark?: string | undefined;
  pictures?: readonly string[] | undefined;
}

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
      toVoid,
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
