import { paySchema, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { config } from '../../services/index.server.ts';
import { invalidForm, type Shop, signedInAction } from '../../http/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { loadBalance } from './balance.server.ts';
import { isClosed, needsNoPayment } from './closed-order.ts';
import { isOfferedMethod, openMethods } from './payment-methods.ts';
import { startPayment } from './start-payment.server.ts';
import { textFields } from '../../forms/index.server.ts';

/** An unpaid order and its payment methods. Any other order redirects to the page with the reason. */
export async function loadPayment(shop: Shop, params: URLSearchParams) {
  const orderNo = params.get('orderNo') ?? '';
  if (!orderNo) throw shop.redirect(accountPaths.paymentResult());
  const [order, methods, t] = await Promise.all([
    shop.api.orders.master(orderNo),
    shop.api.payments.methods(),
    getMessages(shop.locale.code, 'payments'),
  ]);
  if (order.paid || isClosed(order)) throw shop.redirect(accountPaths.paymentResult(orderNo));
  return {
    title: t('payments.title'),
    orderNo,
    payable: order.totals.payable,
    deadline: order.payDeadline,
    now: Date.now(),
    method: order.paymentMethod,
    methods: openMethods(methods),
    balance: await loadBalance(shop, methods),
  };
}
export type PaymentData = Awaited<ReturnType<typeof loadPayment>>;

/** Pays an order that was placed earlier. */
export const paymentAction = signedInAction(async (shop, form) => {
  const fields = textFields(form);
  const read = validate(paySchema, { orderNo: fields.orderNo, paymentMethod: fields.payType });
  const formNames = { paymentMethod: 'payType' };
  if (!read.ok) return invalidForm(shop, read.issues, formNames);
  const { orderNo, paymentMethod } = read.value;
  if (!isOfferedMethod(paymentMethod))
    return invalidForm(shop, [{ key: 'payMethodRequired', path: 'paymentMethod' }], formNames);
  return startPayment(shop, orderNo, paymentMethod).catch((error: unknown) => {
    if (needsNoPayment(error)) return shop.redirect(accountPaths.paymentResult(orderNo), 303);
    throw error;
  });
});

const isStripesOwn = (script: string) => new URL(script).origin === 'https://js.stripe.com';

/** The URL of a stand-in's script; Stripe's own needs none, because `loadStripe` finds it in its release. */
const standInOf = (script: string | null) => (script === null || isStripesOwn(script) ? null : script);

/** The data for the provider's card form. */
export async function loadCardPayment(shop: Shop, params: URLSearchParams) {
  const clientSecret = params.get('clientSecret') ?? '';
  const orderNo = params.get('orderNo') ?? '';
  if (!clientSecret)
    throw shop.redirect(orderNo ? accountPaths.payment(orderNo) : accountPaths.paymentResult());
  const [methods, order, t] = await Promise.all([
    shop.api.payments.methods(),
    orderNo ? shop.api.orders.master(orderNo) : undefined,
    getMessages(shop.locale.code, 'payments'),
  ]);
  if (order && (order.paid || isClosed(order))) throw shop.redirect(accountPaths.paymentResult(orderNo));
  return {
    title: t('payments.cardTitle'),
    clientSecret,
    orderNo,
    payable: order?.totals.payable ?? null,
    deadline: order?.payDeadline ?? null,
    now: Date.now(),
    key: methods.stripePublishableKey ?? config.stripePublishableKey,
    standIn: standInOf(methods.stripeJsUrl),
    tag: shop.locale.tag,
  };
}
export type CardPaymentData = Awaited<ReturnType<typeof loadCardPayment>>;
