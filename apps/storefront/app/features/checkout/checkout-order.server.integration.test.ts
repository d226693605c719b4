import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/index.ts';
import { addAddress, newShopper, TestBrowser } from '../../testing/browser.ts';
import { breakOperation, lowerPrice, repairSandbox } from '../../testing/sandbox.ts';
import { checkoutAction } from './checkout-action.server.ts';
import { changesSince, encodeSeen } from './price-changes.ts';
import { loader, startCheckout, view } from '../../testing/checkouts.ts';

describe('placing an order', () => {
  async function readyToOrder() {
    const shopper = await newShopper();
    const { id: address } = await addAddress(shopper);
    const path = await startCheckout(shopper);
    const { totals } = await view(shopper, path);
    const fields = { intent: 'order', address, payType: 'cashOnDelivery', expected: totals.payable };
    const send = (changed: Readonly<Record<string, string | number>> = {}) =>
      shopper.browser.submit(checkoutAction, path, { ...fields, ...changed });
    return { ...shopper, path, totals, send };
  }
  const orderNoIn = (location: string | null) =>
    new URL(location ?? '', 'https://shop.test').searchParams.get('orderNo') ?? '';

  it('leads to the result, with the note and the address', async () => {
    const { api, totals, send } = await readyToOrder();
    const answer = await send({ note: 'Ring twice' });
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/order\/payment_result\?orderNo=PT/),
    });
    expect(await api.orders.master(orderNoIn(answer.location))).toMatchObject({
      note: 'Ring twice',
      totals: { payable: totals.payable },
    });
  });

  it('by card leads to the card form, as a document of its own', async () => {
    const { send } = await readyToOrder();
    const answer = await send({ payType: 'stripe' });
    expect(answer.location).toMatch(/^\/order\/stripe_payment\?clientSecret=.+&orderNo=PT/);
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
  });

  it('by PayPal leads to the provider', async () => {
    const { send } = await readyToOrder();
    expect((await send({ payType: 'paypal' })).location).toMatch(/^http:.+\/paypal\/checkout\?token=/);
  });

  it('sent twice makes one order, and the second answer leads to it', async () => {
    const { api, send } = await readyToOrder();
    const first = await send();
    const second = await send();
    expect(orderNoIn(first.location)).toMatch(/^PT/);
    // The payment page of an order that is already paid redirects to its result.
    expect(orderNoIn(second.location)).toBe(orderNoIn(first.location));
    expect((await api.orders.list()).items).toHaveLength(1);
  });

  it('is not called expired while nobody knows whether it was placed', async () => {
    const { browser, path, send } = await readyToOrder();
    await send();
    await breakOperation('getOrderOfPreOrder');
    expect((await browser.load(loader, path)).status).toBeGreaterThanOrEqual(500);
    await repairSandbox();
    expect((await browser.load(loader, path)).location).toMatch(/orderNo=PT/);
  });

  it('is refused for a checkout that does not exist', async () => {
    const { browser } = await readyToOrder();
    const { id: address } = await addAddress({ api: (await newShopper()).api });
    const path = paths.checkout({ preOrderNo: 'unknown' });
    const fields = { intent: 'order', address, payType: 'cashOnDelivery' };
    expect(await browser.submit(checkoutAction, path, fields)).toMatchObject({
      status: 409,
      data: { message: 'This checkout has expired. Please start again from your cart.' },
    });
  });

  it('sent twice at the same time makes one order', async () => {
    const { api, send } = await readyToOrder();
    const answers = await Promise.all([send(), send()]);
    const orders = new Set(
      answers
        .map(({ location }) => location)
        .filter(Boolean)
        .map(orderNoIn),
    );
    expect(orders.size).toBe(1);
    expect((await api.orders.list()).items).toHaveLength(1);
  });

  it.each([
    ['an address', { address: '' }, 'address'],
    ['a payment method', { payType: '' }, 'payType'],
    ['a payment method that the shop offers', { payType: 'constructor' }, 'payType'],
    ['a shorter note', { note: 'x'.repeat(1500) }, 'note'],
  ])('asks for %s at its field, and gives back what was typed', async (_, changed, at) => {
    const { api, send } = await readyToOrder();
    const message = expect.stringMatching(/\S/);
    expect(await send({ note: 'Ring twice', ...changed })).toMatchObject({
      status: 400,
      data: { ok: false, message, errors: { [at]: message }, values: { note: 'Ring twice', ...changed } },
    });
    expect((await api.orders.list()).items).toEqual([]);
  });

  it('stops when the total has changed, and shows both totals', async () => {
    const { api, totals, send } = await readyToOrder();
    expect(await send({ expected: '0.01' })).toMatchObject({
      status: 409,
      data: { ok: false, at: 'total', from: '0.01', to: totals.payable },
    });
    expect((await api.orders.list()).items).toEqual([]);
  });

  it('stops when a price changes at the last moment, and goes on at the accepted one', async () => {
    const { api, browser, path, totals, send } = await readyToOrder();
    const { groups } = await view({ browser }, path);
    const seen = encodeSeen({ groups, totals, addressId: null });
    await lowerPrice(groups[0]?.lines[0]?.productId ?? 0);
    const stopped = await send({ seen });
    const now = await view({ browser }, path);
    expect(stopped).toMatchObject({
      status: 409,
      data: { at: 'total', changed: true, from: totals.payable, to: now.totals.payable, values: { seen } },
    });
    expect(changesSince(seen, now, 'same').map(({ of }) => Object.keys(of)[0])).toEqual(['line', 'total']);
    expect((await api.orders.list()).items).toEqual([]);
    const { location } = await send({ expected: now.totals.payable });
    expect(await api.orders.master(orderNoIn(location))).toMatchObject({
      totals: { payable: now.totals.payable },
    });
  });

  it('is refused with a message when the API fails, and can be sent again', async () => {
    const { api, send } = await readyToOrder();
    await breakOperation('computePrice');
    expect(await send({ note: 'Ring twice' })).toMatchObject({
      status: 409,
      data: { ok: false, message: expect.stringMatching(/\S/), values: { note: 'Ring twice' } },
    });
    expect((await api.orders.list()).items).toEqual([]);
  });

  const typed = {
    address: 'new',
    name: 'Ann Shopper',
    country: 'GB',
    detail: '2 High Street',
    city: 'London',
    postCode: 'SW1A 1AA',
  };

  it('saves the address that is being typed, and sends the order to it', async () => {
    const { api, send } = await readyToOrder();
    const { location } = await send(typed);
    const order = await api.orders.master(orderNoIn(location));
    expect(order.consignee).toMatchObject({ address: expect.stringContaining('2 High Street') });
    expect(await api.addresses.all()).toHaveLength(2);
  });

  it('sent twice at the same time saves the typed address once', async () => {
    const { api, send } = await readyToOrder();
    const answers = await Promise.all([send(typed), send(typed)]);
    const [first, second] = answers.map(({ location }) => orderNoIn(location));
    expect(first).toMatch(/^PT/);
    expect(second).toBe(first);
    expect(await api.addresses.all()).toHaveLength(2);
    expect((await api.orders.list()).items).toHaveLength(1);
  });

  it('with an incomplete address shows what is missing and saves nothing', async () => {
    const { api, send } = await readyToOrder();
    expect(await send({ ...typed, postCode: '' })).toMatchObject({
      status: 400,
      data: { errors: { postCode: 'Please fill in the post code' }, values: { detail: '2 High Street' } },
    });
    expect(await api.addresses.all()).toHaveLength(1);
    expect((await api.orders.list()).items).toEqual([]);
  });

  it('that is refused chooses the typed address that was saved, so that it is not saved again', async () => {
    const { api, send } = await readyToOrder();
    const refused = await send({ ...typed, expected: '0.01' });
    const [newest] = (await api.addresses.all()).filter(({ detail }) => detail.startsWith('2 High'));
    expect(refused.data).toMatchObject({ addressSaved: true, values: { address: String(newest?.id) } });
    await send(typed);
    expect(await api.addresses.all()).toHaveLength(2);
  });

  it('to an address that was deleted meanwhile says so, and chooses no other one', async () => {
    const { api, browser, path, send } = await readyToOrder();
    const other = await addAddress({ api });
    await api.addresses.remove(other.id);
    expect(await send({ address: other.id })).toMatchObject({
      status: 409,
      data: { errors: { address: 'Address does not exist' } },
    });
    const stale = await view({ browser }, `${path}&address=${other.id}&coupon=999999`);
    expect(stale).toMatchObject({
      addressId: null,
      userCouponId: null,
      gone: { address: true, coupon: true },
    });
  });

  it('needs an account', async () => {
    const { path } = await readyToOrder();
    const browser = new TestBrowser();
    expect((await browser.submit(checkoutAction, path, { intent: 'order' })).location).toBe('/login');
  });
});
