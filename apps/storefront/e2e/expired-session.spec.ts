import type { Page } from '@playwright/test';
import { signInAsNewShopper } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { answers, expect, loginForm, test } from './shop.ts';

/** Ends the session of the browser's shopper, as another browser or the server could. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.filter(({ name }) => name.endsWith('mf-token'));
  expect(token).toHaveLength(1);
  await page.context().addCookies(token.map((cookie) => ({ ...cookie, value: 'ImVuZGVkIg==' })));
}

/** Opens the checkout for a shopper, at the form for another address. */
async function openCheckout(page: Page) {
  const shopper = await signInAsNewShopper(page);
  const preOrderNo = await shopper.api.checkout.preOrder({ buyNow: await wellStockedLine() });
  await page.goto(`/order/order_confirm?preOrderNo=${preOrderNo}&edit=new`);
  await expect(page.locator('#address-name')).toBeVisible();
  return shopper;
}

const note = (page: Page) => page.locator('textarea[name=note]');

async function typeAddress(page: Page) {
  await page.locator('#address-name').fill('Robin Hale');
  await page.locator('#address-address').fill('7 Mill Lane');
  await page.locator('#address-city').fill('York');
  await page.locator('#address-postCode').fill('YO1 7HH');
  await note(page).fill('Please ring twice');
}

test('an address that is saved after the session has ended is kept when the sign-in is put off, and saved after signing in over the page', async ({
  page,
}) => {
  const { email, password, api } = await openCheckout(page);
  await answers(page);
  await typeAddress(page);
  await endSession(page);
  const save = page.getByRole('button', { name: 'Save and use this address' });
  const dialog = page.getByRole('dialog');

  await test.step('the sign-in is put off', async () => {
    await save.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('#address-name')).toHaveValue('Robin Hale');
    await expect(note(page)).toHaveValue('Please ring twice');
  });

  await test.step('the address is saved after signing in', async () => {
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('your session has expired');
    await dialog.getByRole('link', { name: 'Email' }).click();
    const form = loginForm(page, dialog);
    await form.email.fill(email);
    await form.password.fill(password);
    await form.agreement.check();
    await form.submit('Sign in').click();
    await expect(page.getByText('7 Mill Lane, York')).toBeVisible();
    await expect(note(page)).toHaveValue('Please ring twice');
    expect((await api.addresses.all()).map(({ name }) => name)).toContain('Robin Hale');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout shows what was typed again after signing in', async ({ page }) => {
    const { email, password } = await openCheckout(page);
    await typeAddress(page);
    await endSession(page);
    await page.getByRole('button', { name: 'Save and use this address' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toContainText('your session has expired');
    await page.getByRole('link', { name: 'Email' }).click();
    const form = loginForm(page);
    await form.email.fill(email);
    await form.password.fill(password);
    await form.agreement.check();
    await form.submit('Sign in').click();
    await expect(page).toHaveURL(/order_confirm/);
    await expect(page.locator('#address-name')).toHaveValue('Robin Hale');
    await expect(page.locator('#address-address')).toHaveValue('7 Mill Lane');
    await expect(note(page)).toHaveValue('Please ring twice');
    await page.reload();
    await expect(note(page)).toHaveValue('');
  });
});
