import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { paths } from '../../navigation/index.ts';
import { addAddress, newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder, withoutCoupon } from '../../testing/orders.ts';
import {
  breakOperation,
  lowerPrice,
  productInStock,
  productsOfTwoStores,
  repairSandbox,
  scarceProduct,
  twoProductsInStock,
} from '../../testing/sandbox.ts';
import { addressFormAction, loadAddressForm } from '../addresses/index.server.ts';
import { blockedLines } from './blocked-lines.ts';
import { checkoutAction } from './checkout-action.server.ts';
import { changesSince, encodeSeen } from './price-changes.ts';
import { type CheckoutView, loadCheckout } from './checkout.server.ts';

const loader = signedInLoader((shop, { url }) => loadCheckout(shop, url.searchParams));
const addressLoader = signedInLoader((shop, { url }) => loadAddressForm(shop, url.searchParams));

/** The path of a new checkout of one product. */
async function startCheckout({ browser }: Pick<Shopper, 'browser'>): Promise<string> {
  const { line } = await productInStock();
  const start = { product: line.productId, sku: line.skuId, quantity: 2 };
  const { location } = await browser.load(loader, paths.checkout(start));
  return withoutCoupon(location);
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

  it('with the coupon that the cart counts with: new shoppers have one', async () => {
    const shopper = await newShopper();
    const { product, sku, line } = await productInStock();
    const start = { product: product.id, sku: sku.id, quantity: 1 };
    const { location } = await shopper.browser.load(loader, paths.checkout(start));
    const { totals, coupons, userCouponId } = await view(shopper, location ?? '');
    const { discounts } = await shopper.api.cart.estimate([{ ...line, quantity: 1 }]);
    expect(discounts).toHaveLength(1);
    expect(userCouponId).toBe(discounts[0]?.userCouponId);
    expect(totals.couponDeduction).toBe(discounts[0]?.amount);
    expect(coupons.map(({ userCouponId: id }) => id)).toContain(userCouponId);
  });

  it('with lines of the cart', async () => {
    const { browser, api } = await newShopper();
    const [first, second] = await twoProductsInStock();
    await api.cart.add([first.line, second.line]);
    const items = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const { location } = await browser.load(loader, paths.checkout({ items }));
    expect(location).toMatch(/preOrderNo=/);
  });

  it('leads back to the cart or the product with the reason when there is not enough in stock', async () => {
    const { browser, api } = await newShopper();
    const scarce = await scarceProduct();
    const { product, sku, line } = scarce;
    await api.cart.add([{ ...line, quantity: 2 }]);
    const items = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const allButOne = { ...scarce, line: { ...line, quantity: sku.stock - 1 } };
    await placeOrder(await newShopper(), { bought: allButOne });
    const refusal = {
      tone: 'critical',
      message: 'There is not enough in stock. Please choose fewer pieces or another option.',
    };

    const ofCart = await browser.load(loader, paths.checkout({ items }));
    expect(ofCart.location).toBe(paths.cart());
    expect(await browser.flash()).toEqual(refusal);

    await browser.setCookie('flash', undefined);
    const start = { product: product.id, sku: sku.id, quantity: 2 };
    const ofProduct = await browser.load(loader, paths.checkout(start));
    expect(ofProduct.location).toBe(paths.product(product.id, { sku: sku.id }));
    expect(await browser.flash()).toEqual(refusal);
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
    detail: '1 High Street',
    city: 'London',
    postCode: 'SW1A 1AA',
  };

  it('saves the address, chooses it and keeps the other choices', async () => {
    const shopper = await newShopper();
    const path = `${await startCheckout(shopper)}&edit=new`;
    const fields = { ...complete, points: '1' };
    const { status, location } = await shopper.browser.submit(checkoutAction, path, fields);
    const [address] = await shopper.api.addresses.all();
    expect(status).toBe(303);
    const params = new URL(location ?? '', 'https://shop.test').searchParams;
    expect(Object.fromEntries(params)).toMatchObject({ address: String(address?.id), points: '1' });
    expect(params.has('edit')).toBe(false);
    expect(address).toMatchObject({ detail: '1 High Street, London', country: 'GB' });
  });

  it('that is sent twice at once saves one address', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    const send = () => shopper.browser.submit(checkoutAction, path, complete);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.location).toMatch(/address=\d+/);
    expect(second.location).toBe(first.location);
    expect(await shopper.api.addresses.all()).toHaveLength(1);
  });

  it('of an address that is changed leads back with all choices', async () => {
    const shopper = await newShopper();
    const { id } = await shopper.api.addresses.add({ name: 'Ann', detail: '1 High Street', postCode: 'N1' });
    const path = await startCheckout(shopper);
    const typed = { note: 'Ring twice · ไทย', payType: 'paypal', points: '1', coupon: '7' };
    const opened = await shopper.browser.submit(checkoutAction, path, {
      intent: `editAddress:${id}`,
      expected: '1.00',
      address: id,
      ...typed,
    });
    const form = opened.location ?? '';
    expect(form).toMatch(new RegExp(`^/user_center/address/edit\\?id=${id}&back=[\\w-]+$`));
    const { data } = await shopper.browser.load(addressLoader, form);
    const way = new URL(
      (data as Awaited<ReturnType<typeof loadAddressForm>>).back?.path ?? '',
      'https://shop.test',
    );
    const preOrderNo = new URL(path, 'https://shop.test').searchParams.get('preOrderNo');
    expect(Object.fromEntries(way.searchParams)).toEqual({ preOrderNo, address: String(id), ...typed });

    const wrong = await shopper.browser.submit(addressFormAction, form, { name: 'Ann' });
    expect(wrong.status).toBe(400);
    const saved = await shopper.browser.submit(addressFormAction, form, { ...complete, name: 'Bea' });
    expect(saved.location).toBe(way.pathname + way.search);
    expect(await shopper.api.addresses.all()).toMatchObject([{ id, name: 'Bea' }]);
  });

  it('with a way back that nobody made leads to the address book', async () => {
    const { browser } = await newShopper();
    const form = accountPaths.addressEdit(undefined, { back: 'https://evil.test' });
    expect(await browser.submit(addressFormAction, form, complete)).toMatchObject({
      location: accountPaths.addresses(),
    });
  });

  it('in the sheet changes an address of the shopper, and leaves the choices as they are', async () => {
    const shopper = await newShopper();
    const { id } = await addAddress(shopper);
    const path = `${await startCheckout(shopper)}&points=1`;
    const fields = { ...complete, changedAddress: id, name: 'Bea Changed' };
    const { location } = await shopper.browser.submit(checkoutAction, path, fields, { script: true });
    expect(location).toMatch(new RegExp(`points=1.*address=${id}`));
    expect(await shopper.api.addresses.all()).toMatchObject([{ id, name: 'Bea Changed' }]);
    const other = await newShopper();
    const own = await startCheckout(other);
    expect(await other.browser.submit(checkoutAction, own, fields, { script: true })).toMatchObject({
      status: 409,
      data: { message: 'Address does not exist' },
    });
    expect(await shopper.api.addresses.all()).toMatchObject([{ id, name: 'Bea Changed' }]);
  });

  it('keeps the note and the payment method for browsers without script', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    const fields = { ...complete, note: 'Ring twice', payType: 'paypal' };
    const { location } = await shopper.browser.submit(checkoutAction, path, fields);
    expect(await view(shopper, location ?? '')).toMatchObject({
      typedNotes: { note: 'Ring twice' },
      payType: 'paypal',
    });
    const scripted = await shopper.browser.submit(checkoutAction, path, fields, { script: true });
    expect(scripted.location).not.toMatch(/note=/);
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

it('the page is shown without coupons when those cannot be read', async () => {
  const shopper = await newShopper();
  const path = await startCheckout(shopper);
  await breakOperation('listCheckoutCoupons');
  expect(await view(shopper, path)).toMatchObject({ coupons: [] });
});

it('a reload still tells what has changed since the checkout was opened', async () => {
  const shopper = await newShopper();
  const { product, line } = await productInStock();
  const start = { product: line.productId, sku: line.skuId, quantity: 1 };
  const path = withoutCoupon((await shopper.browser.load(loader, paths.checkout(start))).location);
  const first = await view(shopper, path);
  expect(changesSince(first.firstSeen, first, 'free')).toEqual([]);
  await lowerPrice(product.id);
  for (const visit of [1, 2]) {
    const again = await view(shopper, path);
    expect(changesSince(again.firstSeen, again, 'free'), `visit ${visit}`).toMatchObject([
      { from: first.groups[0]?.lines[0]?.price, to: again.groups[0]?.lines[0]?.price },
    ]);
  }
});

describe('an address to which a store does not deliver', () => {
  it('is named at the lines, refuses the order, and keeps what was chosen', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    const { id: address } = await addAddress(shopper, { country: 'AE' });
    const { groups, totals } = await view(shopper, path);
    expect(totals.parcels).toMatchObject([{ delivered: false, options: [] }]);
    expect(blockedLines(groups, totals)).toMatchObject([{ cause: 'delivery' }]);
    const fields = { intent: 'order', address, payType: 'cashOnDelivery', expected: totals.payable };
    expect(await shopper.browser.submit(checkoutAction, path, fields)).toMatchObject({
      status: 409,
      data: {
        message: expect.stringMatching(/does not deliver to this country/),
        values: { address: String(address), payType: 'cashOnDelivery' },
      },
    });
    expect((await shopper.api.orders.list({ page: 1, limit: 10 })).total).toBe(0);
  });
});

