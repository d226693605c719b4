import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import { addAddress, newShopper } from '../../testing/browser.ts';
import { placeOrder, withoutCoupon } from '../../testing/orders.ts';
import { breakOperation, productsOfTwoStores } from '../../testing/sandbox.ts';
import { checkoutAction } from './checkout-action.server.ts';
import { type CheckoutView, loadCheckout } from './checkout.server.ts';
import { shownChoices } from './shown-choices.ts';
import { noteField } from './store-notes.ts';

const loader = signedInLoader((shop, { url }) => loadCheckout(shop, url.searchParams));

/** A shopper at the checkout with one product from each of two stores. */
async function checkoutOfTwoStores() {
  const shopper = await newShopper();
  const { browser, api } = shopper;
  const bought = await productsOfTwoStores();
  await api.cart.add(bought.map(({ line }) => line));
  const items = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
  const path = withoutCoupon((await browser.load(loader, paths.checkout({ items }))).location);
  const view = async (at = path) => {
    const { data } = await browser.load(loader, at);
    return (data as { checkout: CheckoutView }).checkout;
  };
  const { id: address } = await addAddress({ api });
  const { groups, totals } = await view();
  const [one = '', two = ''] = groups.map(({ storeId }) => noteField(storeId));
  const send = (fields: Readonly<Record<string, string | number>>, options?: { script: boolean }) =>
    browser.submit(checkoutAction, path, { address, payType: 'cashOnDelivery', ...fields }, options);
  const order = (fields: Readonly<Record<string, string | number>>) =>
    send({ intent: 'order', expected: totals.payable, ...fields });
  return { ...shopper, bought, groups, path, view, one, two, send, order };
}

const notesAt = (checkout: CheckoutView) => shownChoices(checkout, undefined).notes;

describe('a note to each store', () => {
  it('goes with the order of that store', async () => {
    const { api, order, groups, one, two } = await checkoutOfTwoStores();
    const { location } = await order({ [one]: ' Blue ribbon ', [two]: 'No plastic' });
    const orderNo = new URL(location ?? '', 'https://shop.test').searchParams.get('orderNo') ?? '';
    const { stores, note } = await api.orders.master(orderNo);
    const told = new Map(stores.map((store) => [store.storeId, store.note]));
    expect(groups.map(({ storeId }) => told.get(storeId))).toEqual(['Blue ribbon', 'No plastic']);
    expect(note).toBeNull();
    const details = await Promise.all(stores.map((store) => api.orders.store(store.orderNo)));
    for (const detail of details) expect(detail.note).toBe(told.get(detail.storeId));
  });

  it('that is too long is refused at its field, and all that was typed comes back', async () => {
    const { api, order, one, two } = await checkoutOfTwoStores();
    const typed = { [one]: 'Blue ribbon', [two]: 'ที่'.repeat(150) };
    const message = 'The note is too long';
    expect(await order(typed)).toMatchObject({
      status: 400,
      data: { ok: false, message, errors: { [two]: message }, values: typed },
    });
    expect((await api.orders.list()).items).toEqual([]);
    expect((await order({ ...typed, [two]: 'ที่'.repeat(149) })).status).toBe(303);
  });

  it('comes back when the API fails', async () => {
    const { order, one, two } = await checkoutOfTwoStores();
    const typed = { [one]: 'Blue ribbon', [two]: 'No plastic' };
    await breakOperation('computePrice');
    expect(await order(typed)).toMatchObject({ status: 409, data: { values: typed } });
  });

  it('stays without script while an address is chosen', async () => {
    const { view, send, one, two } = await checkoutOfTwoStores();
    const typed = { [one]: '送货前请打电话'.repeat(20), [two]: 'No plastic' };
    const { location } = await send({ intent: 'openAddress:choose', expected: '1.00', ...typed });
    expect(location?.length).toBeLessThan(300);
    for (const visit of [1, 2]) expect(notesAt(await view(location ?? '')), `visit ${visit}`).toEqual(typed);
  });

  it.each([true, false])(
    'goes to the only field when the other store is sold out (script: %s)',
    async (script) => {
      const { bought, groups, view, send } = await checkoutOfTwoStores();
      const [scarce, other] = bought;
      const all = { ...scarce, line: { ...scarce.line, quantity: scarce.sku.stock } };
      await placeOrder(await newShopper(), { bought: all });
      const typed = Object.fromEntries(
        groups.map(({ storeId, storeName }) => [noteField(storeId), `To ${storeName}`]),
      );
      const { location } = await send({ intent: 'withoutBlocked', ...typed }, { script });
      const next = await view(location ?? '');
      expect(next.groups.map(({ storeId }) => storeId)).toEqual([other.product.store?.id]);
      expect(notesAt(next)).toEqual({ note: `To ${other.product.store?.name}` });
    },
  );
});
