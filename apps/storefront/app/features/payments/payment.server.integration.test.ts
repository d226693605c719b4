import type { PaymentMethod } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { shopLoader, signedInLoader } from '../../http/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder, placeUnpaidOrder } from '../../testing/orders.ts';
import { breakOperation, repairSandbox } from '../../testing/sandbox.ts';
import { loadPaymentResult } from './payment-result.server.ts';
import { loadCardPayment, loadPayment, paymentAction } from './payment.server.ts';

const result = shopLoader((shop, { url }) => loadPaymentResult(shop, url.searchParams));
const payment = signedInLoader((shop, { url }) => loadPayment(shop, url.searchParams));
const cardPayment = signedInLoader((shop, { url }) => loadCardPayment(shop, url.searchParams));

const pay = ({ browser }: Pick<Shopper, 'browser'>, orderNo: string, payType: string) =>
  browser.submit(paymentAction, accountPaths.payment(orderNo), { orderNo, payType });

async function shopperWithUnpaidOrder(paymentMethod: PaymentMethod = 'stripe') {
  const shopper = await newShopper();
  return { ...shopper, ...(await placeUnpaidOrder(shopper, { paymentMethod })) };
}

/** Gives consent on the stand-in's page, or cancels there. Returns the path that PayPal redirects to. */
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

/** Pays with the stand-in's card. */
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
    expect((await shopper.browser.load(result, accountPaths.paymentResult(orderNo))).data).toMatchObject({
      state: 'accepted',
      order: { payable: expect.stringMatching(/^\d+\.\d{2}$/), stores: [{ quantity: 1 }] },
    });
  });

  it.each([
    'payResult=success',
    'payResult=1',
    'status=1',
    'redirect_status=succeeded',
    'redirect_status=processing',
  ])('is "pending" while the provider has not confirmed what the address reports (%s)', async (query) => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect(
      (await browser.load(result, `${accountPaths.paymentResult(orderNo)}&${query}`)).data,
    ).toMatchObject({
      state: 'pending',
    });
  });

  it.each(['', '&payResult=constructor'])(
    'is "unpaid" when nothing reports a payment (%s)',
    async (query) => {
      const { browser, orderNo } = await shopperWithUnpaidOrder();
      expect((await browser.load(result, accountPaths.paymentResult(orderNo) + query)).data).toMatchObject({
        state: 'unpaid',
      });
    },
  );

  it.each([
    'status=0',
    'redirect_status=failed',
    'payResult=fail',
    'payResult=0',
    'status=1&payResult=false',
  ])('is "failed" for %s', async (query) => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect(
      (await browser.load(result, `${accountPaths.paymentResult(orderNo)}&${query}`)).data,
    ).toMatchObject({
      state: 'failed',
    });
  });

  it('is "cancelled" for a cancelled order, whatever the address reports', async () => {
    const { browser, api, orderNo } = await shopperWithUnpaidOrder();
    await api.orders.cancel(orderNo);
    for (const query of ['', '&payResult=success', '&status=0']) {
      expect((await browser.load(result, accountPaths.paymentResult(orderNo) + query)).data).toMatchObject({
        state: 'cancelled',
      });
    }
  });

  it('is "unpaid" for an order to be paid on delivery that nobody has accepted yet', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder('cashOnDelivery');
    expect((await browser.load(result, accountPaths.paymentResult(orderNo))).data).toMatchObject({
      state: 'unpaid',
    });
  });

  it('is "paid" after the card was charged, also when the address says otherwise', async () => {
    const { browser, orderNo, ...shopper } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser, ...shopper }, orderNo, 'stripe');
    await confirmCard(location);
    await expect
      .poll(async () => (await browser.load(result, accountPaths.paymentResult(orderNo))).data, {
        timeout: 20_000,
      })
      .toMatchObject({ state: 'paid' });
    const failed = await browser.load(result, accountPaths.paymentResult(orderNo, { status: '0' }));
    expect(failed.data).toMatchObject({ state: 'paid' });
  });

  it.each(['', '&payResult=success', '&payResult=fail'])(
    'shows nothing of an order to a visitor, and claims nothing (%s)',
    async (query) => {
      const { orderNo } = await shopperWithUnpaidOrder();
      const answer = await new TestBrowser().load(result, accountPaths.paymentResult(orderNo) + query);
      expect(answer.data).toMatchObject({ state: 'unknown', order: null });
    },
  );

  it.each([
    ['payResult=success', 'unknown'],
    ['payResult=fail', 'failed'],
    ['payResult=constructor', 'missing'],
    ['payResult=', 'missing'],
  ])('without an order number, %s is "%s"', async (query, state) => {
    const { browser } = await newShopper();
    expect((await browser.load(result, `/order/payment_result?${query}`)).data).toMatchObject({
      state,
      order: null,
    });
  });

  it("does not exist for another shopper's order", async () => {
    const { orderNo } = await shopperWithUnpaidOrder();
    const { browser } = await newShopper();
    expect((await browser.load(result, accountPaths.paymentResult(orderNo))).status).toBe(404);
  });

  it('is an error page when the API fails, never a wrong state', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    await breakOperation('getMasterOrder', 'code500');
    expect((await browser.load(result, accountPaths.paymentResult(orderNo))).status).toBe(502);
  });
});

