import { limits, invert, reviewKindToWire, fields } from '@marketfront/api-client';
import * as v from 'valibot';
import { listAwaitingReview, listMyReviews, writeReview } from '../domain/reviews/own-reviews.ts';
import { countReviews, listReviews, summariseReviews } from '../domain/reviews/product-reviews.ts';
import { replyToQuestion } from '../domain/reviews/buyer-answers.ts';
import { askQuestion, listQuestions, voteQuestion } from '../domain/reviews/questions.ts';
import { vote } from '../domain/reviews/votes.ts';
import { readOwnPictures } from '../domain/shared/own-pictures.ts';
import {
  count,
  flag,
  id,
  listOfText,
  optionalFlag,
  optionalId,
  optionalText,
  orderNumber,
  page,
} from '../input.ts';
import { anyone, scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const idParams = v.object({ id });

const kindByType = invert(reviewKindToWire);

const reviewKind = v.pipe(
  v.optional(v.picklist(['0', '1', '2', '3'], 'must be 0 to 3'), '0'),
  v.transform((type) => kindByType[type]),
);

const listQuery = v.object({
  ...page,
  type: reviewKind,
  star: v.optional(count(1, 5)),
  hasPics: optionalFlag,
  skuId: optionalId,
  language: optionalText(35),
  word: optionalText(40),
  order: v.optional(v.picklist(['newest', 'helpful'], 'must be newest or helpful'), 'newest'),
});

const pageQuery = v.object(page);

export const reviewsOperations = {
  listReviews: anyone({ params: idParams, query: listQuery }, (call) => {
    const { type: kind, hasPics, order, ...filter } = call.query;
    return listReviews(
      scopeOf(call),
      call.params.id,
      { ...filter, kind, hasPics: hasPics ?? false },
      call.query,
      { order, uid: call.user?.id },
    );
  }),

  getReviewCounts: anyone({ params: idParams }, (call) => countReviews(scopeOf(call), call.params.id)),

  voteReview: signedIn(
    { params: idParams, body: v.object({ isHelpful: flag }) },
    ({ db, user, params, body }) => vote(db, user.id, params.id, body.isHelpful),
  ),

  listQuestions: anyone({ params: idParams, query: pageQuery }, (call) =>
    listQuestions(scopeOf(call), call.params.id, call.query, call.user?.id),
  ),

  askQuestion: signedIn({ body: v.object({ productId: id, content: fields.questionText }) }, (call) =>
    askQuestion(scopeOf(call), call.user.id, call.body, call.now),
  ),

  replyToQuestion: signedIn({ params: idParams, body: v.object({ content: fields.answerText }) }, (call) =>
    replyToQuestion(scopeOf(call), call.user.id, call.params.id, call.body.content, call.now),
  ),

  voteQuestion: signedIn(
    { params: idParams, body: v.object({ isHelpful: flag }) },
    ({ db, user, params, body }) => voteQuestion(db, user.id, params.id, body.isHelpful),
  ),

  getReviewSummary: anyone({ params: idParams }, (call) => summariseReviews(scopeOf(call), call.params.id)),

  listAwaitingReview: signedIn({ query: pageQuery }, (call) =>
    listAwaitingReview(scopeOf(call), call.user.id, call.query),
  ),

  listMyReviews: signedIn({ query: pageQuery }, (call) =>
    listMyReviews(scopeOf(call), call.user.id, call.query),
  ),

  createReview: signedIn(
    {
      body: v.object({
        orderNo: orderNumber,
        orderInfoId: id,
        star: fields.stars,
        comment: fields.reviewText,
        pics: optionalText(5000),
        serviceStar: v.nullish(fields.stars),
      }),
    },
    async ({ db, services, user, body, now, once }) => {
      const pics = await readOwnPictures(
        db,
        services.config,
        user.id,
        listOfText(body.pics),
        limits.pictures,
      );
      const { orderNo, orderInfoId: lineId, star, comment } = body;
      const request = { orderNo, lineId, star, serviceStar: body.serviceStar ?? null, comment, pics };
      await once((tx) => writeReview(tx, user.id, request, now));
      return true;
    },
  ),
} satisfies Partial<Operations>;
