import * as operations from '../generated/operations.ts';
import {
  awaitingReviewFromWire,
  myReviewFromWire,
  type ReviewFilters,
  type ReviewKind,
  reviewFromWire,
  reviewKindToWire,
  reviewSummaryFromWire,
  reviewVoteFromWire,
} from '../model/review.ts';
import { questionFromWire } from '../model/question.ts';
import { pageFromWire } from '../model/wire-values.ts';
import {
  type ApiConnection,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export interface ReviewInput {
  /** The number of the store's part of the order. */
  storeOrderNo: string;
  /** The id of the row, from `reviews.awaiting`. */
  orderLineId: number;
  /** The rating of the product, 1 to 5. */
  stars: number;
  /** The rating of the service, 1 to 5. */
  serviceStars?: number | undefined;
  /** The text of the review. */
  text: string;
  /** Paths of uploaded pictures. */
  pictures?: readonly string[] | undefined;
}

export const reviewsArea = ({ call, context }: ApiConnection) => ({
  /** Lists the reviews of one product. */
  ofProduct: (
    productId: number,
    query: Paging & ReviewFilters & { kind?: ReviewKind | undefined } = {},
    options?: CallOptions,
  ) =>
    call(
      operations.listReviews,
      {
        path: { id: productId },
        query: {
          ...pagingToWire(query),
          type: reviewKindToWire[query.kind ?? 'all'],
          ...(query.stars && { star: query.stars }),
          ...(query.withPictures && { hasPics: true }),
          ...(query.skuId && { skuId: query.skuId }),
          ...(query.language && { language: query.language }),
          ...(query.word && { word: query.word }),
          ...(query.order && { order: query.order }),
        },
      },
      (data) => pageFromWire(data, (row) => reviewFromWire(row, context())),
      options,
    ),
  /** Counts the reviews of a product. */
  summary: (productId: number, options?: CallOptions) =>
    call(operations.getReviewCounts, { path: { id: productId } }, reviewSummaryFromWire, options),
  /** Marks a review as helpful for the shopper, or removes that mark. */
  vote: (id: number, isHelpful: boolean, options?: CallOptions) =>
    call(operations.voteReview, { path: { id }, body: { isHelpful } }, reviewVoteFromWire, options),
  /** Lists the questions about a product with their answers; includes the shopper's own that are not yet checked. */
  questions: (productId: number, query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listQuestions,
      { path: { id: productId }, query: pagingToWire(query) },
      (data) => pageFromWire(data, questionFromWire),
      options,
    ),
  /** Asks a question about a product; others see it after a check. */
  ask: ({ productId, text }: { productId: number; text: string }, options?: MutationOptions) =>
    call(operations.askQuestion, { body: { productId, content: text } }, questionFromWire, options),
  /** Answers a question as a buyer of the product, once; returns the question with the answer. */
  answer: ({ questionId, text }: { questionId: number; text: string }, options?: MutationOptions) =>
    call(
      operations.replyToQuestion,
      { path: { id: questionId }, body: { content: text } },
      questionFromWire,
      options,
    ),
  /** Marks a question and its answers as helpful for the shopper, or removes that mark. */
  voteQuestion: (id: number, isHelpful: boolean, options?: CallOptions) =>
    call(operations.voteQuestion, { path: { id }, body: { isHelpful } }, reviewVoteFromWire, options),
  /** Loads the newest reviews of a product, with the share of good ones. */
  latest: (productId: number, options?: CallOptions) =>
    call(
      operations.getReviewSummary,
      { path: { id: productId } },
      (data) => (data.productReply ? reviewFromWire(data.productReply, context()) : null),
      options,
    ),
  /** Lists the received products that the shopper has not reviewed. */
  awaiting: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listAwaitingReview,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => awaitingReviewFromWire(row, context())),
      options,
    ),
  /** Lists the shopper's reviews by page. */
  mine: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listMyReviews,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => myReviewFromWire(row, context())),
      options,
    ),
  /** Reviews a product of an order. */
  create: (input: ReviewInput, options?: MutationOptions) =>
    call(
      operations.createReview,
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
