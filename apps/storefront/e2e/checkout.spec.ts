import type { Api } from '@marketfront/api-client';
import type { Page } from '@playwright/test';
import { operate } from './operator.ts';
import {
  choosePayment,
  expect,
  expectAccessible,
  hydrated,
  lowerPrice,
  publicApi,
  scarceLine,
  signInAsNewShopper,
  test,
  wellStockedLine,
} from './shop.ts';

const submit = (page: Page) => page.getByRole('button', { name: /^Submit order ·/ }).click();
const placed = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
const note = (page: Page) => page.getByRole('textbox', { name: 'Note to the stores' });

async function typeAddress(page: Page): Promise<void> {
  await page.locator('#address-name').fill('Ann Shopper');
  await page.locator('#address-address').fill('2 High Street');
  await page.locator('#address-postCode').fill('SW1A 1AA');
}

/** Opens the checkout of one product that is bought at once. */
async function buyNow(page: Page): Promise<void> {
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
}

/** Opens the checkout of one product that costs freight, of the store where goods can be picked up. */
async function buyWhatCanBeFetched(page: Page): Promise<void> {
  const { catalog, stores } = publicApi();
  const { items } = await stores.products(1, { page: 1, limit: 100, inStock: true, priceOrder: 'asc' });
  const card = items.find(({ freeShipping }) => !freeShipping);
  const { skus } = await catalog.product(card?.id ?? 0);
  const sku = skus.toSorted((a, b) => b.stock - a.stock)[0];
  await page.goto(`/order/order_confirm?product=${card?.id}&sku=${sku?.id}&quantity=1`);
}

