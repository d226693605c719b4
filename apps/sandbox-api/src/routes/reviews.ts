import { limits, invert, reviewKindToWire, fields } from '@marketfront/api-client';
import * as v from 'valibot';
import { listAwaitingReview, listMyReviews, writeReview } from '../domain/reviews/own-reviews.ts';
import { countReviews, listReviews, summariseReviews } from '../domain/reviews/product-reviews.ts';
import { readOwnPictures } from '../domain/shared/own-pictures.ts';
import { id, listOfText, optionalText, orderNumber, page } from '../input.ts';
import { anyone, scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const idParams = v.object({ id });

const kindByType = invert(reviewKindToWire);

const reviewKind = v.pipe(
  v.optional(v.picklist(['0', '1', '2', '3'], 'must be 0 to 3'), '0'),
  v.transform((type) => kindByType[type]),
);

const pageQuery = v.object(page);

export const reviewsOperations = {
  listReviews: anyone({ params: idParams, query: v.object({ ...page, type: reviewKind }) }, (call) =>
    listReviews(scopeOf(call), call.params.id, call.query.type, call.query),
  ),

  getReviewCounts: anyone({ params: idParams }, ({ db, params }) => countReviews(db, params.id)),

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
    async ({ db, services, user, body, now }) => {
      const pics = await readOwnPictures(
        db,
        services.config,
        user.id,
        listOfText(body.pics),
        limits.pictures,
      );
      const { orderNo, orderInfoId: lineId, star, comment } = body;
      const request = { orderNo, lineId, star, serviceStar: body.serviceStar ?? null, comment, pics };
      await writeReview(db, user.id, request, now);
      return true;
    },
  ),
} satisfies Partial<Operations>;
