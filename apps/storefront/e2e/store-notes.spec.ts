import type { Page } from '@playwright/test';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, choosePayment, expect, expectAccessible, test } from './shop.ts';

/** Opens the checkout of one product from each of two stores. */
async function openCheckout(page: Page) {
  const { api } = await signInAsNewShopper(page);
  const { catalog } = publicApi();
  const stores = new Map<string, { productId: number; skuId: number; quantity: number }>();
  const { items } = await catalog.products({ page: 1, limit: 100, inStock: true });
  for (const { id: productId } of items) {
    const { skus, store } = await catalog.product(productId);
    const sku = skus.find(({ stock }) => stock >= 20);
    if (store && sku) stores.set(store.name, { productId, skuId: sku.id, quantity: 1 });
    if (stores.size === 2) break;
  }
  await api.cart.add([...stores.values()]);
  const ids = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
  await page.goto(`/order/order_confirm?items=${ids.join(',')}`);
  await page.waitForURL(/preOrderNo=/);
  const [one = '', two = ''] = stores.keys();
  const noteTo = (store: string) => page.getByRole('textbox', { name: `Note to ${store}` });
  return { api, one, two, noteTo };
}

const submit = (page: Page) => page.getByRole('button', { name: /^Submit order ·/ }).click();

test('each store gets the note of its parcel, which a reload and a refused form keep', async ({ page }) => {
  const { api, one, two, noteTo } = await openCheckout(page);
  await answers(page);
  await expect(page.getByRole('textbox', { name: 'Note to the stores' })).toHaveCount(0);
  await noteTo(one).fill('👨‍👩‍👧 at home after six');
  await noteTo(two).fill('No plastic');
  const parcel = page
    .getByRole('main')
    .locator('section')
    .filter({ has: noteTo(one) });
  await expect(parcel.getByText('19/149').last()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await answers(page);
  await expect(noteTo(one)).toHaveValue('👨‍👩‍👧 at home after six');
  await expect(noteTo(two)).toHaveValue('No plastic');
  await expect(parcel.getByText('19/149').last()).toBeVisible();

  await choosePayment(page, /^Cash/);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  for (const { orderNo, storeName } of (await api.orders.list()).items) {
    await page.goto(`/user_center/order/detail?orderNo=${orderNo}`);
    const note = storeName === one ? '👨‍👩‍👧 at home after six' : 'No plastic';
    await expect(page.getByRole('definition').filter({ hasText: note })).toBeVisible();
  }
  const { masterOrderNo } = await api.orders.store((await api.orders.list()).items[0]?.orderNo ?? '');
  await page.goto(`/user_center/order/detail?orderNo=${masterOrderNo}`);
  await expect(page.getByText('Note: No plastic')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a note that is too long is refused at its field, and both notes stay', async ({ page }) => {
    const { api, one, two, noteTo } = await openCheckout(page);
    await noteTo(one).fill('No plastic');
    // Browsers enforce the maximum length; other clients do not.
    await noteTo(two).evaluate((area) => area.removeAttribute('maxlength'));
    await noteTo(two).fill('x'.repeat(150));
    await page.getByRole('button', { name: 'Change: Shipping address' }).click();
    await expect(noteTo(one)).toHaveValue('No plastic');
    await choosePayment(page, /^Cash/);
    await submit(page);
    await expect(noteTo(two)).toHaveAccessibleDescription(/The note is too long/);
    await expect(noteTo(two)).toHaveValue('x'.repeat(150));
    await expect(noteTo(one)).toHaveValue('No plastic');
    await page.getByRole('link', { name: 'The note is too long' }).click();
    await expect(noteTo(two)).toBeInViewport();
    await noteTo(two).fill('Ring twice');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
    const { items } = await api.orders.list();
    const notes = await Promise.all(items.map(async ({ orderNo }) => (await api.orders.store(orderNo)).note));
    expect(notes.toSorted()).toEqual(['No plastic', 'Ring twice']);
  });
});
