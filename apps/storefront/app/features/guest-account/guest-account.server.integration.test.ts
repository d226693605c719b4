import { describe, expect, it } from 'vitest';
import { shopLoader, signedInLoader } from '../../http/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder, placeUnpaidOrder } from '../../testing/orders.ts';
import { apiOf, latestLink, newEmail, password } from '../../testing/sandbox.ts';
import { loadMailedOrder, loadOrder } from '../orders/index.server.ts';
import { loadPayment, loadPaymentResult } from '../payments/index.server.ts';
import { guestAccountAction } from './guest-account.server.ts';
import { guestAccount } from './resources.ts';

const result = shopLoader((shop, { url }) => loadPaymentResult(shop, url.searchParams));
const mailed = shopLoader((shop, { url }) => loadMailedOrder(shop, url.searchParams));
const own = signedInLoader((shop, { url }) => loadOrder(shop, url.searchParams));
const payment = signedInLoader((shop, { url }) => loadPayment(shop, url.searchParams));
const action = guestAccount.path();

/** A guest who has placed an order, and the link in its confirmation mail. */
async function newGuest(email = newEmail()) {
  const { token, identity } = await apiOf().auth.guest({ email });
  const browser = new TestBrowser();
  await browser.setCookie('token', token);
  const { orderNo } = await placeOrder({ api: apiOf(token) });
  const link = await latestLink(email);
  const proof = link.searchParams.get('proof') ?? '';
  return { email, browser, orderNo, identity: identity ?? '', link: link.pathname + link.search, proof };
}

