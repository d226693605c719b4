import { addAddress, expect, openAnyProduct, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('the whole way to the payment provider works without script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible();
  const name = await openAnyProduct(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Continue as a guest' }).click();
  await page.locator('#login-email').fill(`plain.${Date.now()}@shopper.test`);
  await page.getByRole('main').locator('form').getByRole('button', { name: /guest/i }).last().click();
  await page.waitForURL(/preOrderNo=/);
  await addAddress(page);
  await page.getByRole('radio', { name: /^PayPal/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit order/ }).click();
  await page
    .getByRole('button', { name: /approve|pay/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
});

test('searching and sorting are plain links and forms', async ({ page }) => {
  await page.goto('/categories');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Price/ })
    .click();
  await expect(page).toHaveURL(/price=asc/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/goods_search\?/);
});

test('cancelling an order asks on a page', async ({ page }) => {
  await page.goto('/login?mode=emailPassword');
  await page.locator('#login-email').fill('demo@marketfront.test');
  await page.locator('#login-password').fill('Demo-1234');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await page.goto('/user_center/order/list?tab=toPay');
  await page.getByRole('link', { name: 'Cancel order' }).first().click();
  await expect(page.getByText('Cancel this order?')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByRole('link', { name: 'Cancel order' })).toBeVisible();
});
