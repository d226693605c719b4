import type { Page } from '@playwright/test';
import { test } from './faulty-shop.ts';
import { addAddress, expect, openAnyProduct } from './shop.ts';

const createOrder = '/api/front/order/create';
const pay = '/api/front/pay/payment';

// Plain forms: what holds for them holds with script too, and every answer is a page.
test.use({ javaScriptEnabled: false });

/** A guest with an address stands at the checkout and has chosen to pay on delivery. */
async function standAtCheckout(page: Page): Promise<void> {
  await openAnyProduct(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('link', { name: 'Continue as a guest' }).click();
  await page.locator('#login-email').fill(`faults.${Date.now()}.${Math.random()}@shopper.test`);
  await page.getByRole('main').locator('form').getByRole('button', { name: /guest/i }).last().click();
  await page.waitForURL(/preOrderNo=/);
  await addAddress(page);
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
}

const submit = (page: Page) => page.getByRole('button', { name: /^Submit order ·/ }).click();
const placed = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is placed' });

/** How many orders the shopper has. */
async function orderCount(page: Page): Promise<number> {
  await page.goto('/user_center/order/list');
  return page
    .getByRole('main')
    .getByRole('link', { name: /^(?:PT|SH)\w+/ })
    .count();
}

for (const times of [1, 2]) {
  test(`an order whose answer is lost ${times} time(s) is found, and exists once`, async ({
    page,
    faults,
  }) => {
    await standAtCheckout(page);
    faults.fail(createOrder, 'lost', times);
    await submit(page);
    await expect(placed(page).or(page.getByRole('heading', { name: 'Pay your order' }))).toBeVisible();
    await expect(page.getByText('Nothing has been ordered')).toHaveCount(0);
    expect(await orderCount(page)).toBe(1);
  });
}

test('when nobody knows whether the order exists, the shopper is told so and can submit again', async ({
  page,
  faults,
}) => {
  await standAtCheckout(page);
  faults.fail(createOrder, 'refused', 2);
  await submit(page);
  await expect(page.getByText('We do not know yet whether your order was placed')).toBeVisible();
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await submit(page);
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});

test('when paying fails, the shopper stands at the order and can pay it', async ({ page, faults }) => {
  await standAtCheckout(page);
  faults.fail(pay, 'code500');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Pay your order' })).toBeVisible();
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});

test('a checkout that was submitted leads to its order: by its address and from a second tab', async ({
  page,
  context,
}) => {
  await standAtCheckout(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('radio', { name: /^PayPal/ }).check({ force: true });
  const address = page.url();
  await submit(page);
  await expect(placed(page)).toBeVisible();

  await submit(second);
  await expect(placed(second)).toBeVisible();
  await page.goto(address);
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});
