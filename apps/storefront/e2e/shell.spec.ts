import type { Page } from '@playwright/test';
import { expectContentStart } from './screen-checks.ts';
import { signInAsNewShopper } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';

/** A page of each layout; `pages.spec.ts` checks every page with script. */
const layouts = ['/', '/categories', '/goods_detail/1', '/merchant/merchant/home?id=1', '/login', '/unknown'];

test('the goods of a store begin near the top, at a desk and on a phone', async ({ page }) => {
  await page.goto('/merchant/merchant/category?id=1');
  for (const [width, height, lowest] of [
    [1440, 900, 600],
    [390, 844, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(card?.y, `${width} px`).toBeLessThanOrEqual(lowest);
  }
});

const picker = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Language, currency and delivery: / });

test('one panel has language, currency and country of deliveries, and keeps the page', async ({ page }) => {
  await page.goto('/goods_detail/1');
  await expect(picker(page)).toHaveAccessibleName(/English, United Kingdom, USD$/);
  await picker(page).click();
  const panel = page.getByRole('dialog', { name: /^Language, currency and delivery/ });
  await expect(panel.getByText(/^US Dollar\. Every price is in this currency/)).toBeVisible();
  const choice = panel.getByRole('combobox', { name: 'Deliver to' });
  await choice.selectOption({ label: 'France' });
  await expect(page.getByText('Delivery dates and fees are now those for France.')).toBeVisible();
  await expect(picker(page)).toHaveAccessibleName(/France/);
  const delivery = page.getByRole('main').getByRole('combobox', { name: 'Deliver to' });
  await expect(delivery).toHaveValue('FR');
  // Dates and fees are paler while those for France are being requested.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, { within: 'body' });
  await panel.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/goods_detail/1');
  const inFrench = page.getByRole('main').getByRole('combobox', { name: 'Livrer en' });
  await expect(inFrench).toHaveValue('FR');
});

test.describe('without a connection', () => {
  test.use({ failsOnPurpose: true });
  test('the bar about the connection does not cover what a toast says', async ({ page, context }) => {
    await page.goto('/help');
    await answers(page);
    await page.getByRole('button', { name: 'Forget my choices' }).click();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    const bar = await page.getByText('You are offline.').boundingBox();
    const toast = await page.getByText('are forgotten in this browser.').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
  });
});

/** The response of a form for browsers without script. */
const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the content of each layout starts where it does with script; a page that does not exist leads home', async ({
    page,
  }) => {
    for (const path of layouts) {
      await page.goto(path);
      await expectContentStart(page);
    }
    // The last one is a page that does not exist.
    await expect(page.getByRole('link', { name: 'Go Home Page' })).toHaveAttribute('href', '/');
  });

  test('the delivery country is chosen in a form, which returns to the page; new addresses begin with it; the help lists its cookie, and forgets it; the footer says who runs the shop', async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    await test.step('the country', async () => {
      await page.goto('/goods_detail/1');
      await picker(page).click();
      await page.getByRole('link', { name: 'Change the country: United Kingdom' }).click();
      await main.getByRole('combobox', { name: 'Deliver to' }).selectOption({ label: 'Laos' });
      await main.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL('/goods_detail/1');
      await expect(note(page, 'Delivery dates and fees are now those for Laos.')).toBeVisible();
      await expect(main.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('LA');
    });

    await page.goto('/help');
    const footer = page.getByRole('contentinfo');
    await test.step('the footer says how the shop is paid, who delivers and who runs it', async () => {
      for (const name of ['Card', 'PayPal', 'Cash on delivery', 'DHL'])
        await expect(footer.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
      await expect(footer.getByText(/Companies House/)).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Settle a dispute' })).toHaveAttribute('href', /^https:/);
      await expect(footer.getByRole('link', { name: 'Sign in' })).toBeVisible();
    });

    await test.step('a new address of a shopper begins with the country of deliveries', async () => {
      const { api } = await signInAsNewShopper(page);
      const preOrderNo = await api.checkout.preOrder({ buyNow: await wellStockedLine() });
      await page.goto(`/order/order_confirm?preOrderNo=${preOrderNo}&edit=new`);
      await expect(main.locator('select[name=country]')).toHaveValue('LA');
    });

    await test.step('the cookies of the shop are listed, and the choices among them forgotten', async () => {
      await page.goto('/help');
      await expect(main.getByRole('row', { name: /mf-country/ })).toContainText('365 days');
      await main.getByRole('button', { name: 'Forget my choices' }).click();
      await expect(note(page, 'are forgotten in this browser.')).toBeVisible();
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('mf-country');
    });

    await test.step('the footer offers a shopper to sign out', async () => {
      await expect(footer.getByRole('link', { name: 'Sign out' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    });
  });
});
