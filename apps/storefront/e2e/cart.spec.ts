import { signInAsNewShopper } from './accounts.ts';
import { lineWithOptions, openAnyProduct, scarceLine, wellStockedLine } from './products.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';
import { openCartOf } from './cart-page.ts';

test('a line whose choice is gone is changed in the cart', async ({ page }) => {
  const { productId } = await wellStockedLine();
  // A cart from before the choice was removed.
  await openCartOf(page, { productId, skuId: 999999 });
  const line = page.getByRole('main').getByRole('group').filter({ hasText: 'Sold out or changed' });
  const again = line.getByRole('button', { name: 'Choose again' });
  await answers(page);
  await again.click();
  await expect(page.getByText('Choose an option first.')).toBeVisible();
  await line.getByRole('combobox').selectOption({ index: 1 });
  await again.click();
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await expect(page.getByText('Sold out or changed')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
});

test('the options of a line are changed in the cart, by keyboard, and other tabs see it', async ({
  page,
  context,
}) => {
  const { api } = await signInAsNewShopper(page);
  const { name, line, from, to } = await lineWithOptions();
  await api.cart.add([{ ...line, quantity: 2 }]);
  await page.goto('/cart');
  await answers(page);
  const other = await context.newPage();
  await other.goto('/cart');

  await answers(other);
  await page.getByRole('checkbox', { name: `Select ${name}` }).uncheck();
  await page.getByRole('link', { name: `Change: ${name}, ${from}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change options' });
  await expect(dialog).toContainText('The quantity stays 2.');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: to }).press('Space');
  await dialog.getByRole('button', { name: 'Update' }).press('Enter');

  const changed = `Change: ${name}, ${to}`;
  await expect(page.getByRole('link', { name: changed })).toBeFocused();
  await expect(other.getByRole('link', { name: changed })).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).not.toBeChecked();
});

test('Enter in a quantity removes nothing, removing lines by keyboard keeps the focus in the cart, and an empty cart leads to what was viewed and to the wish list', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  const viewed = await openAnyProduct(page);
  await answers(page);
  const plenty = await wellStockedLine();
  await api.cart.add([(await scarceLine()).line, plenty]);
  await page.goto('/cart');
  await answers(page);
  const main = page.getByRole('main');

  await test.step('Enter in a quantity removes nothing', async () => {
    const line = main.getByRole('group', { name: viewed, exact: true });
    const quantity = line.getByRole('spinbutton');
    await quantity.fill('3');
    await quantity.press('Enter');
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(quantity).toHaveValue('4');
    const pieces = async () =>
      (await api.cart.list()).flatMap(({ lines }) => lines).find(({ skuId }) => skuId === plenty.skuId)
        ?.quantity;
    await expect.poll(pieces).toBe(4);
  });

  await test.step('removing lines by keyboard keeps the focus in the cart', async () => {
    const remove = main.getByRole('button', { name: /^Remove (?!selected)/ });
    await expect(remove).toHaveCount(2);
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(1);
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(main).toBeFocused();
  });

  await test.step('an empty cart leads to what was viewed, and to the wish list', async () => {
    await expect(main.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect(main.getByRole('link', { name: viewed })).toBeVisible();
    await main.getByRole('link', { name: 'Wish list' }).click();
    await expect(page).toHaveURL('/user_center/wish_list');
  });
});
