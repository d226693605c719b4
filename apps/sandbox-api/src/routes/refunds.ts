import { limits, fields } from '@marketfront/api-client';
import * as v from 'valibot';
import { listRefunds, readApplication, refundDetail } from '../domain/refunds/refund-details.ts';
import { applyForRefund } from '../domain/refunds/refunds.ts';
import { inLanguage } from '../domain/shared/language.ts';
import { readOwnPictures } from '../domain/shared/own-pictures.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import { listOfText, optionalText, orderNumber, page, orNull } from '../input.ts';
import { scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const orderParams = v.object({ orderNo: orderNumber });

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
} satisfies Partial<Operations>;
