import { createApi } from '@marketfront/api-client';
import { startApi } from './own-api.ts';
import { startShop } from './own-shop.ts';
import { newDatabase } from './ports.ts';
import { expect, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

/** Yen have no decimals: a market in yen reveals any amount that is still formatted as dollars. */
test('a market in yen shows and computes every amount in yen', async ({ page, browserName }) => {
  test.skip(
    browserName !== 'chromium',
    'The currency does not depend on the browser; a sandbox takes its time.',
  );
  const api = await startApi({
    CURRENCY: 'JPY',
    DATABASE_URL: await newDatabase(),
    SEED_PRODUCTS: '60',
    SMALL_PICTURES: '1',
  });
  const shop = await startShop({ API_ORIGIN: api.origin });
  const at = (path: string) => `http://localhost:${shop.port}${path}`;
  const body = page.locator('body');
  try {
    const { items } = await createApi({ baseUrl: api.origin, language: 'en' }).catalog.products({
      page: 1,
      limit: 8,
    });
    expect(items.map(({ price }) => Number(price)).filter((price) => !Number.isInteger(price))).toEqual([]);
    const product = items.find(({ soldOut }) => !soldOut)!;

    for (const path of ['/', '/categories?minPrice=100', '/merchant/merchant_street']) {
      await page.goto(at(path));
      await expect(body).toContainText(/¥\d/);
      expect(await body.innerText()).not.toMatch(/\$|¥[\d,]+\.\d/);
    }

    await page.goto(at(`/goods_detail/${product.id}`));
    const structured = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const currencies = structured.join().matchAll(/"priceCurrency":"(\w+)"/g);
    expect(new Set(Array.from(currencies, ([, code]) => code))).toEqual(new Set(['JPY']));
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    await page.waitForURL(/\/cart$/);

    await page.goto(at('/fr/cart'));
    const cart = page.getByRole('main');
    await expect(cart).toContainText(/\d\s¥/);
    expect(await cart.innerText()).not.toMatch(/\$|\d,\d\d\s¥/);
  } finally {
    // Its scripts may still be loading, and would not find the shop.
    await page.close();
    await shop.stop();
    await api.stop();
  }
});
