import { operate } from './operator.ts';
import { signInAsNewShopper } from './accounts.ts';
import { answers, choosePayment, expect, expectAccessible, test } from './shop.ts';
import {
  buyNow,
  buyWhatCanBeFetched,
  expectPickUp,
  note,
  pickUp,
  placed,
  removeAddresses,
  submit,
  total,
  typeAddress,
} from './checkout-page.ts';

test('the form of the first address: countries that the server sorts by other rules, what is missing at its field, a reload, saving', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await removeAddresses(api);
  await page.route(/order_confirm\?preOrderNo=/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /(?<=<select[^>]*>)<option value="AF".*?<\/option>(?=<\/select>)/gs,
      (options) =>
        options
          .split(/(?<=<\/option>)/)
          .toReversed()
          .join(''),
    );
    await route.fulfill({ response, body });
  });
  await buyNow(page);
  await answers(page);
  await test.step('countries that the server sorts by other rules are taken over', async () => {
    for (const name of ['country', 'phoneCountry']) {
      const select = page.locator(`select[name=${name}]`);
      await expect(select.locator('option').first()).toHaveText(/^Afghanistan/);
      await expect(select.locator('option:checked')).toHaveText(/^United Kingdom/);
    }
  });
  await page.unroute(/order_confirm\?preOrderNo=/);

  await test.step('what is missing stands at its field, and what was typed stays', async () => {
    await page.locator('#address-name').fill('Ann Shopper');
    await note(page).fill('Ring twice');
    await choosePayment(page, /^PayPal/);
    await submit(page);
    await expect(page.locator('#address-postCode-error')).toHaveText('Please fill in the post code');
    await expect(page.getByText('Please correct 2 things')).toBeVisible();
    await page.getByRole('link', { name: 'Please fill in the post code' }).click();
    await expect(page.locator('#address-postCode')).toBeFocused();
    await expect(page.getByText('Please correct 2 things')).toBeVisible();
    await answers(page);
    await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
    await expect(note(page)).toHaveValue('Ring twice');
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  });

  await test.step('what was typed is there after a reload; once saved, the focus is on its choice', async () => {
    await typeAddress(page);
    await page.locator('[name=phone]').fill('7400 123456');
    await page.reload();
    await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
    await expect(page.locator('#address-postCode')).toHaveValue('SW1A 1AA');
    await expect(page.locator('[name=phone]')).toHaveValue('7400 123456');
    await page.getByRole('button', { name: 'Save and use this address' }).click();
    await expect(page.getByRole('button', { name: 'Change: Shipping address' })).toBeFocused();
    expect(await api.addresses.all()).toHaveLength(1);
  });
});

