import type { Api } from '@marketfront/api-client';
import type { Page } from '@playwright/test';
import {
  choosePayment,
  expect,
  hydrated,
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

async function removeAddresses({ addresses }: Api): Promise<void> {
  for (const { id } of await addresses.all()) await addresses.remove(id);
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    const ready = (page: Page) => (script ? hydrated(page) : undefined);

    test('"Submit order" saves the address that is being typed', async ({ page }) => {
      const { api } = await signInAsNewShopper(page);
      await removeAddresses(api);
      await buyNow(page);
      await ready(page);
      await typeAddress(page);
      await choosePayment(page, /^Cash/);
      await submit(page);
      await placed(page);
      expect(await api.addresses.all()).toMatchObject([{ detail: '2 High Street' }]);
    });

    test('what is missing stands at its field, and what was typed stays', async ({ page }) => {
      await signInAsNewShopper(page);
      await buyNow(page);
      await page.getByRole('link', { name: 'Add an address' }).click();
      await page.waitForURL(/edit=new/);
      await ready(page);
      await page.locator('#address-name').fill('Ann Shopper');
      await note(page).fill('Ring twice');
      await choosePayment(page, /^PayPal/);
      await submit(page);
      await expect(page.locator('#address-postCode-error')).toHaveText('Please fill in the post code');
      await expect(page.getByText('Please fill in the detailed address')).toHaveCount(2);
      await expect(page.locator('#address-name')).toHaveValue('Ann Shopper');
      await expect(note(page)).toHaveValue('Ring twice');
      await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
      if (script) await expect(page.locator('#address-address')).toBeFocused();
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
      await expect(page.locator(`input[name=address][value="${first?.id}"]`)).toBeChecked();
      await choosePayment(page, /^Cash/);
      await api.addresses.remove(first?.id ?? 0);
      await submit(page);
      await expect(page.getByText('Address does not exist').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('input[name=address]')).toHaveCount(1);
      await expect(page.locator(`input[name=address][value="${id}"]`)).not.toBeChecked();
      await page.locator(`input[name=address][value="${id}"]`).check();
      await submit(page);
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
      await note(page).fill('Ring twice');
      await choosePayment(page, /^Cash/);
      await scarce.buyAll();
      await submit(page);
      await expect(page.getByText('An item is no longer available as you chose it')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: scarce.name })).toContainText('Sold out');
      // Enter in a field neither orders nor removes anything.
      await page.locator('input[name=address]:checked').press('Enter');
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

test('a product that is bought at once offers no way back to a cart', async ({ page }) => {
  await signInAsNewShopper(page);
  await buyNow(page);
  await expect(page.getByRole('button', { name: /^Submit order ·/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveCount(0);
  await expect(page.locator('[data-part=subtotal]')).toHaveText(/\$\d/);
});
