import { signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, wellStockedLine } from './products.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';

/** An open preview, also while it has no content yet. */
const openCard = '[data-radix-popper-content-wrapper]';

/** The first item that fits. */
async function find<Item>(items: readonly Item[], fits: (item: Item) => Promise<boolean>): Promise<Item> {
  for (const item of items) if (await fits(item)) return item;
  throw new Error('None of the items fits.');
}

// The strict policy of the pages applies in every test: a violation is a console error, which fails the journey.

test('hovering over the cart shows its lines and total', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  const line = await wellStockedLine();
  await api.cart.add([{ ...line, quantity: 2 }]);
  await page.goto('/help');
  await answers(page);
  const banner = page.getByRole('banner');
  const cart = banner.getByRole('link', { name: /^Cart/ });
  await cart.hover();
  const view = banner.getByRole('link', { name: 'View cart' });
  await expect(view).toBeVisible();
  await expect(banner.getByText('× 2')).toBeVisible();
  const store = await api.stores.store((await api.catalog.product(line.productId)).storeId);
  await expect(banner.getByRole('link', { name: store.name, exact: true })).toBeVisible();
  await expect(banner.getByText('Total', { exact: true })).toBeVisible();
  await expectAccessible(page, { within: 'body' });
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await cart.click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('the preview of the cart says what is missing until a store sends without freight', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  const { items } = await api.catalog.products({ page: 1, limit: 100, inStock: true });
  const paid = items.filter(({ freeShipping }) => !freeShipping);
  const card = await find(paid, async ({ id, storeId, skuId, price }) => {
    const from =
      skuId === null || storeId === null ? null : (await api.stores.store(storeId)).freeShippingFrom;
    return id > 0 && from !== null && Number(price) < Number(from) / 2;
  });
  const from = Number((await api.stores.store(card.storeId ?? 0)).freeShippingFrom);
  await api.cart.add([{ productId: card.id, skuId: card.skuId ?? 0, quantity: 1 }]);
  await page.goto('/help');
  const banner = page.getByRole('banner');
  const missing = (from - Number(card.price)).toFixed(2);
  await banner.getByRole('link', { name: /^Cart/ }).hover();
  await expect(banner.getByRole('meter', { name: `$${missing} more for free delivery` })).toBeVisible();
  await expectAccessible(page, { within: 'body' });
});

test('hovering over the cart while a product is being added shows the cart with it', async ({ page }) => {
  await signInAsNewShopper(page);
  await openAnyProduct(page);
  await answers(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/resources\/add-to-cart/, async (route) => {
    await held;
    await route.continue();
  });
  // What was added is not shown, so that nothing covers the preview.
  await page.route(/resources\/added/, () => {});
  const banner = page.getByRole('banner');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const cart = banner.getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveAccessibleName(/1/);
  await cart.hover();
  await expect(page.locator(openCard)).toBeVisible();
  letGo();
  await expect(banner.getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect(banner.getByText('× 1')).toBeVisible();
});

test.describe('while the preview cannot be loaded', () => {
  test.use({ failsOnPurpose: true });

  test('hovering over the cart shows nothing, and later works again', async ({ page }) => {
    await signInAsNewShopper(page);
    await page.goto('/help');
    await answers(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/resources\/cart-preview/, async (route) => {
      await held;
      await route.abort();
    });
    const banner = page.getByRole('banner');
    const cart = banner.getByRole('link', { name: /^Cart/ });
    await cart.hover();
    await expect(page.locator(openCard)).toBeVisible();
    letGo();
    await expect(page.locator(openCard)).toHaveCount(0);
    await page.unroute(/resources\/cart-preview/);
    await banner.locator('[name=keywords]').hover();
    await cart.hover();
    await expect(banner.getByText('Your cart is empty')).toBeVisible();
  });
});

test('the keyboard focus on the account shows orders, messages and signing out', async ({ page }) => {
  await signInAsNewShopper(page);
  await page.goto('/fr/categories');
  const banner = page.getByRole('banner');
  const account = banner.locator('a[href$="/user_center"]').first();
  await banner.locator('[name=keywords]').focus();
  for (let press = 0; press < 12; press += 1) {
    if (await account.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(account).toBeFocused();
  await expect(banner.getByText('À recevoir')).toBeVisible();
  await expect(banner.getByText(/nouveau message/i)).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Se déconnecter' })).toBeVisible();
  await expect(account).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.getByText('À recevoir')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/user_center$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the cart in the header is a plain link', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});
