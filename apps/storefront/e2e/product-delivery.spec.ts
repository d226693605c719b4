import { publicApi, signInAsNewShopper } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { answers, expect, test } from './shop.ts';
import { addThreeByEnter, findProduct } from './product-page.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('delivery is told for the chosen country, and Enter in the quantity adds to the cart', async ({
    page,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const { productId, skuId } = await wellStockedLine();
    await page.goto(`/goods_detail/${productId}?sku=${skuId}`);
    const country = page.getByRole('main').getByLabel('Deliver to');
    await expect(country).toHaveValue('GB');
    const arrival = page.getByText(/^Arrives/);
    const home = await arrival.textContent();
    await country.selectOption({ label: 'Laos' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(arrival).not.toHaveText(home ?? '');
    await expect(country).toHaveValue('LA');
    await addThreeByEnter(page, shopper);
  });
});

test('a sold-out product promises no delivery, and shows what is alike', async ({ page }) => {
  const soldOut = await findProduct((product) => product.soldOut);
  // Another test may have just bought the last piece: the shop shows that once its data is fresh.
  await expect(async () => {
    await page.goto(`/goods_detail/${soldOut.id}`);
    await expect(page.getByText('This product is sold out.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Similar products in stock' })).toBeVisible();
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);
});

test.describe('when the shop does not answer', () => {
  test.use({ failsOnPurpose: true });

  test('a country stays chosen while its delivery is asked for, and no answer is told', async ({ page }) => {
    const { items } = await publicApi().catalog.products({ page: 1, limit: 100, inStock: true });
    await page.goto(`/goods_detail/${items.at(-3)?.id}`);
    await answers(page);
    const main = page.getByRole('main');
    const country = main.getByLabel('Deliver to');
    await expect(country).toHaveValue('GB');
    const home = await page.getByText(/^Arrives/).textContent();
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/resources\/delivery/, async (route) => {
      await held;
      await route.abort();
    });
    await country.selectOption({ label: 'Laos' });
    await expect(country).toHaveValue('LA');
    fail();
    await expect(main.getByText('Delivery to this country could not be looked up.')).toBeVisible();
    await expect(page.getByText(/^Arrives/)).toHaveCount(0);
    await expect(country).toHaveValue('LA');
    await page.unroute(/resources\/delivery/);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Arrives/)).not.toHaveText(home ?? '');
    await expect(country).toHaveValue('LA');
  });
});
