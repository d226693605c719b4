import type { Api } from '@marketfront/api-client';
import type { Page } from '@playwright/test';
import { operate } from './operator.ts';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { lowerPrice, scarceLine, wellStockedLine } from './products.ts';
import { answers, choosePayment, expect, expectAccessible, test } from './shop.ts';

const placed = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
const note = (page: Page) => page.getByRole('textbox', { name: 'Note to the stores' });

const total = (page: Page) => page.getByRole('button', { name: /^Submit order ·/ });
const submit = (page: Page) => total(page).click();
const pickUp = (page: Page) => page.getByRole('radio', { name: /^Pick it up at the store/ });

async function typeAddress(page: Page): Promise<void> {
  await page.locator('#address-name').fill('Ann Shopper');
  await page.locator('#address-address').fill('2 High Street');
  await page.locator('#address-postCode').fill('SW1A 1AA');
}

/** Opens the checkout of one product that is bought directly. */
async function buyNow(page: Page): Promise<void> {
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
}

/** Opens the checkout of one product with a delivery fee, from the store that offers pickup. */
async function buyWhatCanBeFetched(page: Page): Promise<void> {
  const { catalog, stores } = publicApi();
  const { items } = await stores.products(1, { page: 1, limit: 100, inStock: true, priceOrder: 'asc' });
  const card = items.find(({ freeShipping }) => !freeShipping);
  const { skus } = await catalog.product(card?.id ?? 0);
  const sku = skus.toSorted((a, b) => b.stock - a.stock)[0];
  await page.goto(`/order/order_confirm?product=${card?.id}&sku=${sku?.id}&quantity=1`);
}

/** Checks the pickup of a shopper's only order: on the result, in the order and when it is ready. */
async function expectPickUp(page: Page, api: Api): Promise<void> {
  await expect(page.getByRole('main')).toContainText(/Ready to be picked up .+ – .+/);
  expect((await api.addresses.all()).map(({ detail }) => detail)).toContain('2 High Street');
  const { items } = await api.orders.list();
  expect(items, 'one order').toHaveLength(1);
  const { chosenDelivery, totals } = await api.orders.store(items[0]?.orderNo ?? '');
  expect({ kind: chosenDelivery?.kind, freight: totals.freight }).toEqual({ kind: 'own', freight: '0.00' });
}

async function removeAddresses({ addresses }: Api): Promise<void> {
  for (const { id } of await addresses.all()) await addresses.remove(id);
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('a deleted address is deselected with a message, a price that changes meanwhile is shown old and new, and the order goes on without an item that is sold out', async ({
      page,
    }) => {
      const { api } = await signInAsNewShopper(page);
      const [first] = await api.addresses.all();
      const { id } = await api.addresses.add({
        name: 'Bea Second',
        detail: '3 High Street',
        postCode: 'N1 1AA',
      });
      const scarce = await scarceLine();
      await api.cart.add([scarce.line, await wellStockedLine()]);
      const ids = (await api.cart.list()).flatMap(({ lines }) => lines).map((line) => line.id);
      await page.goto(`/order/order_confirm?items=${ids.join(',')}`);
      if (script) await answers(page);
      await expect(page.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
      for (const field of await page.getByRole('textbox', { name: /^Note to/ }).all())
        await field.fill('Ring twice');
      await choosePayment(page, /^Cash/);

      await test.step('a deleted address is deselected with a message', async () => {
        await expect(page.locator('input[name=address]')).toHaveValue(String(first?.id));
        await api.addresses.remove(first?.id ?? 0);
        await submit(page);
        await expect(
          page.getByText('Address does not exist').filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(page.locator('input[name=address]')).toHaveCount(1);
        await expect(page.locator(`input[name=address][value="${id}"]`)).not.toBeChecked();
        // Once chosen, the only address is shown without a choice.
        await page.locator(`input[name=address][value="${id}"]`).click();
        // Computed before the price changes.
        if (script) await page.waitForURL((url) => url.searchParams.get('address') === String(id));
      });

      await test.step('a price that changes is shown old and new', async () => {
        const before = (await total(page).innerText()).split('· ')[1] ?? '';
        await lowerPrice(scarce.line.productId);
        await submit(page);
        const notice = page.getByRole('alert').filter({ hasText: 'The total has changed' });
        await expect(notice.getByRole('listitem').filter({ hasText: scarce.name })).toContainText(' → ');
        await expect(notice.getByRole('listitem').filter({ hasText: 'To pay' })).toContainText(
          `${before} → `,
        );
        expect((await api.orders.list()).items).toEqual([]);
      });

      await test.step('an item that is sold out is named, and the order goes on without it', async () => {
        await scarce.buyAll();
        await page.getByRole('button', { name: /^Accept and order ·/ }).click();
        await expect(page.getByText('An item is no longer available as you chose it')).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: scarce.name })).toContainText('Sold out');
        // Enter in a field neither places the order nor removes anything.
        await page.locator('input[name=payType]:checked').press('Enter');
        await expect(page.getByText('An item is no longer available as you chose it')).toBeVisible();
        await page.getByRole('button', { name: 'Go on without it' }).click();
        await expect(page.getByText('An item is no longer available')).toHaveCount(0);
        await expect(page.getByRole('link', { name: scarce.name })).toHaveCount(0);
        await expect(note(page)).toHaveValue('Ring twice');
        await submit(page);
        await placed(page);
        const [order] = (await api.orders.list()).items;
        expect(order?.quantity).toBe(1);
      });
    });
  });
}

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

