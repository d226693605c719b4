import type { Page } from '@playwright/test';
import { expect, hydrated, latestCode, loginForm, newAccount, newPhoneAccount, test } from './shop.ts';

async function openDialog(page: Page) {
  await page.goto('/help');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  return dialog;
}

test('the first field that is wrong gets the focus, in the dialog and on the page', async ({ page }) => {
  const dialog = await openDialog(page);
  const inDialog = loginForm(page, dialog);
  await inDialog.submit('Sign in').click();
  await expect(inDialog.phone).toBeFocused();
  await inDialog.phone.fill('7400 123456');
  await inDialog.password.fill('Wrong-1234');
  await inDialog.submit('Sign in').click();
  await expect(inDialog.agreement).toBeFocused();

  await page.goto('/login?mode=registerEmail');
  await hydrated(page);
  const onPage = loginForm(page);
  await onPage.email.fill('ann@shop.test');
  await onPage.sendCode.click();
  await expect(onPage.password).toBeFocused();
  await onPage.password.fill('weak');
  await onPage.submit('Create account').click();
  await expect(onPage.password).toBeFocused();
  await expect(page.getByRole('main').getByText(/^Use 8 to 20 characters/)).toHaveCount(1);
});

test('what was typed goes along to the next mode, and the rating of a password does not', async ({
  page,
}) => {
  for (const place of [await openDialog(page), page.getByRole('main')]) {
    if (!(await place.getByRole('heading', { name: 'Sign in' }).isVisible())) {
      await page.goto('/login');
      await hydrated(page);
    }
    const form = loginForm(page, place);
    await form.phone.fill('7400 123456');
    await place.getByRole('link', { name: 'Sign in with a code' }).click();
    await expect(form.sendCode).toBeVisible();
    await expect(form.phone).toHaveValue(/7400 ?123456/);
    await place.getByRole('link', { name: 'Email', exact: true }).click();
    await form.email.fill('ann@shop.test');
    await place.getByRole('link', { name: 'Create an account' }).click();
    await expect(form.sendCode).toBeVisible();
    await expect(form.email).toHaveValue('ann@shop.test');
    await form.password.fill('abc');
    await expect(place.getByText('Too short')).toBeVisible();
    await place.getByRole('link', { name: 'Phone', exact: true }).click();
    await expect(form.phone).toHaveValue(/7400 ?123456/);
    await expect(place.getByText('Too short')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an e-mail address in the field of a phone number signs in, and a number in that of an address', async ({
      page,
      context,
    }) => {
      const form = loginForm(page);
      const { email, password } = await newAccount();
      await page.goto('/login');
      if (javaScriptEnabled) await hydrated(page);
      await form.phone.fill(email);
      await form.password.fill('Wrong-1234');
      await form.agreement.check();
      await form.submit('Sign in').click();
      await expect(page.getByText('E-mail or password is incorrect.').first()).toBeVisible();
      await expect(form.email).toHaveValue(email);
      await form.password.fill(password);
      await form.agreement.check();
      await form.submit('Sign in').click();
      await expect(page).toHaveURL(/\/$/);

      // The other way round is decided by the same answer.
      if (javaScriptEnabled) return;
      await context.clearCookies();
      const { phone, password: other } = await newPhoneAccount();
      await page.goto('/login?mode=emailPassword');
      await form.email.fill(`0${phone}`);
      await form.password.fill(other);
      await form.agreement.check();
      await form.submit('Sign in').click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('who closes the dialog after a code was sent comes back to type it in', async ({ page }) => {
  const { email } = await newAccount();
  const dialog = await openDialog(page);
  const form = loginForm(page, dialog);
  await dialog.getByRole('link', { name: 'Email', exact: true }).click();
  await form.email.fill(email);
  await dialog.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(form.email).toHaveValue(email);
  await form.submit('Next').click();
  await expect(form.code).toBeFocused();
  const code = await latestCode(email, 2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await openDialog(page);
  await dialog.getByRole('link', { name: 'Email', exact: true }).click();
  await dialog.getByRole('link', { name: 'Forgot password?' }).click();
  await form.email.fill(email);
  await form.submit('Next').click();
  await expect(dialog.getByText(/A code was sent a moment ago/).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send again in [1-5]?\d s/ })).toBeVisible();
  await form.code.fill(code);
  await form.newPassword.fill('Second-1234');
  await form.repeatPassword.fill('Second-1234');
  await form.submit('Save the password').click();
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(form.email).toHaveValue(email);
});
