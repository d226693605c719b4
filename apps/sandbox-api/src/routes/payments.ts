import * as v from 'valibot';
import { readMaster } from '../domain/orders/details.ts';
import { cancelPaypal, capturePaypal, isPaid, pay } from '../domain/payments/payments.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import { orderNumber, text } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const payTypes = ['paypal', 'stripe', 'wechat', 'cod', 'upi', 'yue'] as const;

const payType = v.picklist(payTypes, 'Please select payment method');

const payChannel = v.picklist(['pc', 'mobile'], 'must be pc or mobile');

export const paymentsOperations = {
  getPayMethods: anyone({}, async ({ db, services }) => {
    const site = await readSiteConfig(db);
    return {
      paypalStatus: site.paypalOpen,
      stripeStatus: site.stripeOpen,
      wechatPaySwitch: false,
      codSwitch: site.codOpen,
      upiSwitch: false,
      stripePublishableKey: site.stripeOpen ? services.stripe.publishableKey : null,
      stripeJsUrl: site.stripeOpen ? services.stripe.scriptUrl : null,
      codStatus: site.codOpen,
      yuePayStatus: site.balanceOpen,
    };
  }),

  pay: signedIn({ body: v.object({ orderNo: orderNumber, payType, payChannel }) }, (call) =>
    pay(call.services, call.user.id, call.body, call.now),
  ),

  capturePaypal: signedIn({ body: v.object({ token: text(64), payerID: text(64) }) }, (call) =>
    capturePaypal(
      call.services,
      call.user.id,
      { token: call.body.token, payerId: call.body.payerID },
      call.now,
    ),
  ),

  cancelPaypal: anyone({ body: v.object({ token: text(64) }) }, async ({ services, body, now }) => {
    await cancelPaypal(services, body.token, now);
    return true;
  }),

  isPaid: signedIn({ params: v.object({ orderNo: orderNumber }) }, (call) =>
    isPaid(call.services, call.user.id, call.params.orderNo, call.now),
  ),

  isWechatPaid: signedIn(
    { params: v.object({ orderNo: orderNumber }) },
    async ({ db, user, params }) => (await readMaster(db, params.orderNo, user.id)).paid,
  ),

  isUpiPaid: signedIn(
    { params: v.object({ orderNo: orderNumber }) },
    async ({ db, user, params }) => (await readMaster(db, params.orderNo, user.id)).paid,
  ),
} satisfies Partial<Operations>;
