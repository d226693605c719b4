import type { Page } from '@playwright/test';
import { test } from './faulty-shop-of-worker.ts';
import { signInAsNewShopper } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { choosePayment, expect } from './shop.ts';

const createOrder = '/api/front/order/create';
const pay = '/api/front/pay/payment';

// Plain forms: their results also apply with script, and every response is a page.
test.use({ javaScriptEnabled: false });
// In one worker, so that they share a shop.
test.describe.configure({ mode: 'default' });

/** Opens the checkout of a shopper with an address who has chosen to pay on delivery. */
async function standAtCheckout(page: Page, baseURL: string) {
  const { api } = await signInAsNewShopper(page, baseURL);
  await openCheckout(page);
  return { orderCount: async () => (await api.orders.list()).items.length };
}

async function openCheckout(page: Page): Promise<void> {
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
  await choosePayment(page, /^Cash/);
}

const submit = (page: Page) => page.getByRole('button', { name: /^Submit order ·/ }).click();
const placed = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is placed' });

test('an order whose answer is lost, once or twice, is found, and exists once', async ({
  page,
  baseURL,
  faults,
}) => {
  const { orderCount } = await standAtCheckout(page, baseURL);
  for (const times of [1, 2]) {
    if (times > 1) await openCheckout(page);
    faults.fail(createOrder, 'lost', times);
    await submit(page);
    await expect(placed(page).or(page.getByRole('heading', { name: 'Pay your order' }))).toBeVisible();
    await expect(page.getByText('Nothing has been ordered')).toHaveCount(0);
    expect(await orderCount()).toBe(times);
  }
});

test('when nobody knows whether the order exists, the shopper is told so and can submit again', async ({
  page,
  baseURL,
  faults,
}) => {
  const { orderCount } = await standAtCheckout(page, baseURL);
  faults.fail(createOrder, 'refused', 2);
  await submit(page);
  await expect(page.getByText('We do not know yet whether your order was placed')).toBeVisible();
  await choosePayment(page, /^Cash/);
  await submit(page);
  await expect(placed(page)).toBeVisible();
  expect(await orderCount()).toBe(1);
});

test('when paying fails, the shopper stands at the order and can pay it', async ({
  page,
  baseURL,
  faults,
}) => {
  const { orderCount } = await standAtCheckout(page, baseURL);
  faults.fail(pay, 'code500');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Pay your order' })).toBeVisible();
  await choosePayment(page, /^Cash/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(placed(page)).toBeVisible();
  expect(await orderCount()).toBe(1);
});

test('a checkout that was submitted leads to its order: by its address and from a second tab', async ({
  page,
  context,
  baseURL,
}) => {
  const { orderCount } = await standAtCheckout(page, baseURL);
  const second = await context.newPage();
  await second.goto(page.url());
  await choosePayment(second, /^PayPal/);
  const address = page.url();
  await submit(page);
  await expect(placed(page)).toBeVisible();

  await submit(second);
  await expect(placed(second)).toBeVisible();
  await page.goto(address);
  await expect(placed(page)).toBeVisible();
  expect(await orderCount()).toBe(1);
});
