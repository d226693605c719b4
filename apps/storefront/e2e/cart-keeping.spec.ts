import type { Page } from '@playwright/test';
import { type Account, signInAsNewShopper } from './accounts.ts';
import { lineWithOptions, productsWithoutOptions } from './products.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';

const group = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const line = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const later = (page: Page) => group(page, 'Saved for later');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!everything)/ });

const skusIn = async ({ api }: Account) =>
  (await api.cart.list()).flatMap(({ lines }) => lines.map(({ skuId }) => skuId));

async function fillCart({ api }: Account) {
  const [first, second] = await productsWithoutOptions();
  await api.cart.add(
    [first, second].map(({ id, skuId }) => ({ productId: id, skuId: skuId ?? 0, quantity: 1 })),
  );
  return { first: first.name, second: second.name };
}

test('what is not bought now is kept for later or among the favourites, a changed price is shown once, and lines that are removed at once come back by "Undo", also in other tabs', async ({
  page,
  context,
}) => {
  const account = await signInAsNewShopper(page);
  const { first, second } = await fillCart(account);
  const dear = line(page, second);
  const changed = 'when you last saw your cart';
  await page.goto('/cart');

  await test.step('a price that has changed since the last visit', async () => {
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('cartPrices') ?? '{}')).length),
      )
      .toBe(2);
    await expect(dear).not.toContainText(changed);
    await page.evaluate(() => {
      const prices = JSON.parse(localStorage.getItem('cartPrices') ?? '{}') as Record<string, string>;
      const cheap = Object.fromEntries(Object.keys(prices).map((sku) => [sku, '1.23']));
      localStorage.setItem('cartPrices', JSON.stringify(cheap));
    });
    await page.reload();
    await expect(dear).toContainText(`It cost $1.23 ${changed}`);
  });

  await test.step('kept for later', async () => {
    await answers(page);
    await page.getByRole('button', { name: `Save for later: ${first}` }).click();
    await expect(later(page)).toContainText(first);
    await expect(boxes(page)).toHaveCount(1);
    await page.reload();
    await answers(page);
    await expect(dear, 'the price is shown once').not.toContainText(changed);
    await expect(later(page), 'it is there after a reload').toContainText(first);
  });

  await test.step('moved back, once', async () => {
    // Scrolls to the top, where the header covers nothing.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await later(page)
      .getByRole('button', { name: `Move to cart: ${first}` })
      .dblclick();
    await expect(boxes(page)).toHaveCount(2);
    await expect(later(page)).toBeHidden();
    for (const quantity of await page.getByRole('spinbutton').all()) await expect(quantity).toHaveValue('1');
  });

  await test.step('removed together, which can be undone, and other tabs see it', async () => {
    const other = await context.newPage();
    await other.goto('/cart');
    await answers(other);
    await page.getByRole('checkbox', { name: 'Select everything (2)' }).uncheck();
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await page.getByRole('button', { name: 'Remove selected' }).click();
    await expect(boxes(page)).toHaveCount(1);
    await expect(line(other, first)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, first)).toBeVisible();
    await expect(line(other, first)).toBeVisible();
  });

  await test.step('moved to the favourites', async () => {
    await page.getByRole('button', { name: `Move to favourites: ${second}` }).click();
    await expect(boxes(page)).toHaveCount(1);
    await expect
      .poll(async () => (await account.api.favourites.products()).items.map(({ name }) => name))
      .toEqual([second]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lines are changed, kept for later, moved back and removed together', async ({ page }) => {
    const account = await signInAsNewShopper(page);
    const options = await lineWithOptions();
    await account.api.cart.add([options.line]);
    await page.goto('/fr/cart');
    await page.getByRole('link', { name: /^Modifier/ }).click();
    const choice = page.getByRole('combobox', { name: /^Options de/ });
    const another = choice.locator('option:not(:checked, :disabled)').first();
    await choice.selectOption((await another.getAttribute('value')) ?? '');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByRole('link', { name: /^Modifier/ })).toBeVisible();
    await expect.poll(async () => skusIn(account)).not.toEqual([options.line.skuId]);
    await page.getByRole('button', { name: /^Retirer (?!la)/ }).click();

    await fillCart(account);
    await page.goto('/fr/cart');
    await page
      .getByRole('button', { name: /^Mettre de côté/ })
      .first()
      .click();
    const kept = group(page, 'Mis de côté');
    await expect(page.getByRole('spinbutton')).toHaveCount(1);
    await kept.getByRole('button', { name: /^Remettre dans le panier/ }).click();
    await expect(kept).toBeHidden();
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    await page
      .getByRole('checkbox', { name: /^Sélectionner / })
      .last()
      .uncheck();
    await page.getByRole('button', { name: 'Retirer la sélection' }).click();
    await expect(page.getByRole('spinbutton')).toHaveCount(1);
  });
});
