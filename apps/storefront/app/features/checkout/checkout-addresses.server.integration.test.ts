import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { addAddress, newShopper } from '../../testing/browser.ts';
import { addressFormAction, loadAddressForm } from '../addresses/index.server.ts';
import { blockedLines } from './blocked-lines.ts';
import { checkoutAction } from './checkout-action.server.ts';
import { startCheckout, view } from '../../testing/checkouts.ts';

const addressLoader = signedInLoader((shop, { url }) => loadAddressForm(shop, url.searchParams));

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
