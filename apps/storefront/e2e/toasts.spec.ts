import type { Page } from '@playwright/test';
import { signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, productsWithoutOptions, wellStockedLine } from './products.ts';
import { answers, expect, test } from './shop.ts';

const toasts = (page: Page) => page.locator('[data-part=toast]');

const remove = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Remove (?!selected)/ });

test('a toast stays while it is hovered; it leaves when the pointer has left, and after "Undo" by mouse and by keyboard the next one after its time', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  const [first, second] = await productsWithoutOptions();
  await api.cart.add([first, second].map(({ id: productId, skuId }) => ({ productId, skuId, quantity: 1 })));
  await page.clock.install();
  await page.goto('/cart');
  // "Welcome back"
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);

  await test.step('hovered', async () => {
    await remove(page).first().click();
    await expect(remove(page)).toHaveCount(1);
    await toasts(page).hover();
    await page.clock.fastForward(20_000);
    await expect(toasts(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(2_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  for (const [how, act] of [
    ['mouse', () => undo.click()],
    ['keyboard', () => undo.press('Enter')],
  ] as const)
    await test.step(`"Undo" by ${how}`, async () => {
      await remove(page).click();
      // The focused button disappears with its line.
      await expect(remove(page)).toHaveCount(0);
      await act();
      await expect(toasts(page)).toHaveCount(0);
      await expect(remove(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).not.toBeNull();
    });

  await test.step('the next toast leaves after its time', async () => {
    await remove(page).click();
    await page.mouse.move(0, 0);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

/** Names of visible form buttons whose middle is covered. */
const coveredButtons = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('form button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        return at?.closest('[data-part=toast]') !== null && at !== null;
      })
      .map((button) => button.textContent),
  );

const widths = [390, 1280] as const;

test('a toast hides no button of the checkout, on a phone and at a desk', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  const preOrderNo = await api.checkout.preOrder({ buyNow: await wellStockedLine() });
  await page.goto(`/order/order_confirm?preOrderNo=${preOrderNo}&edit=new`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    await page.getByRole('button', { name: /^Submit order ·/ }).click();
    await expect(toasts(page).first()).toBeVisible();
    await expect.poll(() => coveredButtons(page), `${width} px`).toEqual([]);
    for (const name of [/^Submit order ·/, 'Save and use this address']) {
      await page.getByRole('button', { name }).evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await expect.poll(() => coveredButtons(page), `${width} px`).toEqual([]);
    }
  }
});

test('a toast hides no button of the sign-in dialog, on a phone and at a desk', async ({ page }) => {
  await openAnyProduct(page);
  await answers(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const dialog = page.getByRole('dialog');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toasts(page).first()).toBeVisible();
    await expect.poll(() => coveredButtons(page), `${width} px`).toEqual([]);
  }
});
