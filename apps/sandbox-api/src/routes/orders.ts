import { limits } from '@marketfront/api-client';
import * as v from 'valibot';
import { inLanguage } from '../domain/language.ts';
import { cancelOrder, confirmReceipt, deleteOrder } from '../domain/order-lifecycle.ts';
import { findGuest, masterDetail, readParcel, readStoreOrder, storeDetail } from '../domain/order-details.ts';
import { countForCenter, countOrders, listStoreOrders, listUnpaid } from '../domain/order-lists.ts';
import { readOwnPictures } from '../domain/own-pictures.ts';
import { applyForRefund, listRefunds, readApplication, refundDetail } from '../domain/refunds.ts';
import { listAwaitingReview, listMyReviews, writeReview } from '../domain/review-writing.ts';
import { readSiteConfig } from '../domain/site-config.ts';
import { count, id, listOfText, optionalText, orderNumber, page, text } from '../input.ts';
import { anyone, type Call, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'language'>;
const scopeOf = ({ db, services, language }: AnyCall) => ({ db, config: services.config, language });

const orderParams = v.object({ orderNo: orderNumber });
const guestQuery = v.object({ orderNo: orderNumber, identity: text(64) });
const pageQuery = v.object(page);

const listType = v.pipe(
  v.optional(v.picklist(['-1', '0', '1', '2', '3'], 'must be -1 to 3'), '-1'),
  v.transform(Number),
);

export const orderOperations = {
  listUnpaidOrders: signedIn({ query: pageQuery }, (call) =>
    listUnpaid(scopeOf(call), call.user.id, call.query),
  ),
  listOrders: signedIn(
    { query: v.object({ ...page, type: listType, keywords: optionalText(200) }) },
    (call) => listStoreOrders(scopeOf(call), call.user.id, call.query.type, call.query.keywords, call.query),
  ),
  getOrderCounts: signedIn({}, ({ db, user }) => countOrders(db, user.id)),
  getOrderCenterCounts: signedIn({}, ({ db, user }) => countForCenter(db, user.id)),
  getMasterOrder: signedIn({ params: orderParams }, (call) =>
    masterDetail(scopeOf(call), call.params.orderNo, call.user.id),
  ),
  getStoreOrder: signedIn({ params: orderParams }, (call) =>
    storeDetail(scopeOf(call), call.params.orderNo, call.user.id),
  ),
  cancelOrder: signedIn({ params: orderParams }, async ({ db, user, params, now }) => {
    await cancelOrder(db, params.orderNo, user.id, now);
    return true;
  }),
  confirmReceipt: signedIn({ params: orderParams }, async ({ db, user, params, now }) => {
    await confirmReceipt(db, params.orderNo, user.id, now);
    return true;
  }),
  deleteOrder: signedIn({ params: orderParams }, async ({ db, user, params }) => {
    await deleteOrder(db, params.orderNo, user.id);
    return true;
  }),
  getGuestMasterOrder: anyone({ query: guestQuery }, async (call) =>
    masterDetail(scopeOf(call), call.query.orderNo, await findGuest(call.db, call.query.identity)),
  ),
  getGuestStoreOrder: anyone({ query: guestQuery }, async (call) =>
    storeDetail(scopeOf(call), call.query.orderNo, await findGuest(call.db, call.query.identity)),
  ),
  getParcel: signedIn({ params: orderParams }, async ({ db, user, params }) =>
    readParcel(db, await readStoreOrder(db, params.orderNo, user.id)),
  ),

  listRefundReasons: signedIn({}, async ({ db, language }) =>
    (await readSiteConfig(db)).refundReasons.map((reason) => inLanguage(reason, language)),
  ),
  getRefundApplication: signedIn({ params: orderParams }, (call) =>
    readApplication(scopeOf(call), call.user.id, call.params.orderNo),
  ),
  requestRefund: signedIn(
    {
      body: v.object({
        orderNo: orderNumber,
        text: text(limits.refundReason),
        refund_reason_wap_explain: optionalText(limits.refundRemark),
        refund_reason_wap_img: optionalText(5000),
      }),
    },
    async ({ db, services, user, body, now }) => {
      const images = await readOwnPictures(
        db,
        services.config,
        user.id,
        listOfText(body.refund_reason_wap_img),
        limits.pictures,
      );
      const { orderNo, text: reason, refund_reason_wap_explain: explain } = body;
      await applyForRefund(db, user.id, { orderNo, reason, explain, images }, now);
      return true;
    },
  ),
  listRefunds: signedIn({ query: pageQuery }, (call) => listRefunds(scopeOf(call), call.user.id, call.query)),
  getRefund: signedIn({ params: v.object({ refundOrderNo: orderNumber }) }, (call) =>
    refundDetail(scopeOf(call), call.user.id, call.params.refundOrderNo),
  ),

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
        star: count(1, 5, 'must be 1 to 5'),
        comment: text(limits.reviewText),
        pics: optionalText(5000),
        serviceStar: v.nullish(count(1, 5, 'must be 1 to 5')),
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
} satisfies Operations<
  | 'listUnpaidOrders'
  | 'listOrders'
  | 'getOrderCounts'
  | 'getOrderCenterCounts'
  | 'getMasterOrder'
  | 'getStoreOrder'
  | 'cancelOrder'
  | 'confirmReceipt'
  | 'deleteOrder'
  | 'getGuestMasterOrder'
  | 'getGuestStoreOrder'
  | 'getParcel'
  | 'listRefundReasons'
  | 'getRefundApplication'
  | 'requestRefund'
  | 'listRefunds'
  | 'getRefund'
  | 'listAwaitingReview'
  | 'listMyReviews'
  | 'createReview'
>;