test('"Submit order" pressed while the address is being saved places the order, with this address saved once', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await removeAddresses(api);
  await buyNow(page);
  await answers(page);
  await typeAddress(page);
  await choosePayment(page, /^Cash/);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    /order_confirm\.data/,
    async (route) => {
      const response = await route.fetch();
      await held;
      // The browser no longer waits for it.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save and use this address' }).click();
  await expect.poll(async () => (await api.addresses.all()).length).toBe(1);
  await submit(page);
  await placed(page);
  letGo();
  expect(await api.addresses.all()).toHaveLength(1);
  expect((await api.orders.list()).items).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are changed and added with the note kept, what is missing stands at its field, and "Submit order" saves the address that is being typed, for a parcel that is picked up', async ({
    page,
  }) => {
    const { api } = await signInAsNewShopper(page);
    await buyWhatCanBeFetched(page);
    await page.waitForURL(/preOrderNo=/);
    const missing = page.locator('#address-postCode-error');

    await test.step('an address is changed, and the note stays', async () => {
      await note(page).fill('Leave it at the door');
      await page.getByRole('button', { name: 'Change: Shipping address' }).click();
      await page.getByRole('button', { name: 'Edit: Ann Shopper' }).click();
      await page.locator('#address-name').fill('Ann Changed');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Ann Changed')).toBeVisible();
      await expect(note(page)).toHaveValue('Leave it at the door');
    });

    await test.step('what is missing of a new one stands at its field, and what was typed stays', async () => {
      await page.getByRole('button', { name: 'Change: Shipping address' }).click();
      await page.getByRole('button', { name: 'Add an address' }).click();
      await page.waitForURL(/edit=new/);
      await page.locator('#address-name').fill('Ann Shopper');
      await note(page).fill('Ring twice');
      await choosePayment(page, /^PayPal/);
      await submit(page);
      await expect(missing).toHaveText('Please fill in the post code');
      await expect(page.getByText('Please correct 2 things')).toBeVisible();
      await page.getByRole('link', { name: 'Please fill in the post code' }).click();
      await expect(page.getByText('Please correct 2 things')).toBeVisible();
      await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
      await expect(note(page)).toHaveValue('Ring twice');
      await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
    });

    await test.step('"Submit order" saves it, for a parcel that is picked up', async () => {
      await typeAddress(page);
      const delivered = (await total(page).textContent()) ?? '';
      await pickUp(page).check({ force: true });
      await page.getByRole('button', { name: 'Update totals' }).click();
      await expect(total(page)).not.toHaveText(delivered);
      await expect(pickUp(page)).toBeChecked();
      await expect(page.getByText('Prices have changed since')).toHaveCount(0);
      await choosePayment(page, /^Cash/);
      await submit(page);
      await placed(page);
      await expectPickUp(page, api);
    });

    await test.step('the order says so, also once it is there', async () => {
      const [part] = (await api.orders.list()).items;
      await page.goto(`/user_center/order/detail?orderNo=${part?.orderNo}`);
      await expect(page.getByText('Pick-up at the store')).toBeVisible();
      await operate(page, `/orders/${part?.orderNo}/ship`);
      await page.reload();
      const parcel = page.locator('#parcel');
      await expect(parcel).toContainText('Pick-up at the store');
      await expect(parcel.getByRole('term'), 'no carrier brings it').toHaveCount(1);
    });
  });
});

test('the address book opens beside the checkout: choose, change, add with the country of the others', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await removeAddresses(api);
  // As written by another client.
  const french = { name: 'Ann Shopper', detail: '3 rue du Temple', postCode: '75004', country: 'France' };
  await api.addresses.add(french);
  const { id } = await api.addresses.add({
    name: 'Bea Second',
    detail: '3 High Street',
    postCode: 'N1 1AA',
    country: 'GB',
  });
  await buyNow(page);
  await answers(page);
  await note(page).fill('Ring twice');
  const sheet = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Change: Shipping address' }).click();
  const chosen = page.locator('input[type=hidden][name=address]');

  await open();
  await expect(sheet.getByRole('radio', { name: /Ann Shopper/ })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole('radio', { name: /Bea Second/ }).check();
  await sheet.getByRole('button', { name: 'Use this address' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(chosen).toHaveValue(String(id));

  await open();
  await sheet.getByRole('button', { name: 'Edit: Bea Second' }).click();
  // A typed value is checked when its field is left.
  await sheet.locator('#address-postCode').fill('');
  await sheet.locator('#address-name').fill('Bea Third');
  await expect(sheet.locator('#address-postCode-error')).toHaveText('Please fill in the post code');
  await sheet.locator('#address-postCode').fill('N1 2BB');
  await sheet.getByRole('button', { name: 'Save and use this address' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Bea Third')).toBeVisible();
  await expect(chosen).toHaveValue(String(id));

  await open();
  await sheet.getByRole('button', { name: 'Add an address' }).click();
  await expect(sheet.locator('form :focus')).toHaveCount(1);
  await expect(sheet.locator('[name=country]')).toHaveValue('FR');
  await sheet.getByRole('button', { name: 'Save and use this address' }).click();
  // The response: until it arrives, the button is busy.
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.locator('#address-name')).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.locator('#address-name')).toBeFocused();
  await sheet.locator('#address-name').fill('Cora New');
  await sheet.locator('#address-address').fill('4 High Street');
  await sheet.locator('#address-postCode').fill('75003');
  await sheet.getByRole('button', { name: 'Save and use this address' }).click();
  await expect(page.getByText('Cora New')).toBeVisible();
  await expect(note(page)).toHaveValue('Ring twice');
  expect(await api.addresses.all()).toHaveLength(3);
});
