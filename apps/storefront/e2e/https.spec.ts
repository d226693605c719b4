import { openAnyProduct } from './products.ts';
import { addAddress, addedToCart, answers, expect, test as base } from './shop.ts';
import { type ShopBehindTls, startShopBehindTls } from './tls-proxy.ts';

const test = base.extend<object, { shop: ShopBehindTls }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const shop = await startShopBehindTls();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});
test.use({ ignoreHTTPSErrors: true });

test('a guest fills the cart, signs in and orders behind a proxy that ends TLS', async ({
  page,
  context,
}) => {
  await openAnyProduct(page);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeVisible();
  await answers(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await add.click();
  await expect(addedToCart(page)).toBeVisible();
  await page.goto('/cart');
  await answers(page);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Check out/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Continue as a guest' }).click();
  await dialog.getByLabel(/^E-?mail/).fill(`tls.${Date.now()}@shopper.test`);
  await dialog.locator('form').getByRole('button', { name: /guest/i }).last().click();
  await page.waitForURL(/preOrderNo=/);
  await addAddress(page);
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  const token = (await context.cookies()).find((cookie) => cookie.name === '__Host-mf-token');
  expect(token).toMatchObject({ secure: true, httpOnly: true });
});

test('addresses for other sites are those of the public shop', async ({ request, shop }) => {
  const html = await (await request.get('/fr/categories')).text();
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}/fr/categories"`);
  expect(html).toMatch(new RegExp(`hreflang="en" href="${shop.origin}/categories"`, 'i'));
});

test('a form from another site is refused behind the proxy too', async ({ request }) => {
  const answer = await request.post('/cart', {
    headers: { Origin: 'https://evil.example' },
    form: { intent: 'checkout' },
  });
  expect(answer.status()).toBe(403);
});

test('no address of this shop leads to another host', async ({ request, shop }) => {
  for (const hostile of [
    '/en//evil.test',
    '/en/.//evil.test',
    '/en/%2F%2Fevil.test',
    '//evil.test',
    '/fr//evil.test',
  ]) {
    const answer = await request.get(shop.origin + hostile, { maxRedirects: 0 });
    const location = answer.headers().location;
    if (location) expect(new URL(location, shop.origin).origin, hostile).toBe(shop.origin);
    else expect(answer.status(), hostile).toBe(404);
  }
});
