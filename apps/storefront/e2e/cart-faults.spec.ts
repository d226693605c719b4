import type { Page } from '@playwright/test';
import { test } from './faulty-shop-of-worker.ts';
import { type Account, signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, wellStockedLine } from './products.ts';
import { addedToCart, answers, expect } from './shop.ts';

// In one worker, so that they share a shop.
test.describe.configure({ mode: 'default' });

const addToCart = '/api/front/cart/save';
const mergeCart = '/api/front/cart/merge';

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
/** The number of pieces of each line in the cart. */
const quantities = async ({ api }: Account) =>
  (await api.cart.list()).flatMap(({ lines }) => lines.map(({ quantity }) => quantity));

test('adding again after a lost answer does not double the quantity; adding once more does', async ({
  page,
  baseURL,
  faults,
}) => {
  const shopper = await signInAsNewShopper(page, baseURL);
  await openAnyProduct(page);
  await answers(page);
  faults.fail(addToCart, 'lost');
  await add(page);
  await expect(page.getByText('cannot be reached right now')).toBeVisible();
  await add(page);
  await expect(addedToCart(page)).toBeVisible();
  expect(await quantities(shopper)).toEqual([1]);
  await page.keyboard.press('Escape');
  await expect(addedToCart(page)).toBeHidden();
  await add(page);
  await expect(addedToCart(page)).toBeVisible();
  expect(await quantities(shopper)).toEqual([2]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('adding again after a lost answer does not double the quantity', async ({ page, baseURL, faults }) => {
    const shopper = await signInAsNewShopper(page, baseURL);
    await openAnyProduct(page);
    faults.fail(addToCart, 'lost');
    await add(page);
    await expect(page.getByRole('alert')).toContainText('cannot be reached right now');
    await add(page);
    await page.waitForURL(/\/cart$/);
    expect(await quantities(shopper)).toEqual([1]);
  });
});

test('signing in takes the cart along once, although the answer is lost or the back end cannot merge carts', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  const { productId, skuId } = await wellStockedLine();
  /**
   * A visitor adds to the cart. @returns a function that signs in, and returns the number of pieces after each of two
   * visits
   */
  async function visitorWithCart() {
    await context.clearCookies();
    const added = await page.request.post(`/resources/add-to-cart?product=${productId}`, {
      headers: { Origin: baseURL },
      form: { sku: skuId, quantity: 1 },
      maxRedirects: 0,
    });
    expect(added.headers().location).toBe('/cart');
    return async () => {
      const { api } = await signInAsNewShopper(page, baseURL);
      const pieces: number[] = [];
      for (let visit = 0; visit < 2; visit += 1) {
        await page.request.get('/cart');
        pieces.push(await api.cart.count());
      }
      return pieces;
    };
  }

  await test.step('the answer is lost', async () => {
    const signIn = await visitorWithCart();
    faults.fail(mergeCart, 'lost');
    expect(await signIn()).toEqual([1, 1]);
  });
  await test.step('a back end that cannot merge carts gets each line once, although that answer is lost', async () => {
    const signIn = await visitorWithCart();
    faults.fail(mergeCart, 'missing', Number.POSITIVE_INFINITY);
    faults.fail(addToCart, 'lost');
    expect(await signIn()).toEqual([1, 1]);
  });
});
