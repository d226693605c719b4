import { findCoveredFocus } from './focus-covered.ts';
import { pressAt, tabTo } from './keyboard.ts';
import { signInAsNewShopper } from './accounts.ts';
import { lineWithOptions, openAnyProduct } from './products.ts';
import { answers, expect, test } from './shop.ts';

test('a shopper buys with the keyboard alone, from the product over the cart to the order, in Thai', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await api.cart.add([(await lineWithOptions()).line]);
  await openAnyProduct(page, '/th');
  await answers(page);
  await pressAt(page, /^เพิ่มลงตะกร้า$/);
  const added = page.getByRole('dialog', { name: 'เพิ่มลงตะกร้าแล้ว' });
  await expect(added).toBeVisible();
  await pressAt(page, /^ไปที่ตะกร้า/);
  await expect(page).toHaveURL(/\/th\/cart$/);
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  await pressAt(page, /^จำนวนของ /, 'ArrowUp');
  await pressAt(page, /^เลือก /, 'Space');
  await expect(page.getByRole('checkbox', { name: /^เลือก / }).last()).not.toBeChecked();
  await pressAt(page, /^สั่งซื้อ 2 ชิ้น/);
  await page.waitForURL(/\/th\/order\/order_confirm\?preOrderNo=/);
  await tabTo(page, /^บัตร/);
  const cash = page.getByRole('radio', { name: /^เก็บเงินปลายทาง/ });
  await expect(async () => {
    if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(cash).toBeChecked({ timeout: 500 });
  }).toPass();
  await pressAt(page, /^สั่งซื้อ · /);
  await expect(page.getByRole('heading', { name: 'ขอบคุณ สั่งซื้อเรียบร้อยแล้ว' })).toBeVisible();
  expect((await api.orders.list()).items).toMatchObject([{ quantity: 2 }]);
});

test('the skip link leads to the content; the sign-in dialog keeps the focus inside, closes on Escape and returns it to its opener', async ({
  page,
}) => {
  await page.goto('/help');
  await answers(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

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

test('no bar covers what has the focus on the product page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAnyProduct(page);
  await answers(page);
  expect(await findCoveredFocus(page)).toEqual([]);
});

test('no bar covers what has the focus on a phone, where products are compared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAnyProduct(page);
  await answers(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
  expect(await findCoveredFocus(page)).toEqual([]);
});
