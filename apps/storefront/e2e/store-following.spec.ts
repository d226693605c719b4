import type { Locator } from '@playwright/test';
import { newAccount, signInAsNewShopper } from './accounts.ts';
import { answers, expect, loginForm, main, test } from './shop.ts';
import { anyStore, collect, header } from './store-page.ts';

const follow = (within: Locator, name: string) => within.getByRole('button', { name: `Follow: ${name}` });
const following = (within: Locator, name: string) =>
  within.getByRole('button', { name: `Following: ${name}` });

test('a shopper follows a store on its page and no longer in the street, and collects a coupon once, also where it was collected elsewhere', async ({
  page,
}) => {
  const { id, name, coupon } = await anyStore();
  const { api } = await signInAsNewShopper(page);
  await page.goto(`/merchant/merchant/coupon?id=${id}`);
  await follow(header(page), name).click();
  await expect(page.getByText('You follow this store now')).toBeVisible();
  await expect(following(header(page), name)).toHaveAttribute('aria-pressed', 'true');
  expect((await api.favourites.stores()).items.map(({ storeId }) => storeId)).toEqual([id]);

  // Meanwhile, in another tab.
  await api.coupons.receive(coupon.id);
  await collect(page, coupon.name).click();
  await expect(page.getByText('You have this coupon already.')).toBeVisible();
  await expect(collect(page, coupon.name)).toBeHidden();
  await expect(main(page).getByText('Collected')).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  expect(html, 'after a reload').toContain('>Collected<');

  await page.goto('/merchant/merchant_street');
  const card = main(page).getByRole('article').filter({ hasText: name });
  await following(card, name).click();
  await expect(follow(card, name)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await api.favourites.stores()).total).toBe(0);
});

test('a visitor signs in to follow a store, and follows it then', async ({ page }) => {
  const { id, name } = await anyStore();
  const { email, password, api } = await newAccount();
  await page.goto(`/merchant/merchant/home?id=${id}`);
  await answers(page);
  await follow(header(page), name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /mail/i }).first().click();
  const form = loginForm(page, dialog);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.agreement.check();
  await form.submit('Sign in').click();
  // Shown immediately, before the shop has responded.
  await expect(following(header(page), name)).toBeVisible();
  await expect.poll(async () => (await api.favourites.stores()).total).toBe(1);
});

test.describe('when the shop does not answer', () => {
  test.use({ failsOnPurpose: true });

  test('following is undone', async ({ page }) => {
    const { id, name } = await anyStore();
    await signInAsNewShopper(page);
    await page.goto(`/merchant/merchant/home?id=${id}`);
    await answers(page);
    await page.route('**/resources/follow?**', (route) => route.abort());
    await follow(header(page), name).click();
    await expect(page.getByText(/The shop cannot be reached/)).toBeVisible();
    await expect(follow(header(page), name)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor follows a store by way of the sign-in page', async ({ page }) => {
    const { id, name } = await anyStore();
    const { email, password, api } = await newAccount();
    await page.goto(`/merchant/merchant/home?id=${id}`);
    await follow(header(page), name).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/login?mode=emailPassword');
    const form = loginForm(page);
    await form.email.fill(email);
    await form.password.fill(password);
    await form.agreement.check();
    await form.submit('Sign in').click();
    await expect(page).toHaveURL(new RegExp(`/merchant/merchant/home\\?id=${id}$`));
    await expect(following(header(page), name)).toBeVisible();
    await following(header(page), name).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'You no longer follow this store' }),
    ).toBeVisible();
    expect((await api.favourites.stores()).total).toBe(0);
  });
});
