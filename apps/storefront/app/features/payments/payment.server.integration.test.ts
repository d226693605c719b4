import { describe, expect, it } from 'vitest';
import { shopLoader, signedInLoader } from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import { newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder } from '../../testing/orders.ts';
import { breakOperation } from '../../testing/sandbox.ts';
import { loadPaymentResult } from './payment-result.server.ts';
import { loadCardPayment, loadPayment, paymentAction } from './payment.server.ts';

const result = shopLoader((shop, { url }) => loadPaymentResult(shop, url.searchParams));
const payment = signedInLoader((shop, { url }) => loadPayment(shop, url.searchParams));
const cardPayment = signedInLoader((shop, { url }) => loadCardPayment(shop, url.searchParams));

const pay = ({ browser }: Pick<Shopper, 'browser'>, orderNo: string, payType: string) =>
  browser.submit(paymentAction, paths.payment(orderNo), { orderNo, payType });

async function shopperWithUnpaidOrder() {
  const shopper = await newShopper();
  return { ...shopper, ...(await placeOrder(shopper, { paymentMethod: 'stripe' })) };
}

/** Gives consent on the stand-in's page, or cancels there; answers the path that PayPal returns to. */
async function decideAtPaypal(location: string | null, decision: 'approve' | 'cancel'): Promise<string> {
  const url = new URL(location ?? '');
  const response = await fetch(new URL(decision, url), {
    method: 'POST',
    body: new URLSearchParams({ token: url.searchParams.get('token') ?? '' }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('Location') ?? '');
  return back.pathname + back.search;
}

/** Pays with the card of the stand-in. */
async function confirmCard(location: string | null): Promise<void> {
  const secret = new URL(location ?? '', 'https://shop.test').searchParams.get('clientSecret');
  const response = await fetch(`${process.env.API_ORIGIN}/sandbox/stripe/confirm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_secret: secret,
      number: '4242 4242 4242 4242',
      expiry: '12 / 40',
      cvc: '123',
      return_url: 'https://shop.test/order/payment_result',
    }),
  });
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}.`);
}

describe('the result of a payment', () => {
  it('is "missing" without an order number', async () => {
    expect((await new TestBrowser().load(result, '/order/payment_result')).data).toMatchObject({
      state: 'missing',
      order: null,
    });
  });

  it('is "accepted" for an order that is paid on delivery', async () => {
    const shopper = await newShopper();
    const { orderNo } = await placeOrder(shopper);
    expect((await shopper.browser.load(result, paths.paymentResult(orderNo))).data).toMatchObject({
      state: 'accepted',
      order: { payable: expect.stringMatching(/^\d+\.\d{2}$/), stores: [{ quantity: 1 }] },
    });
  });

  it('is "pending" while the provider has not decided', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect((await browser.load(result, paths.paymentResult(orderNo))).data).toMatchObject({
      state: 'pending',
    });
    const processing = `${paths.paymentResult(orderNo)}&redirect_status=processing`;
    expect((await browser.load(result, processing)).data).toMatchObject({ state: 'pending' });
  });

  it.each(['status=0', 'redirect_status=failed'])('is "failed" for %s', async (query) => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect((await browser.load(result, `${paths.paymentResult(orderNo)}&${query}`)).data).toMatchObject({
      state: 'failed',
    });
  });

  it('is "failed" for a cancelled order', async () => {
    const { browser, api, orderNo } = await shopperWithUnpaidOrder();
    await api.orders.cancel(orderNo);
    expect((await browser.load(result, paths.paymentResult(orderNo))).data).toMatchObject({
      state: 'failed',
    });
  });

  it('is "paid" after the card was charged, also when the address says otherwise', async () => {
    const { browser, orderNo, ...shopper } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser, ...shopper }, orderNo, 'stripe');
    await confirmCard(location);
    await expect
      .poll(async () => (await browser.load(result, paths.paymentResult(orderNo))).data, { timeout: 20_000 })
      .toMatchObject({ state: 'paid' });
    const failed = await browser.load(result, paths.paymentResult(orderNo, { status: '0' }));
    expect(failed.data).toMatchObject({ state: 'paid' });
  });

  it('shows nothing of an order to a visitor', async () => {
    const { orderNo } = await shopperWithUnpaidOrder();
    const answer = await new TestBrowser().load(result, paths.paymentResult(orderNo));
    expect(answer.data).toMatchObject({ state: 'pending', order: null });
  });

  it('is an error page when the API fails, never a wrong state', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    await breakOperation('getMasterOrder', 'code500');
    expect((await browser.load(result, paths.paymentResult(orderNo))).status).toBe(502);
  });
});

describe('PayPal', () => {
  it('with consent is captured once, then the address shows the result', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'paypal');
    const back = await decideAtPaypal(location, 'approve');
    const captured = await browser.load(result, back);
    expect(captured).toMatchObject({ status: 302, location: paths.paymentResult(orderNo) });
    expect((await browser.load(result, captured.location ?? '')).data).toMatchObject({ state: 'paid' });
  });

  it('cancelled keeps the order unpaid', async () => {
    const { browser, api, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'paypal');
    const back = await decideAtPaypal(location, 'cancel');
    expect((await browser.load(result, back)).data).toMatchObject({ state: 'failed' });
    expect((await api.orders.master(orderNo)).status).toBe('toPay');
  });
});

describe('the page that pays an order', () => {
  it('offers the open methods and the deadline', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect((await browser.load(payment, paths.payment(orderNo))).data).toMatchObject({
      orderNo,
      methods: expect.arrayContaining(['stripe', 'paypal', 'cashOnDelivery']),
      deadline: expect.any(String),
    });
  });

  it('leads to the result without an order number, and for an order that is paid', async () => {
    const { browser, orderNo, ...shopper } = await shopperWithUnpaidOrder();
    expect((await browser.load(payment, '/order/payment')).location).toBe('/order/payment_result');
    const { location } = await pay({ browser, ...shopper }, orderNo, 'paypal');
    await browser.load(result, await decideAtPaypal(location, 'approve'));
    expect((await browser.load(payment, paths.payment(orderNo))).location).toBe(paths.paymentResult(orderNo));
  });

  it.each(['', 'constructor', 'wechat'])('refuses the payment method "%s"', async (payType) => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect(await pay({ browser }, orderNo, payType)).toMatchObject({
      status: 400,
      data: { ok: false, message: 'Please select payment method' },
    });
  });

  it('refuses with a message when the API fails', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    await breakOperation('pay');
    expect(await pay({ browser }, orderNo, 'stripe')).toMatchObject({ status: 409, data: { ok: false } });
  });
});

describe('the card form', () => {
  it('gets the secret, the key and the script of the provider', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'stripe');
    expect((await browser.load(cardPayment, location ?? '')).data).toMatchObject({
      orderNo,
      clientSecret: expect.stringMatching(/\S/),
      script: expect.stringMatching(/^http/),
      tag: 'en',
    });
  });

  it('leads to the result without a secret', async () => {
    const { browser } = await newShopper();
    expect((await browser.load(cardPayment, '/order/stripe_payment')).location).toBe('/order/payment_result');
  });
});
