import { signInAsNewShopper } from './accounts.ts';
import { lowerPrice, scarceLine, wellStockedLine } from './products.ts';
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