async function removeAddresses({ addresses }: Api): Promise<void> {
  for (const { id } of await addresses.all()) await addresses.remove(id);
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    const ready = (page: Page) => (script ? hydrated(page) : undefined);

    test('"Submit order" saves the address that is being typed, for a parcel that is picked up', async ({
      page,
    }) => {
      const { api } = await signInAsNewShopper(page);
      await removeAddresses(api);
      await buyWhatCanBeFetched(page);
      await ready(page);
      await typeAddress(page);
      const order = page.getByRole('button', { name: /^Submit order ·/ });
      const delivered = (await order.textContent()) ?? '';
      await page.getByRole('radio', { name: /^Pick it up at the store/ }).check({ force: true });
      if (!script) await page.getByRole('button', { name: 'Update totals' }).click();
      await expect(order).not.toHaveText(delivered);
      await expect(page.getByRole('radio', { name: /^Pick it up at the store/ })).toBeChecked();
      await expect(page.getByText('Prices have changed since')).toHaveCount(0);
      await choosePayment(page, /^Cash/);
      await submit(page);
      await placed(page);
      await expect(page.getByRole('main')).toContainText(/Ready to be picked up .+ – .+/);
      expect(await api.addresses.all()).toMatchObject([{ detail: '2 High Street' }]);
      const [part] = (await api.orders.list()).items;
      const { chosenDelivery, totals } = await api.orders.store(part?.orderNo ?? '');
      expect({ kind: chosenDelivery?.kind, freight: totals.freight }).toEqual({
        kind: 'own',
        freight: '0.00',
      });
      await page.goto(`/user_center/order/detail?orderNo=${part?.orderNo}`);
      await expect(page.getByText('Pick-up at the store')).toBeVisible();
      await operate(page, `/orders/${part?.orderNo}/ship`);
      await page.reload();
      const parcel = page.locator('#parcel');
      await expect(parcel).toContainText('Pick-up at the store');
      await expect(parcel.getByRole('term'), 'no carrier brings it').toHaveCount(1);
    });

    test('what is missing stands at its field, and what was typed stays', async ({ page }) => {
      await signInAsNewShopper(page);
      await buyNow(page);
      await page.waitForURL(/preOrderNo=/);
      // With script the address book opens beside the page; here its address is opened.
      if (script) await page.goto(`${page.url()}&edit=new`);
      else {
        await note(page).fill('Leave it at the door');
        await page.getByRole('button', { name: 'Change: Shipping address' }).click();
        await page.getByRole('button', { name: 'Edit: Ann Shopper' }).click();
        await page.locator('#address-name').fill('Ann Changed');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Ann Changed')).toBeVisible();
        await expect(note(page)).toHaveValue('Leave it at the door');
        await page.getByRole('button', { name: 'Change: Shipping address' }).click();
        await page.getByRole('button', { name: 'Add an address' }).click();
      }
      await page.waitForURL(/edit=new/);
      await ready(page);
      await page.locator('#address-name').fill('Ann Shopper');
      await note(page).fill('Ring twice');
      await choosePayment(page, /^PayPal/);
      await submit(page);
      await expect(page.locator('#address-postCode-error')).toHaveText('Please fill in the post code');
      await expect(page.getByText('Please correct 2 things')).toBeVisible();
      await page.getByRole('link', { name: 'Please fill in the post code' }).click();
      if (script) await expect(page.locator('#address-postCode')).toBeFocused();
      await expect(page.getByText('Please correct 2 things')).toBeVisible();
      await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
      await expect(note(page)).toHaveValue('Ring twice');
      await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
      // The browser would have shown its own bubble instead of sending the form.
      await typeAddress(page);
      await choosePayment(page, /^Cash/);
      await submit(page);
      await placed(page);
    });

    test('a deleted address is deselected with a message', async ({ page }) => {
      const { api } = await signInAsNewShopper(page);
      const [first] = await api.addresses.all();
      const { id } = await api.addresses.add({
        name: 'Bea Second',
        detail: '3 High Street',
        postCode: 'N1 1AA',
      });
      await buyNow(page);
      await ready(page);
      await expect(page.locator('input[name=address]')).toHaveValue(String(first?.id));
      await choosePayment(page, /^Cash/);
      await api.addresses.remove(first?.id ?? 0);
      await submit(page);
      await expect(page.getByText('Address does not exist').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('input[name=address]')).toHaveCount(1);
      await expect(page.locator(`input[name=address][value="${id}"]`)).not.toBeChecked();
      // Once chosen, the only address is shown without a choice.
      await page.locator(`input[name=address][value="${id}"]`).click();
      await submit(page);
      await placed(page);
    });

    test('a price that changes meanwhile is shown old and new, and the order is made when it is accepted', async ({
      page,
    }) => {
      const { api } = await signInAsNewShopper(page);
      const { line, name } = await scarceLine();
      await page.goto(`/order/order_confirm?product=${line.productId}&sku=${line.skuId}&quantity=1`);
      await ready(page);
      await note(page).fill('Ring twice');
      await choosePayment(page, /^Cash/);
      const total = page.getByRole('button', { name: /^Submit order ·/ });
      const before = (await total.innerText()).split('· ')[1] ?? '';
      await lowerPrice(line.productId);
      await submit(page);
      const notice = page.getByRole('alert').filter({ hasText: 'The total has changed' });
      await expect(notice.getByRole('listitem').filter({ hasText: name })).toContainText(' → ');
      await expect(notice.getByRole('listitem').filter({ hasText: 'To pay' })).toContainText(`${before} → `);
      await expect(note(page)).toHaveValue('Ring twice');
      expect((await api.orders.list()).items).toEqual([]);
      await page.getByRole('button', { name: /^Accept and order ·/ }).click();
      await placed(page);
    });

    test('an item that is sold out meanwhile is named, and the order goes on without it', async ({
      page,
    }) => {
      const { api } = await signInAsNewShopper(page);
      const scarce = await scarceLine();
      await api.cart.add([scarce.line, await wellStockedLine()]);
      const ids = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
      await page.goto(`/order/order_confirm?items=${ids.join(',')}`);
      await ready(page);
      await expect(page.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
      for (const field of await page.getByRole('textbox', { name: /^Note to/ }).all())
        await field.fill('Ring twice');
      await choosePayment(page, /^Cash/);
      await scarce.buyAll();
      await submit(page);
      await expect(page.getByText('An item is no longer available as you chose it')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: scarce.name })).toContainText('Sold out');
      // Enter in a field neither orders nor removes anything.
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
}

test('two choices, the second before the first is computed, both count', async ({ page }) => {
  await signInAsNewShopper(page);
  await buyWhatCanBeFetched(page);
  await hydrated(page);
  const { promise: bothChosen, resolve: chooseBoth } = Promise.withResolvers<void>();
  await page.route(/order_confirm\.data/, async (route) => {
    await bothChosen;
    await route.continue();
  });
  const pickUp = page.getByRole('radio', { name: /^Pick it up at the store/ });
  const coupon = page.getByRole('radio', { name: /^\$3 off/ });
  await pickUp.check({ force: true });
  await coupon.check({ force: true });
  chooseBoth();
  await page.waitForURL(/coupon=\d+/);
  await expect(pickUp).toBeChecked();
  await expect(coupon).toBeChecked();
  expect(page.url()).toContain('delivery=');
  await expect(page.getByRole('term').filter({ hasText: 'Coupon' })).toBeVisible();
  await page.unroute(/order_confirm\.data/);
  await choosePayment(page, /^Cash/);
  await submit(page);
  await placed(page);
});

test('a product that is bought at once offers no way back to a cart; a coupon that is spent elsewhere meanwhile is a difference to accept', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await buyNow(page);
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Submit order ·/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveCount(0);
  await expect(page.locator('[data-part=subtotal]')).toHaveText(/\$\d/);
  await page.getByRole('radio', { name: /^\$3 off/ }).check({ force: true });
  await page.waitForURL(/coupon=\d+/);
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

test('the address book opens beside the checkout: choose, change, add', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  const { id } = await api.addresses.add({
    name: 'Bea Second',
    detail: '3 High Street',
    postCode: 'N1 1AA',
    country: 'GB',
  });
  await buyNow(page);
  await hydrated(page);
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
  // What was typed is checked when its field is left.
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
  await sheet.getByRole('button', { name: 'Save and use this address' }).click();
  // The answer: until it comes, the button is busy.
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.locator('#address-name')).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.locator('#address-name')).toBeFocused();
  await sheet.locator('#address-name').fill('Cora New');
  await sheet.locator('#address-address').fill('4 High Street');
  await sheet.locator('#address-postCode').fill('N1 3CC');
  await sheet.getByRole('button', { name: 'Save and use this address' }).click();
  await expect(page.getByText('Cora New')).toBeVisible();
  await expect(note(page)).toHaveValue('Ring twice');
  expect(await api.addresses.all()).toHaveLength(3);
});

