import * as operations from '../generated/operations.ts';
import {
  refundAmountFromWire,
  refundApplicationFromWire,
  refundFromWire,
  type RefundKind,
  refundKindToWire,
  refundMessageFromWire,
  refundSummaryFromWire,
} from '../model/refund.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import {
  type ApiConnection,
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

export interface RefundMessageInput {
  /** The number of the refund. */
  refundNo: string;
  /** What the shopper writes. */
  text: string;
  /** Paths of uploaded pictures. */
  pictures?: readonly string[] | undefined;
}

export interface RefundEscalationInput {
  /** The number of the refund. */
  refundNo: string;
  /** Why the marketplace should decide. */
  reason: string;
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

export const refundsArea = ({ call, context }: ApiConnection) => ({
  /** Lists the reasons to choose from, in the language of the request. */
  reasons: (options?: CallOptions) => call(operations.listRefundReasons, {}, (data) => rows(data), options),
  /** Loads what can be refunded of a store's part of an order. */
  application: (storeOrderNo: string, options?: CallOptions) =>
    call(
      operations.getRefundApplication,
      { path: { orderNo: storeOrderNo } },
      (data) => refundApplicationFromWire(data, context()),
      options,
    ),
  /** Computes what a refund of some lines would pay back. Optional for back ends. */
  computed: (storeOrderNo: string, lines: readonly RefundLine[], options?: CallOptions) =>
    call(
      operations.computeRefund,
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
      operations.requestRefund,
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
    call(operations.revokeRefund, { path: { refundOrderNo } }, toVoid, options),
  /** Says how the goods travel back to the store. Optional for back ends. */
  returnGoods: ({ refundNo, carrier, trackingNo, phone }: ReturnGoodsInput, options?: CallOptions) =>
    call(
      operations.returnGoods,
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
  /** Lists what was written about a refund, oldest first. Optional for back ends. */
  messages: (refundOrderNo: string, options?: CallOptions) =>
    call(
      operations.listRefundMessages,
      { path: { refundOrderNo } },
      (data) => rows(data).map((row) => refundMessageFromWire(row, context())),
      options,
    ),
  /** Writes to the store, and to the marketplace where it decides. Optional for back ends. */
  sendMessage: ({ refundNo, text, pictures }: RefundMessageInput, options?: MutationOptions) =>
    call(
      operations.sendRefundMessage,
      { body: { refundOrderNo: refundNo, content: text, pictures: [...(pictures ?? [])] } },
      toVoid,
      options,
    ),
  /** Asks the marketplace to decide. Optional for back ends. */
  escalate: ({ refundNo, reason }: RefundEscalationInput, options?: MutationOptions) =>
    call(operations.escalateRefund, { body: { refundOrderNo: refundNo, reason } }, toVoid, options),
  /** Lists the shopper's refunds by page, the newest first. */
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listRefunds,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => refundSummaryFromWire(row, context())),
      options,
    ),
  /** Loads a refund. */
  get: (refundOrderNo: string, options?: CallOptions) =>
    call(
      operations.getRefund,
      { path: { refundOrderNo } },
      (data) => refundFromWire(data, context()),
      options,
    ),
});