describe('PayPal', () => {
  it('with consent is captured once, then the address shows the result', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'paypal');
    const back = await decideAtPaypal(location, 'approve');
    const captured = await browser.load(result, back);
    expect(captured).toMatchObject({ status: 302, location: accountPaths.paymentResult(orderNo) });
    expect((await browser.load(result, captured.location ?? '')).data).toMatchObject({ state: 'paid' });
  });

  it.each(['http500', 'code500', 'cut', 'malformed'] as const)(
    'with consent is "pending" until it is captured (%s)',
    async (kind) => {
      const { browser, orderNo } = await shopperWithUnpaidOrder();
      const { location } = await pay({ browser }, orderNo, 'paypal');
      const back = await decideAtPaypal(location, 'approve');
      await breakOperation('capturePaypal', kind);
      expect(await browser.load(result, back)).toMatchObject({
        status: 200,
        data: { state: 'pending', orderNo, order: null },
      });
      await repairSandbox();
      const captured = await browser.load(result, back);
      expect((await browser.load(result, captured.location ?? '')).data).toMatchObject({ state: 'paid' });
    },
  );

  it.each(['approve', 'cancel'] as const)(
    'comes back in the language of the shopper (%s)',
    async (decision) => {
      const { browser, orderNo } = await shopperWithUnpaidOrder();
      const fields = { orderNo, payType: 'paypal' };
      const { location } = await browser.submit(paymentAction, `/fr${accountPaths.payment(orderNo)}`, fields);
      const back = await decideAtPaypal(location, decision);
      expect(await browser.load(result, back)).toMatchObject({ status: 302, location: `/fr${back}` });
      expect(await browser.load(result, accountPaths.paymentResult(orderNo))).toMatchObject({ status: 200 });
    },
  );

  it('cancelled keeps the order unpaid', async () => {
    const { browser, api, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'paypal');
    const back = await decideAtPaypal(location, 'cancel');
    expect((await browser.load(result, back)).data).toMatchObject({ state: 'failed' });
    expect((await api.orders.master(orderNo)).status).toBe('toPay');
  });
});

describe('an order that was cancelled', () => {
  it('leads from its payment pages to the page that explains it', async () => {
    const { browser, api, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'stripe');
    await api.orders.cancel(orderNo);
    const explained = { status: 302, location: accountPaths.paymentResult(orderNo) };
    expect(await browser.load(payment, accountPaths.payment(orderNo))).toMatchObject(explained);
    expect(await browser.load(cardPayment, location ?? '')).toMatchObject(explained);
    expect(await pay({ browser }, orderNo, 'paypal')).toMatchObject({ ...explained, status: 303 });
  });

  it('is not paid by a consent that was given at PayPal before', async () => {
    const { browser, api, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'paypal');
    const back = await decideAtPaypal(location, 'approve');
    await api.orders.cancel(orderNo);
    const captured = await browser.load(result, back);
    expect(captured.status).toBe(302);
    expect((await browser.load(result, captured.location ?? '')).data).toMatchObject({ state: 'cancelled' });
  });
});

describe('the page that pays an order', () => {
  it('offers the open methods and the deadline', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    expect((await browser.load(payment, accountPaths.payment(orderNo))).data).toMatchObject({
      orderNo,
      methods: expect.arrayContaining(['stripe', 'paypal', 'cashOnDelivery']),
      deadline: expect.any(String),
      balance: '0.00',
    });
  });

  it('leads to the result without an order number, and for an order that is paid', async () => {
    const { browser, orderNo, ...shopper } = await shopperWithUnpaidOrder();
    expect((await browser.load(payment, '/order/payment')).location).toBe('/order/payment_result');
    const { location } = await pay({ browser, ...shopper }, orderNo, 'paypal');
    await browser.load(result, await decideAtPaypal(location, 'approve'));
    expect((await browser.load(payment, accountPaths.payment(orderNo))).location).toBe(
      accountPaths.paymentResult(orderNo),
    );
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
  it('gets the secret, the key and the script of the stand-in', async () => {
    const { browser, orderNo } = await shopperWithUnpaidOrder();
    const { location } = await pay({ browser }, orderNo, 'stripe');
    expect((await browser.load(cardPayment, location ?? '')).data).toMatchObject({
      orderNo,
      clientSecret: expect.stringMatching(/\S/),
      standIn: expect.stringMatching(/^http/),
      tag: 'en',
    });
  });

  it('leads to the result without a secret', async () => {
    const { browser } = await newShopper();
    expect((await browser.load(cardPayment, '/order/stripe_payment')).location).toBe('/order/payment_result');
  });
});
