import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import { addAddress, newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import { breakOperation, productInStock, twoProductsInStock } from '../../testing/sandbox.ts';
import { checkoutAction } from './checkout-action.server.ts';
import { type CheckoutView, loadCheckout } from './checkout.server.ts';

const loader = signedInLoader((shop, { url }) => loadCheckout(shop, url.searchParams));

/** The path of a new checkout of one product. */
async function startCheckout({ browser }: Pick<Shopper, 'browser'>): Promise<string> {
  const { line } = await productInStock();
  const start = { product: line.productId, sku: line.skuId, quantity: 2 };
  const { location } = await browser.load(loader, paths.checkout(start));
  return location ?? '';
}

async function view({ browser }: Pick<Shopper, 'browser'>, path: string): Promise<CheckoutView> {
  const { data } = await browser.load(loader, path);
  const { checkout } = data as { checkout: CheckoutView | null };
  if (!checkout) throw new Error(`There is no checkout at ${path}.`);
  return checkout;
}

describe('starting a checkout', () => {
  it('with one product bought at once', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    expect(path).toMatch(/^\/order\/order_confirm\?preOrderNo=./);
    expect(await view(shopper, path)).toMatchObject({ addresses: [], addressId: null, editing: true });
  });

  it('with lines of the cart', async () => {
    const { browser, api } = await newShopper();
    const [first, second] = await twoProductsInStock();
    await api.cart.add([first.line, second.line]);
    const items = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const { location } = await browser.load(loader, paths.checkout({ items }));
    expect(location).toMatch(/preOrderNo=/);
  });

  it('with SKUs that a visitor chose before signing in', async () => {
    const { browser, api } = await newShopper();
    const { line } = await productInStock();
    await api.cart.add([line]);
    const { location } = await browser.load(loader, paths.checkout({ skus: [line.skuId] }));
    expect(location).toMatch(/preOrderNo=/);
  });

  it.each(['', '?items=', '?items=x,0', '?product=x&sku=1'])(
    'shows that "%s" has nothing to order',
    async (query) => {
      const { browser } = await newShopper();
      expect((await browser.load(loader, `/order/order_confirm${query}`)).data).toMatchObject({
        checkout: null,
      });
    },
  );

  it('leads a visitor to sign in and keeps what was to be bought', async () => {
    const browser = new TestBrowser();
    const path = '/order/order_confirm?product=1&sku=2&quantity=1';
    expect((await browser.load(loader, path)).location).toBe('/login');
    expect(await browser.cookie('fromPath')).toBe(path);
  });

  it('that does not exist answers 404', async () => {
    const { browser } = await newShopper();
    expect((await browser.load(loader, paths.checkout({ preOrderNo: 'unknown' }))).status).toBe(404);
  });
});

describe('the address form', () => {
  const complete = {
    intent: 'saveAddress',
    name: 'Ann Shopper',
    country: 'GB',
    address: '1 High Street',
    city: 'London',
    postCode: 'SW1A 1AA',
  };

  it('saves the address, chooses it and keeps the other choices', async () => {
    const shopper = await newShopper();
    const path = `${await startCheckout(shopper)}&edit=new&points=1`;
    const { status, location } = await shopper.browser.submit(checkoutAction, path, complete);
    const [address] = await shopper.api.addresses.all();
    expect(status).toBe(303);
    const params = new URL(location ?? '', 'https://shop.test').searchParams;
    expect(Object.fromEntries(params)).toMatchObject({ address: String(address?.id), points: '1' });
    expect(params.has('edit')).toBe(false);
    expect(address).toMatchObject({ detail: '1 High Street, London', country: 'GB' });
  });

  it('shows what is missing at its field and gives back what was typed', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    const fields = { ...complete, name: '', postCode: '' };
    expect(await shopper.browser.submit(checkoutAction, path, fields)).toMatchObject({
      status: 400,
      data: {
        ok: false,
        errors: { name: expect.any(String), postCode: expect.any(String) },
        values: { city: 'London' },
      },
    });
    expect(await shopper.api.addresses.all()).toEqual([]);
  });
});

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
    // The payment page of an order that needs no payment now leads on to its result.
    expect(orderNoIn(second.location)).toBe(orderNoIn(first.location));
    expect((await api.orders.list()).items).toHaveLength(1);
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
  ])('asks for %s', async (_, changed, at) => {
    const { api, send } = await readyToOrder();
    expect(await send(changed)).toMatchObject({ status: 400, data: { ok: false, at } });
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

  it('is refused with a message when the API fails, and can be sent again', async () => {
    const { api, send } = await readyToOrder();
    await breakOperation('computePrice');
    expect(await send()).toMatchObject({
      status: 409,
      data: { ok: false, message: expect.stringMatching(/\S/) },
    });
    expect((await api.orders.list()).items).toEqual([]);
  });

  it('needs an account', async () => {
    const { path } = await readyToOrder();
    const browser = new TestBrowser();
    expect((await browser.submit(checkoutAction, path, { intent: 'order' })).location).toBe('/login');
  });
});

it('the page is shown without coupons when those cannot be read', async () => {
  const shopper = await newShopper();
  const path = await startCheckout(shopper);
  await breakOperation('listCheckoutCoupons');
  expect(await view(shopper, path)).toMatchObject({ coupons: [] });
});
