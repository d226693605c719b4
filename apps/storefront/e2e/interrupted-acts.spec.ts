import type { Locator, Page } from '@playwright/test';
import { type Account, newAccount, publicApi, signIn, signInInDialog } from './accounts.ts';
import { answers, expect, test } from './shop.ts';

// Other actions that continue after signing in: buying in buy.spec.ts and no-script.spec.ts, a favourite in
// sign-in.spec.ts, each action in wanted.server.integration.test.ts.

/**
 * A SKU that is sold out in the seed, of a product that has others; tests in other files sell out the first products.
 */
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

const couponsOf = async ({ api }: Account) =>
  (await api.coupons.mine({ usable: true, page: 1, limit: 100 })).items.length;

const helpful = (page: Page) => page.locator('#reviews').getByRole('button', { name: /^Helpful/ });

test('signing in over the page goes on with "Helpful" of a review, a notification of what is sold out, and a coupon', async ({
  page,
  context,
}) => {
  const account = await newAccount();
  const told = (text: string) =>
    expect(page.getByRole('region', { name: 'Notifications' })).toContainText(text);
  /** A visitor opens a page, presses a control that needs an account, and signs in. */
  async function actAndSignIn(address: string, control: Locator) {
    await context.clearCookies();
    await page.goto(address);
    await answers(page);
    await control.click();
    await signInInDialog(page, account);
  }

  await test.step('"Helpful" of a review', async () => {
    await actAndSignIn(`/goods_detail/${await reviewedProduct()}`, helpful(page).first());
    await expect(
      page.locator('#reviews').getByRole('button', { name: /^Helpful/, pressed: true }),
    ).toHaveCount(1);
  });

  await test.step('a notification of what is sold out', async () => {
    const { product, sku } = await soldOutSku();
    const notify = page.getByRole('button', { name: 'Notify me when available' }).first();
    await actAndSignIn(`/goods_detail/${product}?sku=${sku}`, notify);
    await told('We will notify you when it can be bought again.');
    await expect(page).toHaveURL(new RegExp(`/goods_detail/${product}`));
    await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeDisabled();
  });

  await test.step('a coupon', async () => {
    const before = await couponsOf(account);
    const collect = page.getByRole('main').getByRole('button', { name: /^Collect: / });
    await actAndSignIn('/', collect.first());
    await told('The coupon is yours');
    await expect.poll(() => couponsOf(account)).toBe(before + 1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in goes on with a notification of what is sold out, and with "Helpful" of a review', async ({
    page,
    context,
  }) => {
    const account = await newAccount();
    /** Presses a control that needs an account, and signs in on the page to which it leads. */
    async function actAndSignIn(control: Locator) {
      await control.click();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto(await signIn(page.request, account));
    }
    /** Text that browsers show only without script is invisible to locators. */
    const told = (text: string) => expect.poll(() => page.content()).toContain(text);

    const { product, sku } = await soldOutSku();
    await page.goto(`/goods_detail/${product}?sku=${sku}`);
    await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeDisabled();
    await actAndSignIn(page.getByRole('button', { name: 'Notify me when available' }).first());
    await told('We will notify you when it can be bought again.');
    await expect(page).toHaveURL(new RegExp(`/goods_detail/${product}`));

    await context.clearCookies();
    await page.goto(`/goods_detail/${await reviewedProduct()}`);
    await actAndSignIn(helpful(page).first());
    await told('Thank you for rating this review');
    await expect(
      page.locator('#reviews').getByRole('button', { name: /^Helpful/, pressed: true }),
    ).toHaveCount(1);
  });
});