test('a new address starts with the country of the others, also where another client wrote its name', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await removeAddresses(api);
  await api.addresses.add({
    name: 'Bea Second',
    detail: '3 rue du Temple',
    postCode: '75004',
    country: 'France',
  });
  await buyNow(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Change: Shipping address' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add an address' }).click();
  await expect(sheet.locator('[name=country]')).toHaveValue('FR');
});

test('countries that the server sorts by other rules are taken over; a new address that is being typed is still there after a reload, and its choice keeps the focus once saved', async ({
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
  await hydrated(page);
  await test.step('countries that the server sorts by other rules are taken over', async () => {
    for (const name of ['country', 'phoneCountry']) {
      const select = page.locator(`select[name=${name}]`);
      await expect(select.locator('option').first()).toHaveText(/^Afghanistan/);
      await expect(select.locator('option:checked')).toHaveText(/^United Kingdom/);
    }
  });
  await page.unroute(/order_confirm\?preOrderNo=/);
  await typeAddress(page);
  await page.locator('[name=phone]').fill('7400 123456');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
  await expect(page.locator('#address-postCode')).toHaveValue('SW1A 1AA');
  await expect(page.locator('[name=phone]')).toHaveValue('7400 123456');
  await page.getByRole('button', { name: 'Save and use this address' }).click();
  await expect(page.getByRole('button', { name: 'Change: Shipping address' })).toBeFocused();
  expect(await api.addresses.all()).toHaveLength(1);
});

test.describe('while answers get lost', () => {
  test.use({ failsOnPurpose: true });

  test('an order whose answer never reaches the browser is not denied', async ({ page }) => {
    const { api } = await signInAsNewShopper(page);
    await buyNow(page);
    await hydrated(page);
    await choosePayment(page, /^Cash/);
    await page.route(/order_confirm\.data/, async (route) => {
      if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await submit(page);
    await expect(page.getByText('you will not be charged twice')).toBeVisible();
    await expect(page.getByText('Nothing has been ordered')).toHaveCount(0);
    await page.unroute(/order_confirm\.data/);
    await submit(page);
    await placed(page);
    expect((await api.orders.list()).items).toHaveLength(1);
  });

  test('a choice that gets no answer, or an error, keeps the checkout and what was typed', async ({
    page,
  }) => {
    const { api } = await signInAsNewShopper(page);
    await removeAddresses(api);
    await buyWhatCanBeFetched(page);
    await hydrated(page);
    await typeAddress(page);
    await choosePayment(page, /^Cash/);
    const order = page.getByRole('button', { name: /^Submit order ·/ });
    const before = (await order.textContent()) ?? '';
    const unknown = page.getByRole('main').getByText('The total with your choice could not be worked out.');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const pickUp = page.getByRole('radio', { name: /^Pick it up at the store/ });
    let asked = 0;
    await page.route(/order_confirm\.data/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fulfill({ status: 502, body: 'Bad gateway' });
    });
    const stays = async () => {
      await expect(unknown.first()).toBeVisible();
      await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
      await expect(pickUp).toBeChecked();
      await expect(order).toHaveText(before);
    };
    await pickUp.check({ force: true });
    await stays();
    await expectAccessible(page);
    await again.click();
    await expect.poll(() => asked).toBe(2);
    await stays();
    await page.unroute(/order_confirm\.data/);
    await again.click();
    await expect(order).not.toHaveText(before);
    await expect(unknown).toHaveCount(0);
    await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
    await submit(page);
    await placed(page);
  });
});
