import type { Page } from '@playwright/test';
import { test } from './faulty-shop-of-worker.ts';
import { addedToCart, expect, hydrated, openAnyProduct, signInAsNewShopper } from './shop.ts';

// One worker, so that they share a shop.
test.describe.configure({ mode: 'default' });

const addToCart = '/api/front/cart/save';
const mergeCart = '/api/front/cart/merge';

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
const quantities = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('spinbutton')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** What the shopper sees in the cart. */
async function quantitiesInCart(page: Page): Promise<string[]> {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  return quantities(page);
}

test('adding again after a lost answer does not double the quantity', async ({ page, baseURL, faults }) => {
  await signInAsNewShopper(page, baseURL);
  await openAnyProduct(page);
  await hydrated(page);
  faults.fail(addToCart, 'lost');
  await add(page);
  await expect(page.getByText('cannot be reached right now')).toBeVisible();
  await add(page);
  await expect(addedToCart(page)).toBeVisible();
  expect(await quantitiesInCart(page)).toEqual(['1']);
  await page.goBack();
  await hydrated(page);
  await add(page);
  await expect(addedToCart(page)).toBeVisible();
  expect(await quantitiesInCart(page)).toEqual(['2']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('adding again after a lost answer does not double the quantity', async ({ page, baseURL, faults }) => {
    await signInAsNewShopper(page, baseURL);
    await openAnyProduct(page);
    faults.fail(addToCart, 'lost');
    await add(page);
    await expect(page.getByRole('alert')).toContainText('cannot be reached right now');
    await add(page);
    await page.waitForURL(/\/cart$/);
    expect(await quantities(page)).toEqual(['1']);
  });

  test('signing in takes the cart along once, although the answer is lost', async ({
    page,
    baseURL,
    faults,
  }) => {
    await openAnyProduct(page);
    await add(page);
    faults.fail(mergeCart, 'lost');
    await signInAsNewShopper(page, baseURL);
    expect(await quantitiesInCart(page)).toEqual(['1']);
    expect(await quantitiesInCart(page)).toEqual(['1']);
  });

  test('signing in keeps the cart while the API refuses it', async ({ page, baseURL, faults }) => {
    await openAnyProduct(page);
    await add(page);
    faults.fail(mergeCart, 'code500', 2);
    await signInAsNewShopper(page, baseURL);
    await page.goto('/cart');
    await expect(page.getByText('Chosen before you signed in')).toBeVisible();
    expect(await quantitiesInCart(page)).toEqual(['1']);
    await expect(page.getByText('Chosen before you signed in')).toHaveCount(0);
  });

  test('a back end that cannot merge carts gets each line once', async ({ page, baseURL, faults }) => {
    await openAnyProduct(page);
    await add(page);
    faults.fail(mergeCart, 'missing', Number.POSITIVE_INFINITY);
    faults.fail(addToCart, 'lost');
    await signInAsNewShopper(page, baseURL);
    expect(await quantitiesInCart(page)).toEqual(['1']);
  });
});
