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

/** The pieces of one order line that are to be refunded. */
export interface RefundLine {
  /** The id of the line. */
  id: number;
  /** The number of its pieces. */
  quantity: number;
}

export interface ReturnGoodsInput {
  /** The number of the refund. */
  refundNo: string;
  /** The carrier of the parcel. */
  carrier: string;
  /** Its tracking number. */
  trackingNo: string;
  /** The phone number for calls from the store. */
  phone?: string | undefined;
}

export interface RefundMessageInput {
  /** The number of the refund. */
  refundNo: string;
  /** The text of the message. */
  text: string;
  /** Paths of uploaded pictures. */
  pictures?: readonly string[] | undefined;
}

export interface RefundEscalationInput {
  /** The number of the refund. */
  refundNo: string;
  /** The shopper's reason for asking the marketplace to decide. */
  reason: string;
}

export interface RefundInput {
  /** The number of the store's part of the order. */
  orderNo: string;
  /** One of `refunds.reasons`. */
  reason: string;
  /** Further remarks of the shopper. */
  remark?: string | undefined;
  /** Paths of uploaded pictures. */
  pictures?: readonly string[] | undefined;
  /** Whether the goods are sent back; by default only money is refunded. */
  kind?: RefundKind | undefined;
  /** The pieces to refund; by default all that can be refunded. */
  lines?: readonly RefundLine[] | undefined;
}

export const refundsArea = ({ call, context }: ApiConnection) => ({
  /** Lists the reasons to choose from, in the language of the request. */
  reasons: (options?: CallOptions) => call(operations.listRefundReasons, {}, (data) => rows(data), options),
  /** Loads the lines and the amount that can be refunded of a store's part of an order. */
  application: (storeOrderNo: string, options?: CallOptions) =>
    call(
      operations.getRefundApplication,
      { path: { orderNo: storeOrderNo } },
      (data) => refundApplicationFromWire(data, context()),
      options,
    ),
  /** Computes the amount of a refund of some lines. Optional for back ends. */
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
  /** Revokes a request that is not decided yet, or whose goods were not sent back. Optional for back ends. */
  revoke: (refundOrderNo: string, options?: CallOptions) =>
    call(operations.revokeRefund, { path: { refundOrderNo } }, toVoid, options),
  /** Tells the store the carrier and tracking number of the returned goods. Optional for back ends. */
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
  /** Lists the messages about a refund, the oldest first. Optional for back ends. */
  messages: (refundOrderNo: string, options?: CallOptions) =>
    call(
      operations.listRefundMessages,
      { path: { refundOrderNo } },
      (data) => rows(data).map((row) => refundMessageFromWire(row, context())),
      options,
    ),
  /** Writes to the store, and to the marketplace if it decides. Optional for back ends. */
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
