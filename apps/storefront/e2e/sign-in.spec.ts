import type { Locator, Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { openAnyProduct } from './products.ts';
import { answers, expect, loginForm, test } from './shop.ts';

/** An account whose password was guessed too often in this browser. */
async function attackedAccount(page: Page) {
  const account = await newAccount();
  const guess = { mode: 'emailPassword', email: account.email, password: 'Wrong-1234', agreement: '1' };
  const answered = await page.evaluate(async (fields) => {
    const send = () => fetch('/login', { method: 'POST', body: new URLSearchParams(fields) });
    const all = await Promise.all(Array.from({ length: 10 }, send));
    return all.map(({ status }) => status);
  }, guess);
  expect(new Set(answered)).toEqual(new Set([400]));
  return account;
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Signs in: the form first asks a question, which is answered in words. */
async function signInAsPerson(page: Page, place: Locator, repeatsPassword: boolean) {
  const { email, password } = await attackedAccount(page);
  await place.getByRole('link', { name: 'Email' }).click();
  const form = loginForm(page, place);
  const fill = async () => {
    await form.password.fill(password);
    await form.agreement.check();
  };
  await form.email.fill(email);
  await fill();
  await form.submit('Sign in').click();
  const characters = place.getByRole('textbox', { name: 'Characters in the picture' });
  await expect(characters).toHaveAccessibleDescription(/Please answer the question/);
  const picture = place.getByRole('img', { name: /Five characters/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(150);
  await place.getByRole('button', { name: 'Ask me in words instead' }).click();
  const sum = place.getByRole('textbox', { name: /How much is/ });
  await expect(form.email).toHaveValue(email);
  const question = await sum.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  const [, a = '', b = ''] = /is (\w+) plus (\w+)/.exec(question) ?? [];
  if (repeatsPassword) await fill();
  else await expect(sum, 'a new question has the focus').toBeFocused();
  await sum.fill(String(numbers.indexOf(a) + numbers.indexOf(b) + 2));
  await form.submit('Sign in').click();
}

test.describe('when the password has been guessed at', () => {
  test.use({ failsOnPurpose: true });

  test('the dialog asks after too many failures what only a person answers, and then signs in', async ({
    page,
  }) => {
    await page.goto('/cart');
    await answers(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signInAsPerson(page, page.getByRole('dialog'), false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Welcome back').first()).toBeVisible();
  });
});

test.describe('when something fails', () => {
  test.use({ failsOnPurpose: true });

  test('the dialog that a favourite opens says that other ways to sign in could not be loaded, keeps what was typed when its form gets no answer, and signs in to the product, which then is a favourite', async ({
    page,
    context,
  }) => {
    const { email, password } = await newAccount();
    const name = await openAnyProduct(page);
    await answers(page);
    const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
    const dialog = page.getByRole('dialog');

    await test.step('other ways to sign in that could not be loaded are tried again', async () => {
      await page.route('**/resources/auth', (route) => route.abort('connectionreset'));
      await favourite.click();
      await expect(dialog.getByText('Other ways to sign in could not be loaded.')).toBeVisible();
      await page.unroute('**/resources/auth');
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('link', { name: 'Continue as a guest' })).toBeVisible();
      await expect(dialog.getByText('could not be loaded')).toHaveCount(0);
    });

    await test.step('what was typed stays when the form gets no answer', async () => {
      await dialog.getByRole('link', { name: 'Email' }).click();
      const form = loginForm(page, dialog);
      await form.email.fill(email);
      await form.password.fill(password);
      await form.agreement.check();
      await context.setOffline(true);
      await form.submit('Sign in').click();
      await expect(dialog.getByRole('alert')).toContainText('The shop cannot be reached right now');
      await expect(form.email).toHaveValue(email);
      await context.setOffline(false);
      await form.submit('Sign in').click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the product is a favourite, also after a reload', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(favourite).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks after too many failures what only a person answers, and then signs in', async ({
    page,
  }) => {
    await page.goto('/login');
    await signInAsPerson(page, page.getByRole('main'), true);
    await expect(page.getByRole('status').filter({ hasText: /Welcome back/ })).toBeVisible();
  });

  test('signing in from a favourite returns to the product, which then is one', async ({ page }) => {
    const { email, password } = await newAccount();
    const name = await openAnyProduct(page);
    const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
    await favourite.click();
    await page.getByRole('main').getByRole('link', { name: 'Email' }).click();
    const form = loginForm(page);
    await form.email.fill(email);
    await form.password.fill(password);
    await form.agreement.check();
    await form.submit('Sign in').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  });
});
