import { fields, invert, limits, refundKindToWire } from '@marketfront/api-client';
import * as v from 'valibot';
import { escalateRefund } from '../domain/refunds/escalation.ts';
import { listRefundMessages, writeToStore } from '../domain/refunds/messages.ts';
import {
  computeRefund,
  listRefunds,
  readApplication,
  refundDetail,
} from '../domain/refunds/refund-details.ts';
import { applyForRefund, returnGoods, revokeRefund } from '../domain/refunds/refunds.ts';
import { inLanguage } from '../domain/shared/language.ts';
import { readOwnPictures } from '../domain/shared/own-pictures.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import { count, id, listOfText, optionalText, orderNumber, page, orNull } from '../input.ts';
import { scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const orderParams = v.object({ orderNo: orderNumber });

const refundParams = v.object({ refundOrderNo: orderNumber });

const kindByType = invert(refundKindToWire);

/** Lines and pieces, "12:1,13:2". */
const refundLines = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(2000, 'is too long'),
    v.regex(/^\d{1,9}:\d{1,3}(?:,\d{1,9}:\d{1,3})*$/, 'must be like 12:1,13:2'),
    v.transform((text) =>
      text.split(',').map((line) => {
        const [lineId = 0, num = 0] = line.split(':').map(Number);
        return { lineId, num };
      }),
    ),
  ),
);

const pageQuery = v.object(page);

export const refundsOperations = {
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
        text: fields.refundReason,
        refund_reason_wap_explain: orNull(fields.refundRemark),
        refund_reason_wap_img: optionalText(5000),
        afterSalesType: v.nullish(v.picklist([1, 2], 'must be 1 or 2')),
        lines: v.nullish(v.array(v.object({ orderInfoId: id, num: count(1, limits.cartQuantity.max) }))),
      }),
    },
    async ({ db, services, user, body, now, once }) => {
      const images = await readOwnPictures(
        db,
        services.config,
        user.id,
        listOfText(body.refund_reason_wap_img),
        limits.pictures,
      );
      const { orderNo, text: reason, refund_reason_wap_explain: explain } = body;
      const kind = body.afterSalesType ? kindByType[body.afterSalesType] : undefined;
      const lines = body.lines?.map(({ orderInfoId, num }) => ({ lineId: orderInfoId, num }));
      const request = { orderNo, reason, explain, images, kind, lines };
      await once((tx) => applyForRefund(tx, user.id, request, now));
      return true;
    },
  ),

  computeRefund: signedIn({ params: orderParams, query: v.object({ lines: refundLines }) }, (call) =>
    computeRefund(scopeOf(call), call.user.id, call.params.orderNo, call.query.lines),
  ),

  revokeRefund: signedIn({ params: refundParams }, async ({ db, user, params, now }) => {
    await revokeRefund(db, params.refundOrderNo, user.id, now);
    return true;
  }),

  returnGoods: signedIn(
    {
      body: v.object({
        refundOrderNo: orderNumber,
        expressName: fields.carrier,
        trackingNumber: fields.trackingNo,
        telephone: optionalText(32),
      }),
    },
    async ({ db, user, body: { refundOrderNo, ...parcel }, now }) => {
      await returnGoods(db, user.id, refundOrderNo, parcel, now);
      return true;
    },
  ),

  listRefunds: signedIn({ query: pageQuery }, (call) => listRefunds(scopeOf(call), call.user.id, call.query)),

  getRefund: signedIn({ params: refundParams }, (call) =>
    refundDetail(scopeOf(call), call.user.id, call.params.refundOrderNo, call.now),
  ),

  listRefundMessages: signedIn({ params: refundParams }, (call) =>
    listRefundMessages(scopeOf(call), call.user.id, call.params.refundOrderNo),
  ),

  sendRefundMessage: signedIn(
    {
      body: v.object({
        refundOrderNo: orderNumber,
        content: fields.refundMessage,
        pictures: v.nullish(v.array(v.string()), []),
      }),
    },
    async ({ db, services, user, body: { refundOrderNo, content, pictures }, now, once }) => {
      const images = await readOwnPictures(db, services.config, user.id, pictures ?? [], limits.pictures);
      await once((tx) => writeToStore(tx, user.id, { refundOrderNo, content, images }, now));
      return true;
    },
  ),

  escalateRefund: signedIn(
    { body: v.object({ refundOrderNo: orderNumber, reason: fields.refundMessage }) },
    async ({ user, body, now, once }) => {
      await once((tx) => escalateRefund(tx, user.id, body.refundOrderNo, body.reason, now));
      return true;
    },
  ),
} satisfies Partial<Operations>;
