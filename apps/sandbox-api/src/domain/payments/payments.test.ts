import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailbox, masterOrders, notifications, payments, standInPayments } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { beginPayment, goodCard, storeOrdersOf, masterOrderOf, paymentsOf } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { ship } from '../orders/fulfilment.ts';

const world = useShop();
const returnUrl = 'http://localhost:3000/order/payment_result';

const deliver = (body: string, signature: string) =>
  world.shop.app.request('/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });

const event = (intent: Record<string, unknown>, id = `evt_${Math.random()}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', status: 'succeeded', ...intent } },
  });

describe('payments', () => {
  it('continues the opened payment when asked to pay again', async () => {
    const { shop } = world;
    const { shopper, orderNo, begun } = await beginPayment(world.shop);
    const body = { orderNo, payType: 'stripe', payChannel: 'pc' };
    const again = await shop.get('pay', { token: shopper.token, body });
    expect(again.stripeClientSecret).toBe(begun.stripeClientSecret);
    const master = await masterOrderOf(world.shop, orderNo);
    expect(await shop.db.$count(payments, eq(payments.masterId, master.id))).toBe(1);
  });

  it('is declined and then paid with another card', async () => {
    const { shop } = world;
    const { orderNo, secret } = await beginPayment(world.shop);
    const refusals = [
      ['4000000000000002', 'generic_decline'],
      ['4000000000009995', 'insufficient_funds'],
    ] as const;
    for (const [number, declineCode] of refusals) {
      const declined = await shop.stripe.confirm(secret, { ...goodCard, number }, returnUrl);
      expect(declined?.last_payment_error?.decline_code).toBe(declineCode);
    }
    for (const card of [{ number: '4242424242424241' }, { expiry: '01 / 20' }, { cvc: '1' }]) {
      const refused = await shop.stripe.confirm(secret, { ...goodCard, ...card }, returnUrl);
      expect(refused?.status).toBe('requires_payment_method');
    }
    expect((await masterOrderOf(world.shop, orderNo)).paid).toBe(false);
    expect((await shop.stripe.confirm(secret, goodCard, returnUrl))?.status).toBe('succeeded');
    expect((await masterOrderOf(world.shop, orderNo)).paid).toBe(true);
  });

  it('asks the bank, and returns with its decision', async () => {
    const { shop } = world;
    const { orderNo, secret } = await beginPayment(world.shop);
    const card = { ...goodCard, number: '4000 0025 0000 3155' };
    const answer = (verdict: string) =>
      shop.app.request('/sandbox/stripe/bank', {
        method: 'POST',
        body: new URLSearchParams({ client_secret: secret, verdict }),
      });
    const first = await shop.stripe.confirm(secret, card, returnUrl);
    expect(first?.next_action?.redirect_to_url.url).toContain('/sandbox/stripe/bank');
    const failed = new URL((await answer('fail')).headers.get('location') ?? '');
    expect(failed.searchParams.get('redirect_status')).toBe('failed');
    expect((await masterOrderOf(world.shop, orderNo)).paid).toBe(false);
    await shop.stripe.confirm(secret, card, returnUrl);
    const approved = new URL((await answer('approve')).headers.get('location') ?? '');
    expect(approved.origin + approved.pathname).toBe(returnUrl);
    expect(approved.searchParams.get('redirect_status')).toBe('succeeded');
    expect((await masterOrderOf(world.shop, orderNo)).paid).toBe(true);
  });

  it('refuses amounts that the provider cannot charge in the currency', async () => {
    const { shop } = world;
    await expect(shop.stripe.createIntent({ orderNo: 'x', amount: 5, currency: 'isk' })).rejects.toThrow(
      'multiples of 100',
    );
    await expect(shop.stripe.createIntent({ orderNo: 'x', amount: 5124, currency: 'kwd' })).rejects.toThrow(
      'multiples of 10',
    );
  });

  it('acts once on a replayed event, and on many at once', async () => {
    const { shop } = world;
    const { orderNo, secret } = await beginPayment(world.shop);
    const id = secret.split('_secret_')[0];
    const body = event({ id, amount: 2500, amount_received: 2500, currency: 'usd' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => deliver(body, shop.stripe.sign(body))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const outcomes = await Promise.all(
      answers.map((answer) => answer.json() as Promise<{ outcome: string }>),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    const other = event({ id, amount: 2500, amount_received: 2500, currency: 'usd' });
    const { outcome } = (await (await deliver(other, shop.stripe.sign(other))).json()) as { outcome: string };
    expect(outcome).toBe('alreadyConfirmed');
    const master = await masterOrderOf(world.shop, orderNo);
    expect(master.paid).toBe(true);
    const paid = await shop.db.select().from(payments).where(eq(payments.masterId, master.id));
    expect(paid.map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('refuses forged events and wrong amounts', async () => {
    const { shop } = world;
    const { orderNo, secret } = await beginPayment(world.shop);
    const id = secret.split('_secret_')[0];
    const right = { id, amount: 2500, amount_received: 2500, currency: 'usd' };
    const body = event(right);
    for (const signature of ['', 't=1,v1=00', shop.stripe.sign(`${body} `)]) {
      expect((await deliver(body, signature)).status).toBe(400);
    }
    const stale = shop.stripe.sign(body).replace(/t=\d+/, 't=1000');
    expect((await deliver(body, stale)).status).toBe(400);
    for (const wrong of [{ amount: 1, amount_received: 1 }, { amount_received: 2499 }, { currency: 'jpy' }]) {
      const forged = event({ ...right, ...wrong });
      const { outcome } = (await (await deliver(forged, shop.stripe.sign(forged))).json()) as {
        outcome: string;
      };
      expect(outcome).toBe('mismatch');
    }
    const foreign = event({ ...right, id: 'pi_unknown' });
    expect(await (await deliver(foreign, shop.stripe.sign(foreign))).json()).toMatchObject({
      outcome: 'unknown',
    });
    expect((await masterOrderOf(world.shop, orderNo)).paid).toBe(false);
  });

  it('cannot pay a cancelled or expired order: its intent is cancelled with it', async () => {
    const { shop } = world;
    const cancelled = await beginPayment(world.shop);
    await shop.get('cancelOrder', {
      token: cancelled.shopper.token,
      params: { orderNo: cancelled.orderNo },
    });
    const expired = await beginPayment(world.shop);
    const past = new Date(Date.now() - 1000);
    await shop.db
      .update(masterOrders)
      .set({ payDeadline: past })
      .where(eq(masterOrders.orderNo, expired.orderNo));
    await runDueJobs(shop.services);
    for (const { orderNo, secret, shopper } of [cancelled, expired]) {
      expect((await shop.stripe.confirm(secret, goodCard, returnUrl))?.status).toBe('canceled');
      const answer = await shop.app.request('/sandbox/stripe/confirm', {
        method: 'POST',
        body: JSON.stringify({ client_secret: secret, ...goodCard }),
      });
      expect(await answer.json()).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
      const body = { orderNo, payType: 'stripe', payChannel: 'pc' };
      expect(await shop.call('pay', { token: shopper.token, body })).toMatchObject({ code: 500 });
      const master = await masterOrderOf(world.shop, orderNo);
      expect(master).toMatchObject({ paid: false, isCancel: true });
      expect(await paymentsOf(world.shop, orderNo)).toMatchObject([{ status: 'cancelled' }]);
    }
  });

  it('cancels the other open payments of an order that was paid', async () => {
    const { shop } = world;
    const { shopper, orderNo, secret } = await beginPayment(world.shop);
    await shop.get('pay', { token: shopper.token, body: { orderNo, payType: 'yue', payChannel: 'pc' } });
    await runDueJobs(shop.services);
    expect((await shop.stripe.confirm(secret, goodCard, returnUrl))?.status).toBe('canceled');
    expect((await masterOrderOf(world.shop, orderNo)).paid).toBe(true);
  });

  it('cancels the intent later when the provider cannot be reached', async () => {
    const { shop } = world;
    const { shopper, orderNo, secret } = await beginPayment(world.shop);
    const { cancelIntent } = shop.stripe;
    shop.stripe.cancelIntent = () => Promise.reject(new Error('unreachable'));
    await shop.get('cancelOrder', { token: shopper.token, params: { orderNo } });
    expect(await paymentsOf(world.shop, orderNo)).toMatchObject([
      { status: 'pending', failure: 'unreachable' },
    ]);
    shop.stripe.cancelIntent = cancelIntent;
    shop.clock.advance(6000);
    await runDueJobs(shop.services);
    expect((await shop.stripe.confirm(secret, goodCard, returnUrl))?.status).toBe('canceled');
  });

  it('refunds money that comes for a cancelled order, also when the provider fails at first', async () => {
    const { shop } = world;
    const { shopper, orderNo, secret } = await beginPayment(world.shop);
    const { refund, cancelIntent } = shop.stripe;
    // The shopper pays at the moment of the cancellation.
    shop.stripe.cancelIntent = async (id) => {
      await shop.stripe.confirm(secret, goodCard, returnUrl);
      return cancelIntent(id);
    };
    const keys: string[] = [];
    shop.stripe.refund = async (_id, _amount, key) => {
      keys.push(key);
      if (keys.length <= 2) throw new Error('provider is down');
    };
    await shop.get('cancelOrder', { token: shopper.token, params: { orderNo } });
    expect(await masterOrderOf(world.shop, orderNo)).toMatchObject({ paid: false, isCancel: true });
    expect(await paymentsOf(world.shop, orderNo)).toMatchObject([
      { status: 'refundDue', failure: 'provider is down' },
    ]);
    const page = await (await shop.app.request('/sandbox/refunds')).text();
    expect(page).toContain(`Late payment of ${orderNo}`);
    shop.clock.advance(60_000);
    await runDueJobs(shop.services);
    shop.clock.advance(60_000);
    await runDueJobs(shop.services);
    expect(await paymentsOf(world.shop, orderNo)).toMatchObject([
      { status: 'refunded', refundedAmount: 2500 },
    ]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    Object.assign(shop.stripe, { refund, cancelIntent });
  });

  it('captures PayPal money once, and none for a cancelled order or an unapproved one', async () => {
    const { shop } = world;
    const { shopper, orderNo, begun } = await beginPayment(world.shop, 'paypal');
    const token = new URL(begun.redirect ?? '').searchParams.get('token') ?? '';
    const early = await shop.call('capturePaypal', { token: shopper.token, body: { token, payerID: 'X' } });
    expect(early.data.status).toBe(false);
    const approved = await shop.app.request('/sandbox/paypal/approve', {
      method: 'POST',
      body: new URLSearchParams({ token }),
    });
    const payerID = new URL(approved.headers.get('location') ?? '').searchParams.get('PayerID');
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.call('capturePaypal', { token: shopper.token, body: { token, payerID } })),
    );
    expect(answers.filter(({ code, data }) => code === 200 && data.status).length).toBeGreaterThan(0);
    const repeat = await shop.get('capturePaypal', { token: shopper.token, body: { token, payerID } });
    expect(repeat).toMatchObject({ status: true, orderNo, payPrice: '25.00' });

    const cancelled = await beginPayment(world.shop, 'paypal');
    const other = new URL(cancelled.begun.redirect ?? '').searchParams.get('token') ?? '';
    await shop.get('cancelPaypal', { body: { token: other } });
    const late = await shop.call('capturePaypal', {
      token: cancelled.shopper.token,
      body: { token: other, payerID: 'X' },
    });
    expect(late).toMatchObject({ code: 500, message: 'order cancelled' });
    const [row] = await shop.db.select().from(standInPayments).where(eq(standInPayments.id, other));
    expect(row?.status).toBe('VOIDED');
  });

  it('accepts cash on delivery, due until the parcel is received', async () => {
    const { shop } = world;
    const { shopper, orderNo, begun } = await beginPayment(world.shop, 'cod');
    expect(begun.status).toBe(true);
    const master = await masterOrderOf(world.shop, orderNo);
    expect(master).toMatchObject({ paid: true, payType: 'cod' });
    const due = () => shop.db.select().from(payments).where(eq(payments.masterId, master.id));
    expect((await due())[0]?.status).toBe('due');
    const told = await shop.db.select().from(notifications).where(eq(notifications.uid, shopper.uid));
    expect(told.map(({ title }) => title.en)).toEqual(['Order accepted']);
    await runDueJobs(shop.services);
    const [mail] = await shop.db.select().from(mailbox).where(eq(mailbox.to, master.email));
    expect(mail?.text).toContain('Please pay it when you receive the goods.');
    const [storeOrder = ''] = await storeOrdersOf(shop, shopper, orderNo);
    const parcel = { carrierCode: '', number: 'N', deliveryType: 'send' } as const;
    await ship(shop.db, storeOrder, parcel, shop.clock.now());
    await shop.get('confirmReceipt', { token: shopper.token, params: { orderNo: storeOrder } });
    expect((await due())[0]?.status).toBe('succeeded');
  });

  it('says that an order is paid, and offers no method that is closed', async () => {
    const { shop } = world;
    const { shopper, orderNo, secret } = await beginPayment(world.shop);
    await shop.stripe.confirm(secret, goodCard, returnUrl);
    const ask = (payType: string) =>
      shop.call('pay', { token: shopper.token, body: { orderNo, payType, payChannel: 'pc' } });
    expect(await ask('stripe')).toMatchObject({ code: 500, message: 'order paid' });
    expect((await ask('wechat')).message).toMatch(/not currently supported/);
    expect((await ask('gold')).code).toBe(400);
    const cancel = await shop.call('cancelOrder', { token: shopper.token, params: { orderNo } });
    expect(cancel.message).toBe('Paid orders cannot be cancelled');
  });
});
