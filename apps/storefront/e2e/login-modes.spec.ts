import type { Locator, Page } from '@playwright/test';
import { latestCode, newAccount, newEmail, publicApi, putIntoVisitorCart } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { answers, expect, loginForm, test } from './shop.ts';

const heading = (place: Locator, name: string) => place.getByRole('heading', { name, exact: true });

/** The links of each mode, each with the heading and the selected tab of its target. */
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

/** Follows every link between the modes, using the keyboard if there is one to test. */
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

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

async function openDialog(page: Page) {
  await answers(page);
  await signInLink(page).click();
  const dialog = page.getByRole('dialog');
  await expect(heading(dialog, 'Sign in')).toBeVisible();
  return dialog;
}

test('the dialog leads the focus to the first field that is wrong, takes what was typed along, keeps it beside the agreement, and leads from mode to mode by the keyboard, never out of itself', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  const dialog = await openDialog(page);
  const form = loginForm(page, dialog);
  const follow = (name: string) => dialog.getByRole('link', { name, exact: true }).click();

  await test.step('the first field that is wrong gets the focus', async () => {
    await form.submit('Sign in').click();
    await expect(form.phone).toBeFocused();
    await form.phone.fill('7400 123456');
    await form.password.fill('Wrong-1234');
    await form.submit('Sign in').click();
    await expect(form.agreement).toBeFocused();
  });

  await test.step('what was typed goes along to the next mode, and the rating of a password does not', async () => {
    await follow('Sign in with a code');
    await expect(form.sendCode).toBeVisible();
    await expect(form.phone).toHaveValue(/7400 ?123456/);
    await follow('Email');
    await form.email.fill('ann@shop.test');
    await follow('Create an account');
    await expect(form.sendCode).toBeVisible();
    await expect(form.email).toHaveValue('ann@shop.test');
    await form.password.fill('abc');
    await expect(dialog.getByText('Too short')).toBeVisible();
    await follow('Phone');
    await expect(form.phone).toHaveValue(/7400 ?123456/);
    await expect(dialog.getByText('Too short')).toHaveCount(0);
  });

  await test.step('the agreement opens beside the form, which keeps what was typed', async () => {
    await follow('Email');
    const opened = context.waitForEvent('page');
    await follow('User privacy agreement');
    const agreement = await opened;
    await expect(heading(agreement.getByRole('main'), 'User privacy agreement')).toBeVisible();
    await agreement.close();
    await expect(form.email).toHaveValue('ann@shop.test');
  });

  await test.step('the keyboard leads from mode to mode, and the focus never leaves the dialog', async () => {
    await follow('Sign in');
    await expect(heading(dialog, 'Sign in')).toBeVisible();
    await walk(dialog, async (link) => {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(signInLink(page)).toBeFocused();
  });
});

test('who closes the dialog after a code was sent comes back to type it in; each channel has its own countdown; the new password signs in, and what a visitor put into the cart joins it, told by one note', async ({
  page,
}) => {
  const { email } = await newAccount();
  const password = 'Second-1234';
  await putIntoVisitorCart(page, await wellStockedLine());
  await page.goto('/help');
  await answers(page);
  const dialog = await openDialog(page);
  const form = loginForm(page, dialog);
  const waiting = dialog.getByRole('button', { name: /^Send again in [1-5]?\d s/ });
  const follow = (name: string) => dialog.getByRole('link', { name, exact: true }).click();
  const comeBack = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openDialog(page);
  };

  await test.step('each channel has its own countdown, which goes on after the dialog was closed', async () => {
    await follow('Create an account');
    await form.email.fill(newEmail());
    await form.password.fill('First-1234');
    await form.sendCode.click();
    await expect(waiting).toBeVisible();
    await follow('Phone');
    await expect(form.sendCode).toBeVisible();
    await comeBack();
    await follow('Create an account');
    await expect(waiting).toBeVisible();
    await comeBack();
  });

  await test.step('a code that was sent is typed in after the dialog was closed', async () => {
    const forgot = async () => {
      await follow('Email');
      await follow('Forgot password?');
      await form.email.fill(email);
      await form.submit('Next').click();
      await expect(form.code).toBeFocused();
    };
    await forgot();
    const code = await latestCode(email, 2);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await answers(page);
    await openDialog(page);
    await forgot();
    await expect(dialog.getByText(/A code was sent a moment ago/).first()).toBeVisible();
    await expect(waiting).toBeVisible();
    await form.code.fill(code);
    await form.newPassword.fill(password);
    await form.repeatPassword.fill('Second-12345');
    await form.submit('Save the password').click();
    await expect(dialog.getByText('The passwords are inconsistent').first()).toBeVisible();
    await form.newPassword.fill(password);
    await form.repeatPassword.fill(password);
    await form.code.fill(code);
    await form.submit('Save the password').click();
    await expect(heading(dialog, 'Sign in')).toBeVisible();
    await expect(form.email).toHaveValue(email);
  });

  await test.step('the new password signs in, and the cart of the visitor joins that of the shopper', async () => {
    await form.password.fill(password);
    await form.agreement.check();
    await form.submit('Sign in').click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      '1 item from your visit was added to your cart',
    );
    const { token } = await publicApi().auth.email({ email, password });
    expect((await publicApi(token).cart.list()).flatMap(({ lines }) => lines)).toHaveLength(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads from mode to mode, each with a title of its own, says nothing of passkeys, and a new password needs the step before it', async ({
    page,
  }) => {
    await page.goto('/login/user');
    const main = page.getByRole('main');
    await expect(page.getByRole('button', { name: 'Continue with X' })).toBeVisible();
    await expect(page.getByText(/passkey/i)).toBeHidden();
    await walk(main, async (link) => link.click());

    const titleOf = async (path: string) =>
      /<title>(.*?)<\/title>/.exec(await (await page.request.get(path)).text())?.[1];
    expect(await titleOf('/th/register/user')).toMatch(/^สร้างบัญชี/);
    for (const mode of ['verifyPhone', 'verifyEmail'])
      expect(await titleOf(`/login?mode=${mode}`), mode).toMatch(/^Forgot your password/);
  });

  test('an account is registered by phone; its password that was forgotten is replaced by phone, which leads back to the phone', async ({
    page,
    context,
  }) => {
    const phone = `7400${Date.now().toString().slice(-6)}`;
    const form = loginForm(page);

    await test.step('an account is registered by phone', async () => {
      await page.goto('/login?mode=registerPhone');
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
    await context.clearCookies();

    await test.step('a password that was forgotten is replaced by phone', async () => {
      await page.goto('/forget?by=phone');
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
  });
});
