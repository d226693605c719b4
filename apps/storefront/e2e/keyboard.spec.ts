import type { Page } from '@playwright/test';
import { expect, hydrated, signIn, test } from './shop.ts';

/** Presses Tab until the focus is on what is asked for. */
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

test('skip link, product, cart and order by keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/categories?inStock=1');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/goods_detail/);
  await hydrated(page);
  await tabTo(page, /^Buy now$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/preOrderNo=/);
  await tabTo(page, /^Card/);
  for (let press = 0; press < 6; press += 1) {
    if (await page.getByRole('radio', { name: /^Cash/ }).isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, /^Submit order/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('the sign-in dialog holds the focus, closes on Escape and gives it back', async ({ page }) => {
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