test('two choices, the second before the first is computed, both count; a product that is bought at once has the coupon of the shopper and offers no way back to a cart; a coupon that is spent elsewhere meanwhile is a difference to accept', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await buyWhatCanBeFetched(page);
  await answers(page);
  await expect(total(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveCount(0);
  await expect(page.locator('[data-part=subtotal]')).toHaveText(/\$\d/);

  await test.step('both choices count', async () => {
    const { promise: bothChosen, resolve: chooseBoth } = Promise.withResolvers<void>();
    await page.route(/order_confirm\.data/, async (route) => {
      await bothChosen;
      await route.continue();
    });
    const coupon = page.getByRole('radio', { name: /^\$3 off/ });
    const none = page.getByRole('radio', { name: 'No coupon' });
    const deduction = page.getByRole('term').filter({ hasText: 'Coupon' });
    await expect(coupon).toBeChecked();
    await expect(deduction).toBeVisible();
    await pickUp(page).check({ force: true });
    await none.check({ force: true });
    chooseBoth();
    await page.waitForURL((url) => !url.searchParams.has('coupon'));
    await expect(pickUp(page)).toBeChecked();
    await expect(none).toBeChecked();
    expect(page.url()).toContain('delivery=');
    await expect(deduction).toBeHidden();
    await page.unroute(/order_confirm\.data/);
    await coupon.check({ force: true });
    await page.waitForURL(/coupon=\d+/);
  });

  await test.step('a coupon that is spent elsewhere is a difference to accept', async () => {
    await choosePayment(page, /^Cash/);
    const preOrderNo = await api.checkout.preOrder({ buyNow: await wellStockedLine() });
    const [coupon] = await api.checkout.coupons(preOrderNo);
    const [address] = await api.addresses.all();
    await api.checkout.create({
      preOrderNo,
      addressId: address?.id ?? 0,
      userCouponId: coupon?.userCouponId ?? null,
      paymentMethod: 'cashOnDelivery',
    });
    await submit(page);
    await expect(page.getByRole('alert').first()).toContainText('Coupon: $3.00 → $0.00');
    await expect(page.getByRole('radio', { name: 'No coupon' })).toBeChecked();
    await page.getByRole('button', { name: /^Accept and order ·/ }).click();
    await placed(page);
  });
});

test('the checkout goes on in another language with what was chosen and written', async ({ page }) => {
  await signInAsNewShopper(page);
  await buyNow(page);
  await answers(page);
  await choosePayment(page, /^Cash/);
  await page.getByRole('radio', { name: 'No coupon' }).check({ force: true });
  await page.waitForURL((url) => !url.searchParams.has('coupon'));
  await note(page).fill('Ring twice');
  const languages = page.getByRole('banner').locator('details');
  await languages.locator('summary').click();
  await languages.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/order\/order_confirm/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez votre commande');
  await expect(page.locator('#note')).toHaveValue('Ring twice');
  await expect(page.locator('input[name=payType][value=cashOnDelivery]')).toBeChecked();
  await expect(page.locator('input[name=coupon][value=""]')).toBeChecked();
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

test.describe('while answers get lost', () => {
  test.use({ failsOnPurpose: true });

  test('a choice that gets no answer, or an error, keeps the checkout and what was typed; an order whose answer never reaches the browser is not denied, is made once and picked up', async ({
    page,
  }) => {
    const { api } = await signInAsNewShopper(page);
    await removeAddresses(api);
    await buyWhatCanBeFetched(page);
    await answers(page);
    await typeAddress(page);
    await note(page).fill('Ring twice');
    await choosePayment(page, /^Cash/);
    const before = (await total(page).textContent()) ?? '';

    await test.step('a choice that gets no answer, or an error, keeps the checkout', async () => {
      const unknown = page.getByRole('main').getByText('The total with your choice could not be worked out.');
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      let asked = 0;
      await page.route(/order_confirm\.data/, (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.fulfill({ status: 502, body: 'Bad gateway' });
      });
      const stays = async () => {
        await expect(unknown.first()).toBeVisible();
        await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
        await expect(pickUp(page)).toBeChecked();
        await expect(total(page)).toHaveText(before);
      };
      await pickUp(page).check({ force: true });
      await stays();
      await expectAccessible(page);
      await again.click();
      await expect.poll(() => asked).toBe(2);
      await stays();
      await page.unroute(/order_confirm\.data/);
      await again.click();
      await expect(total(page)).not.toHaveText(before);
      await expect(unknown).toHaveCount(0);
      await expect(page.getByText('Prices have changed since')).toHaveCount(0);
      await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
    });

    await test.step('an order whose answer is lost is not denied, and made once', async () => {
      await page.route(/order_confirm\.data/, async (route) => {
        if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
        await route.abort();
      });
      await submit(page);
      await expect(page.getByText('you will not be charged twice')).toBeVisible();
      await expect(page.getByText('The shop cannot be reached right now').first()).toBeVisible();
      await expect(page.getByText('Nothing has been ordered')).toHaveCount(0);
      await expect(note(page)).toHaveValue('Ring twice');
      await page.unroute(/order_confirm\.data/);
      await submit(page);
      await placed(page);
    });

    await test.step('it goes to the typed address, and is picked up', () => expectPickUp(page, api));
  });
});
