import type { Page } from '@playwright/test';
import { expect, hydrated, openAnyProduct, signInAsNewShopper, test } from './shop.ts';

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp, most = 140): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return element?.getAttribute('aria-label') || label || element?.textContent || '';
    });
    if (name.test(at.trim())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/categories');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a shopper buys a product with the keyboard alone', async ({ page }) => {
  await signInAsNewShopper(page);
  await openAnyProduct(page);
  await hydrated(page);
  await tabTo(page, /^Buy now$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/preOrderNo=/);
  await expect(page.getByRole('button', { name: /^Submit order ·/ })).toBeVisible();
  await tabTo(page, /^Card/);
  const cash = page.getByRole('radio', { name: /^Cash/ });
  await expect(async () => {
    if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(cash).toBeChecked({ timeout: 500 });
  }).toPass();
  await tabTo(page, /^Submit order/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('the sign-in dialog keeps the focus inside, closes on Escape and returns the focus to its opener', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const open = document.querySelector('dialog[open]');
      return open?.contains(document.activeElement) || document.activeElement === document.body;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
