import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/index.ts';
import { addAddress, newShopper } from '../../testing/browser.ts';
import { placeOrder, withoutCoupon } from '../../testing/orders.ts';
import { breakOperation, lowerPrice, productInStock, productsOfTwoStores } from '../../testing/sandbox.ts';
import { checkoutAction } from './checkout-action.server.ts';
import { changesSince } from './price-changes.ts';
import { loader, startCheckout, view } from '../../testing/checkouts.ts';

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
