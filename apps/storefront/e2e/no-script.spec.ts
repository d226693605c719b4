import { newAccount, newEmail, signIn, signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, placeUnpaidOrder } from './products.ts';
import { addAddress, choosePayment, componentsOf, expect, loginForm, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('a guest buys and pays without script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible();
  const name = await openAnyProduct(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
  await expect(componentsOf(page).cartLine({ name })).toBeVisible();
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Continue as a guest' }).click();
  const form = loginForm(page);
  await form.email.fill(newEmail());
  await form.submit('Continue as a guest').click();
  await page.waitForURL(/preOrderNo=/);
  await addAddress(page);
  await choosePayment(page, /^PayPal/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
});

test('"Buy now" leads a visitor by way of the sign-in page to the checkout', async ({ page }) => {
  const account = await newAccount();
  const name = await openAnyProduct(page);
  await page.getByRole('button', { name: 'Buy now', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(await signIn(page.request, account));
  await expect(page).toHaveURL(/order_confirm\?.*preOrderNo=/);
  await expect(page.getByRole('main')).toContainText(name);
});

test('searching and sorting work without script', async ({ page }) => {
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

test('cancelling an order asks on a page of its own', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await page.goto('/user_center/order/list?tab=toPay');
  await page.getByRole('link', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancel this order?')).toBeVisible();
  await page.getByRole('link', { name: 'Keep order' }).click();
  await page.getByRole('link', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  expect((await shopper.api.orders.master(orderNo)).status).toBe('cancelled');
});

test('messages reach shoppers without script', async ({ page }) => {
  await page.goto('/');
  await signInAsNewShopper(page);
  await openAnyProduct(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .uncheck();
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/Please select an item/);

  await page.goto('/logout');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: /Exit successfully/ })).toBeVisible();
});
