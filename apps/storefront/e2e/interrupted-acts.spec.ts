import type { Locator, Page } from '@playwright/test';
import {
  addedToCart,
  type Account,
  componentsOf,
  expect,
  hydrated,
  loginForm,
  newAccount,
  openAnyProduct,
  press,
  publicApi,
  test,
} from './shop.ts';

/** A SKU that is sold out in the seed, of a product that has others; tests of other files sell out the first products. */
async function soldOutSku() {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 80 });
  for (const { id } of items.toReversed()) {
    const product = await catalog.product(id);
    const sku = product.skus.find(({ stock }) => stock === 0);
    if (!product.soldOut && sku) return { product: id, sku: sku.id };
  }
  throw new Error('The sandbox has no product of which one SKU is sold out.');
}

async function reviewedProduct() {
  const { items } = await publicApi().catalog.products({ page: 1, limit: 80 });
  const found = items.find(({ reviewCount }) => (reviewCount ?? 0) > 2);
  if (!found) throw new Error('The sandbox has no product with reviews.');
  return found.id;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`signing in ${javaScriptEnabled ? 'with' : 'without'} script goes on with`, () => {
    test.use({ javaScriptEnabled });

    const ready = (page: Page) => (javaScriptEnabled ? hydrated(page) : Promise.resolve());
    const act = (control: Locator) => (javaScriptEnabled ? press(control) : control.click());

    /** Signs in where the interrupted act asks for it. */
    async function signIn(page: Page, { email, password }: Account) {
      if (!javaScriptEnabled) {
        await expect(page).toHaveURL(/\/login$/);
        const answer = await page.request.post('/login', {
          headers: { Origin: new URL(page.url()).origin },
          form: { mode: 'emailPassword', email, password, agreement: 'on' },
          maxRedirects: 0,
        });
        await page.goto(answer.headers().location ?? '');
        return;
      }
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link', { name: 'Email', exact: true }).click();
      const form = loginForm(page, dialog);
      await form.email.fill(email);
      await form.password.fill(password);
      await form.agreement.check();
      await form.submit('Sign in').click();
    }

    /** The message: what browsers show without script is invisible to locators of text. */
    const told = (page: Page, text: string) =>
      javaScriptEnabled
        ? expect(page.getByRole('region', { name: 'Notifications' })).toContainText(text)
        : expect.poll(() => page.content()).toContain(text);

    test('"Buy now"', async ({ page }) => {
      const account = await newAccount();
      const name = await openAnyProduct(page);
      await ready(page);
      await act(page.getByRole('button', { name: 'Buy now', exact: true }).first());
      await signIn(page, account);
      await page.waitForURL(/order_confirm\?.*preOrderNo=/);
      await expect(componentsOf(page).cartLine({ name })).toBeVisible();
    });

    test('the checkout of the cart', async ({ page }) => {
      const account = await newAccount();
      const name = await openAnyProduct(page);
      await ready(page);
      await act(page.getByRole('button', { name: 'Add to cart', exact: true }).first());
      if (javaScriptEnabled) await expect(addedToCart(page)).toBeVisible();
      await page.goto('/cart');
      await ready(page);
      await act(page.getByRole('button', { name: /^Check out/ }).first());
      await signIn(page, account);
      await page.waitForURL(/order_confirm\?.*preOrderNo=/);
      await expect(componentsOf(page).cartLine({ name })).toBeVisible();
    });

    test('a coupon', async ({ page }) => {
      const account = await newAccount();
      await page.goto('/');
      await ready(page);
      const before = (await account.api.coupons.mine({ usable: true, page: 1, limit: 100 })).items.length;
      await act(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Collect: / })
          .first(),
      );
      await signIn(page, account);
      await told(page, 'The coupon is yours');
      await expect
        .poll(
          async () => (await account.api.coupons.mine({ usable: true, page: 1, limit: 100 })).items.length,
        )
        .toBe(before + 1);
    });

    test('a notification of what is sold out', async ({ page }) => {
      const account = await newAccount();
      const { product, sku } = await soldOutSku();
      await page.goto(`/goods_detail/${product}?sku=${sku}`);
      await ready(page);
      await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeDisabled();
      await act(page.getByRole('button', { name: 'Notify me when available' }).first());
      await signIn(page, account);
      await told(page, 'We will notify you when it can be bought again.');
      await expect(page).toHaveURL(new RegExp(`/goods_detail/${product}`));
    });

    test('"Helpful" of a review', async ({ page }) => {
      const account = await newAccount();
      const id = await reviewedProduct();
      await page.goto(`/goods_detail/${id}`);
      await ready(page);
      await act(
        page
          .locator('#reviews')
          .getByRole('button', { name: /^Helpful/ })
          .first(),
      );
      await signIn(page, account);
      if (!javaScriptEnabled) await told(page, 'Thank you for rating this review');
      await expect(
        page.locator('#reviews').getByRole('button', { name: /^Helpful/, pressed: true }),
      ).toHaveCount(1);
    });
  });
}