describe('an item that is sold out during the checkout', () => {
  /** A shopper opens the checkout of two items; another shopper buys the whole stock of the first. */
  async function soldOutCheckout() {
    const shopper = await newShopper();
    const [scarce, { line }] = await productsOfTwoStores();
    await shopper.api.cart.add([scarce.line, line]);
    const items = (await shopper.api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const { location } = await shopper.browser.load(loader, paths.checkout({ items }));
    const all = { ...scarce, line: { ...scarce.line, quantity: scarce.sku.stock } };
    await placeOrder(await newShopper(), { bought: all });
    return { ...shopper, path: withoutCoupon(location), scarce, line };
  }

  it('is shown with what is left, and the order is refused', async () => {
    const { browser, api, path, scarce } = await soldOutCheckout();
    const { id: address } = await addAddress({ api });
    const { groups, totals } = await view({ browser }, path);
    const lines = groups.flatMap(({ lines }) => lines);
    expect(lines.find(({ skuId }) => skuId === scarce.sku.id)).toMatchObject({ stock: 0 });
    const fields = { intent: 'order', address, payType: 'cashOnDelivery', expected: totals.payable };
    expect(await browser.submit(checkoutAction, path, fields)).toMatchObject({
      status: 409,
      data: { message: expect.stringMatching(/stock/), values: { address: String(address) } },
    });
  });

  it('can be left out: the checkout goes on with the rest and keeps the choices', async () => {
    const { browser, api, path, line } = await soldOutCheckout();
    const { id: address } = await addAddress({ api });
    const fields = { intent: 'withoutBlocked', address, note: 'Ring twice', payType: 'paypal' };
    const { status, location } = await browser.submit(checkoutAction, path, fields);
    expect(status).toBe(303);
    const next = await view({ browser }, location ?? '');
    expect(next.groups.flatMap(({ lines }) => lines)).toMatchObject([{ skuId: line.skuId }]);
    expect(next).toMatchObject({
      addressId: address,
      typedNotes: { note: 'Ring twice' },
      payType: 'paypal',
    });
    // The item that was left out stays in the cart.
    expect((await api.cart.list({ valid: false })).length).toBe(1);
  });

  it('as the only item leads to the cart', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    const fields = { intent: 'withoutBlocked' };
    // It was bought at once (buy now), so the cart is empty.
    expect(await shopper.browser.submit(checkoutAction, path, fields)).toMatchObject({ location: '/cart' });
  });
});

it('shows the balance that can be paid with', async () => {
  const shopper = await newShopper();
  expect(await view(shopper, await startCheckout(shopper))).toMatchObject({ balance: '0.00' });
});

it('without script, totals follow the choices, and nothing typed is lost', async () => {
  const shopper = await newShopper();
  const path = await startCheckout(shopper);
  const { totals } = await view(shopper, path);
  const fields = { intent: 'update', address: 'new', detail: '2 High Street', note: 'Ring twice' };
  expect(await shopper.browser.submit(checkoutAction, path, fields)).toMatchObject({
    status: 200,
    data: {
      ok: true,
      totals: { payable: totals.payable },
      values: { detail: '2 High Street', note: 'Ring twice' },
    },
  });
});
