import { publicApi, signInAsNewShopper } from './accounts.ts';
import { scarceLine, wellStockedLine } from './products.ts';
import { answers, expect, test } from './shop.ts';

test('goods that cost no freight need nothing more for free delivery', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  const { catalog, stores } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 100, inStock: true, priceOrder: 'asc' });
  const { freeShippingFrom } = await stores.store(1);
  const item = items.find(
    ({ storeId, skuId, freeShipping, price }) =>
      storeId === 1 && skuId !== null && freeShipping && Number(price) < Number(freeShippingFrom),
  );
  await api.cart.add([{ productId: item?.id ?? 0, skuId: item?.skuId ?? 0, quantity: 1 }]);
  await page.goto('/cart');
  const group = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: item?.storeName ?? '' }) });
  await expect(group).toContainText('Free delivery');
  await expect(group).not.toContainText('more for free delivery');
});

test('each store names what its delivery costs, as the checkout does', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  const { items } = await publicApi().catalog.products({ page: 1, limit: 100, inStock: true });
  const bought = items.flatMap(({ id: productId, skuId }) =>
    skuId === null ? [] : [{ productId, skuId, quantity: 1 }],
  );
  await api.cart.add(bought.slice(0, 12));
  const { parcels } = await api.cart.estimate(bought.slice(0, 12));
  const costly = parcels.find(({ freight }) => Number(freight) > 0);
  const free = parcels.find(({ freight }) => Number(freight) === 0);
  await page.goto('/cart');
  const main = page.getByRole('main');
  const groupOf = (storeId: number | undefined) =>
    main.locator('section').filter({ has: page.locator(`h2 a[href$="id=${storeId}"]`) });
  const delivery = `Delivery $${costly?.freight}`;
  await expect(groupOf(costly?.storeId)).toContainText(delivery);
  await expect(groupOf(free?.storeId)).toContainText('Free delivery');
  await groupOf(costly?.storeId)
    .getByRole('checkbox', { name: /^Select everything from/ })
    .uncheck({ force: true });
  await expect(groupOf(costly?.storeId)).not.toContainText(delivery);
});

test('the summary names discounts as the checkout does, and coupons are collected beside the cart', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  const item = await wellStockedLine();
  await api.cart.add([item, (await scarceLine()).line]);
  const groups = await api.cart.list();
  const main = page.getByRole('main');
  await page.goto('/cart');
  await answers(page);
  const summary = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Order summary' }) });
  await expect(summary).toContainText('Estimated total');
  await expect(summary).toContainText('Delivery');
  const [group] = groups;
  const [line] = group?.lines ?? [];

  const coupons = main.getByRole('link', { name: /^Coupons: / }).first();
  await coupons.click();
  const drawer = page.getByRole('dialog', { name: 'Coupons' });
  await expect(drawer).toContainText(/more to use it|Applies to what you have selected/);
  await drawer
    .getByRole('button', { name: /^Collect/ })
    .first()
    .click();
  await expect(drawer.getByText('Collected').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(coupons).toBeFocused();

  // When there are fewer lines, the server estimates them again.
  await main.getByRole('checkbox', { name: `Select ${line?.name}` }).uncheck({ force: true });
  await expect(summary).toContainText('Items (1)');
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  const total = await summary.locator('[data-part=total] dd').innerText();
  await main
    .getByRole('button', { name: /^Check out/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Submit order ·/ })).toContainText(total);
  await expect(main.getByRole('term').filter({ hasText: /^Delivery$/ })).toBeVisible();
});
