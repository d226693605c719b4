import type { Locator, Page } from '@playwright/test';
import {
  addedToCart,
  expect,
  hydrated,
  latestCode,
  loginForm,
  newAccount,
  newEmail,
  newPhoneAccount,
  productsWithoutOptions,
  takenOver,
  test,
} from './shop.ts';

const heading = (place: Locator, name: string) => place.getByRole('heading', { name, exact: true });

/** The links of each mode, and the heading and the selected tab that they lead to. */
const transitions = [
  ['Email', 'Sign in', 'Email'],
  ['Phone', 'Sign in', 'Phone'],
  ['Sign in with a code', 'Sign in', 'Phone'],
  ['Sign in with a password', 'Sign in', 'Phone'],
  ['Forgot password?', 'Forgot your password?', undefined],
  ['Use my email instead', 'Forgot your password?', undefined],
  ['Use my phone instead', 'Forgot your password?', undefined],
  ['Back to sign in', 'Sign in', 'Phone'],
  ['Create an account', 'Create your account', 'Email'],
  ['Phone', 'Create your account', 'Phone'],
  ['Email', 'Create your account', 'Email'],
  ['Sign in', 'Sign in', 'Email'],
  ['Forgot password?', 'Forgot your password?', undefined],
  ['Back to sign in', 'Sign in', 'Email'],
  ['Continue as a guest', 'Continue as a guest', undefined],
  ['Back to sign in', 'Sign in', 'Email'],
] as const;

/** Follows every link between the modes, by the keyboard where there is a keyboard to try. */
async function walk(place: Locator, follow: (link: Locator) => Promise<void>) {
  for (const [link, title, tab] of transitions) {
    await follow(place.getByRole('link', { name: link, exact: true }));
    await expect(heading(place, title)).toBeVisible();
    if (tab)
      await expect(place.getByRole('link', { name: tab, exact: true, includeHidden: false })).toHaveAttribute(
        'aria-current',
        'page',
      );
  }
}

async function openDialog(page: Page) {
  await page.goto('/help');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(heading(dialog, 'Sign in')).toBeVisible();
  return dialog;
}

test('the dialog leads from mode to mode by the keyboard, and the focus never leaves it', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await walk(dialog, async (link) => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeFocused();
});

/** By e-mail and with script, accounts are registered and passwords replaced in account.spec. */
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads from mode to mode, each with a title of its own', async ({ page }) => {
    await page.goto('/login/user');
    const main = page.getByRole('main');
    await walk(main, async (link) => link.click());
    await page.goto('/th/register/user');
    await expect(page).toHaveTitle(/^สร้างบัญชี/);
  });

  test('a password that was forgotten is replaced by phone, which leads back to the phone', async ({
    page,
  }) => {
    const { phone } = await newPhoneAccount();
    await page.goto('/forget?by=phone');
    const form = loginForm(page);
    await form.phone.fill(phone);
    await form.submit('Next').click();
    await expect(form.code).toBeVisible();
    await form.code.fill(await latestCode(`+44${phone}`, 2));
    await form.newPassword.fill('Second-1234');
    await form.repeatPassword.fill('Second-1234');
    await form.submit('Save the password').click();
    await expect(heading(page.getByRole('main'), 'Sign in')).toBeVisible();
    await form.phone.fill(phone);
    await form.password.fill('Second-1234');
    await form.agreement.check();
    await form.submit('Sign in').click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('an account is registered by phone', async ({ page }) => {
    const phone = `7400${Date.now().toString().slice(-6)}`;
    await page.goto('/login?mode=registerPhone');
    const form = loginForm(page);
    await form.phone.fill(phone);
    await form.password.fill('First-1234');
    await form.sendCode.click();
    await expect(page.getByText('The code is on its way').first()).toBeVisible();
    await form.password.fill('First-1234');
    await form.code.fill(await latestCode(`+44${phone}`));
    await form.submit('Create account').click();
    await expect(page.getByText('Please check the user privacy agreement').first()).toBeVisible();
    await form.password.fill('First-1234');
    await form.code.fill(await latestCode(`+44${phone}`));
    await form.agreement.check();
    await form.submit('Create account').click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a new password needs the step before it', async ({ page }) => {
    await page.goto('/login?mode=verifyPhone');
    await expect(loginForm(page).phone).toBeVisible();
    await expect(page).toHaveTitle(/^Forgot your password/);
    await page.goto('/login?mode=verifyEmail');
    await expect(loginForm(page).email).toBeVisible();
    await expect(page).toHaveTitle(/^Forgot your password/);
  });
});

test('the countdown of a code survives a reload, and the server says how long to wait', async ({ page }) => {
  const email = newEmail();
  await page.goto('/login?mode=registerEmail');
  await hydrated(page);
  const form = loginForm(page);
  const waiting = page.getByRole('button', { name: /^Send again in \d+ s/ });
  await form.email.fill(email);
  await form.password.fill('First-1234');
  await form.sendCode.click();
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('codeWaits'));
  await page.reload();
  await hydrated(page);
  await form.email.fill(email);
  await form.password.fill('First-1234');
  await form.sendCode.click();
  await expect(
    page.getByText(/A code was sent a moment ago. You can ask for another one in \d+ seconds?\./).first(),
  ).toBeVisible();
});

test('the fields help: pasted codes, Caps Lock, strength, a readable password', async ({ page }) => {
  await page.goto('/login?mode=registerEmail');
  await hydrated(page);
  const form = loginForm(page);
  await takenOver(form.code);
  await form.code.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '12 34 56');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(form.code).toHaveValue('123456');

  await form.password.fill('abc');
  await expect(page.getByText('Too short')).toBeVisible();
  await form.password.fill('Abcdef1!');
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await form.password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true })),
  );
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
});

test('the country of a phone number is found by name, code, dial code and its own name', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  for (const query of ['Germany', 'DE', '49', 'Deutschland']) {
    await page
      .getByRole('main')
      .getByRole('combobox')
      .first()
      .or(page.getByRole('main').getByRole('button', { name: /Country code/ }))
      .first()
      .click();
    await page.getByPlaceholder('Search country or code').fill(query);
    await expect(page.getByRole('listbox').getByRole('option', { name: /Germany/ })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the agreement opens beside the form, which keeps what was typed', async ({ page, context }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('link', { name: 'Email' }).click();
  const form = loginForm(page, dialog);
  await form.email.fill('ann@shop.test');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'User privacy agreement' }).click();
  const agreement = await opened;
  await expect(heading(agreement.getByRole('main'), 'User privacy agreement')).toBeVisible();
  await expect(form.email).toHaveValue('ann@shop.test');
});

test('what a visitor put into the cart joins it, told by one note', async ({ page }) => {
  const { email, password, api } = await newAccount();
  const dialogOf = () => page.getByRole('dialog');
  const [{ name }] = await productsWithoutOptions();
  await page.goto(`/goods/goods_search?keywords=${encodeURIComponent(name)}`);
  await hydrated(page);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await card.hover();
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(addedToCart(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await dialogOf().getByRole('link', { name: 'Email' }).click();
  const form = loginForm(page, dialogOf());
  await form.email.fill(email);
  await form.password.fill(password);
  await form.agreement.check();
  await form.submit('Sign in').click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    '1 item from your visit was added to your cart',
  );
  expect((await api.cart.list()).flatMap(({ lines }) => lines)).toHaveLength(1);
});
