import * as v from 'valibot';
import { readMaster } from '../domain/orders/details.ts';
import { readSwitches } from '../domain/payments/methods.ts';
import { pay } from '../domain/payments/payments.ts';
import { cancelPaypal, capturePaypal } from '../domain/payments/paypal.ts';
import { isPaid } from '../domain/payments/stripe.ts';
import { orderNumber, text, payChannel, paymentMethod } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

export const paymentsOperations = {
  getPayMethods: anyone({}, async ({ db, services: { stripe } }) => {
    const switches = await readSwitches(db);
    const stripeKeys = switches.stripeStatus
      ? { stripePublishableKey: stripe.publishableKey, stripeJsUrl: stripe.scriptUrl }
      : { stripePublishableKey: null, stripeJsUrl: null };
    return { ...switches, ...stripeKeys };
  }),

  pay: signedIn(
    { body: v.object({ orderNo: orderNumber, payType: paymentMethod, payChannel }) },
    ({ services, user, body, now, once }) => {
      const { orderNo, payType: method, payChannel: channel } = body;
      return pay(services, user.id, { orderNo, method, payChannel: channel }, now, once);
    },
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
