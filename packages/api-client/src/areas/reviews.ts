import {
  awaitingReviewFromWire,
  myReviewFromWire,
  type ReviewKind,
  reviewFromWire,
  reviewKindToWire,
  reviewSummaryFromWire,
} from '../model/review.ts';
import { pageFromWire } from '../model/wire-values.ts';
import {
  type AreaTools,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export interface ReviewInput {
  storeOrderNo: string;
  orderLineId: number;
  stars: number;
  serviceStars?: number | undefined;
  text: string;
  pictures?: readonly string[] | undefined;
}

export const reviewsArea = ({ call, context }: AreaTools) => ({
  /** Reviews of one product. */
  ofProduct: (
    productId: number,
    query: Paging & { kind?: ReviewKind | undefined } = {},
    options?: CallOptions,
  ) =>
    call(
      'listReviews',
      {
        path: { id: productId },
        query: { ...pagingToWire(query), type: reviewKindToWire[query.kind ?? 'all'] },
      },
      (data) => pageFromWire(data, (row) => reviewFromWire(row, context())),
      options,
    ),
  summary: (productId: number, options?: CallOptions) =>
    call('getReviewCounts', { path: { id: productId } }, reviewSummaryFromWire, options),
  latest: (productId: number, options?: CallOptions) =>
    call(
      'getReviewSummary',
      { path: { id: productId } },
      (data) => (data.productReply ? reviewFromWire(data.productReply, context()) : null),
      options,
    ),
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
      toVoid,
      options,
    ),
});