describe('a guest after an order', () => {
  it('is offered an account on the result, with a mail that proves the address', async () => {
    const { browser, orderNo, email } = await newGuest();
    const page = await browser.load(result, accountPaths.paymentResult(orderNo));
    expect(page.data).toMatchObject({ account: { orderNo, email, step: 'password', proof: '' } });
    expect((await browser.submit(guestAccountAction, action, { orderNo, password: 'short' })).location).toBe(
      accountPaths.paymentResult(orderNo),
    );
    expect(await browser.cookie('flash')).toContain('critical');
    await browser.submit(guestAccountAction, action, { orderNo, password });
    expect(await browser.cookie('flash')).toContain('success');
    const link = await latestLink(email, 2);
    const { location } = await browser.load(mailed, link.pathname + link.search);
    expect((await browser.load(own, location ?? '')).data).toMatchObject({ account: { step: 'ready' } });
    const proof = link.searchParams.get('proof') ?? '';
    const opened = await browser.submit(guestAccountAction, action, { orderNo, proof, step: 'ready' });
    expect(opened.location).toBe(accountPaths.order(orderNo));
    expect((await apiOf().auth.email({ email, password })).kind).toBe('email');
  });

  it('makes it an account from the mail in another browser, with one password', async () => {
    const { link, orderNo, proof, email } = await newGuest();
    const other = new TestBrowser();
    expect((await other.load(mailed, link)).data).toMatchObject({ account: { step: 'password' } });
    const { location } = await other.submit(guestAccountAction, action, { orderNo, proof, password });
    expect(location).toBe(accountPaths.order(orderNo));
    const { token } = await apiOf().auth.email({ email, password });
    expect((await apiOf(token).orders.master(orderNo)).orderNo).toBe(orderNo);
  });

  it('whose address has an account signs in and adds the order to it; others cannot', async () => {
    const owner = await newShopper();
    // The registration has already sent a mail.
    const { token, identity } = await apiOf().auth.guest({ email: owner.email });
    const { orderNo } = await placeOrder({ api: apiOf(token) });
    const link = await latestLink(owner.email, 2);
    const proof = link.searchParams.get('proof') ?? '';
    const fields = { orderNo, identity: identity ?? '', proof };
    const visitor = new TestBrowser();
    const taken = await visitor.submit(guestAccountAction, action, { ...fields, password });
    expect(taken.location).toBe('/login');
    expect(await visitor.cookie('fromPath')).toContain(proof);

    const stranger = await newShopper();
    await stranger.browser.submit(guestAccountAction, action, { ...fields, step: 'claim' });
    expect(await stranger.browser.cookie('flash')).toContain('critical');
    await expect(stranger.api.orders.master(orderNo)).rejects.toThrow('order does not exist');

    const page = await owner.browser.load(mailed, link.pathname + link.search);
    expect(page.data).toMatchObject({ account: { step: 'claim' } });
    await owner.browser.submit(guestAccountAction, action, { ...fields, step: 'claim' });
    expect((await owner.api.orders.master(orderNo)).orderNo).toBe(orderNo);

    // The mail is older than the claim: it tells only those who have the mail that the order moved to an account.
    const { stores } = await owner.api.orders.master(orderNo);
    for (const no of [orderNo, stores[0]?.orderNo ?? '']) {
      const old = accountPaths.order(no, { identity: identity ?? '' });
      expect((await visitor.load(mailed, old)).data).toMatchObject({ order: null, claimed: no });
      expect((await stranger.browser.load(mailed, old)).data).toMatchObject({ order: null, claimed: no });
      expect((await owner.browser.load(mailed, old)).location).toBe(accountPaths.order(no));
      const guess = accountPaths.order(no, { identity: 'guess' });
      expect((await visitor.load(mailed, guess)).status).toBe(404);
    }
  });

  it('does everything that its owner may from the mail, on another device too', async () => {
    const { link, orderNo, identity, proof } = await newGuest();
    const other = new TestBrowser();
    await other.load(mailed, link);
    const fields = { orderNo, identity, step: 'session' };
    await other.submit(guestAccountAction, action, { ...fields, proof: 'guess' });
    expect(await other.cookie('token')).toBeUndefined();
    const { location } = await other.submit(guestAccountAction, action, { ...fields, proof });
    expect(location).toBe(accountPaths.order(orderNo, { proof }));
    const page = await other.load(own, location ?? '');
    expect(page.data).toMatchObject({ identity: '', order: { orderNo }, account: { step: 'password' } });
    const { stores } = await apiOf(await other.cookie('token')).orders.master(orderNo);
    const part = await other.load(own, accountPaths.order(stores[0]?.orderNo));
    expect(part.data).toMatchObject({ order: { actions: ['requestRefund'] } });
  });

  it('pays an order from its mail on another device, with what only the mail has', async () => {
    const email = newEmail();
    const { token, identity } = await apiOf().auth.guest({ email });
    const { orderNo } = await placeUnpaidOrder({ api: apiOf(token) });
    await apiOf(token).auth.sendGuestAccountMail(password);
    const link = await latestLink(email);
    const proof = link.searchParams.get('proof') ?? '';
    const other = new TestBrowser();
    const page = await other.load(mailed, link.pathname + link.search);
    expect(page.data).toMatchObject({ order: { actions: ['payNow'] }, account: { proof } });
    const fields = { orderNo, identity: identity ?? '', step: 'pay' };
    await other.submit(guestAccountAction, action, { ...fields, proof: 'guess' });
    await other.submit(guestAccountAction, action, { ...fields, proof: '' });
    expect(await other.cookie('token')).toBeUndefined();
    const { location } = await other.submit(guestAccountAction, action, { ...fields, proof });
    expect(location).toBe(accountPaths.payment(orderNo));
    expect((await other.load(payment, location ?? '')).data).toMatchObject({ orderNo });
  });

  it('is not offered to accounts, nor without the proof of a mail', async () => {
    const { browser, api, identity } = await newShopper();
    const { orderNo } = await placeOrder({ api });
    expect((await browser.load(result, accountPaths.paymentResult(orderNo))).data).toMatchObject({
      account: null,
    });
    const link = accountPaths.order(orderNo, { identity: identity ?? '' });
    expect((await new TestBrowser().load(mailed, link)).data).toMatchObject({ account: null });
  });
});
