import type { Page } from '@playwright/test';
import {
  type Account,
  apiOrigin,
  expect,
  hydrated,
  latestCode,
  loginForm,
  newAccount,
  newEmail,
  newPhoneAccount,
  openAnyProduct,
  placeUnpaidOrder,
  signInAsNewShopper,
  test,
} from './shop.ts';

test('a refused sign-in form shows each error at its field and keeps what was typed; a wrong password does not reveal whether the account exists', async ({
  page,
}) => {
  const { email } = await newAccount();
  await page.goto('/login?mode=emailPassword');
  await hydrated(page);
  const form = loginForm(page);
  await form.email.fill('not-an-address');
  await form.password.fill('x');
  await form.submit('Sign in').click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.email).toHaveValue('not-an-address');
  await expect(page.getByText('Please fill in the correct email address').first()).toBeVisible();
  await expect(page.getByText('Please check the user privacy agreement').first()).toBeVisible();

  await form.email.fill(email);
  await form.password.fill('Wrong-1234');
  await form.agreement.check();
  await form.submit('Sign in').click();
  await expect(page.getByText('E-mail or password is incorrect.').first()).toBeVisible();
});

test('an account is registered with a code that is sent by e-mail, and a password that follows the rule', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/login?mode=registerEmail');
  await hydrated(page);
  const form = loginForm(page);
  await form.email.fill(email);
  await expect(page.getByText('8 to 20 characters', { exact: false })).toBeVisible();
  await form.password.fill('short');
  await form.sendCode.click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await form.code.fill(await latestCode(email));
  await form.agreement.check();
  await form.submit('Create account').click();
  await expect(form.password).toHaveAttribute('aria-invalid', 'true');
  await expect(form.password).toBeFocused();
  await form.password.fill('First-1234');
  await form.submit('Create account').click();
  await expect(page).toHaveURL(/\/$/);
});

test('a forgotten password is replaced with a code that is sent by e-mail', async ({ page }) => {
  const { email } = await newAccount();
  await page.goto('/forget');
  await hydrated(page);
  const form = loginForm(page);
  await form.email.fill(email);
  await form.submit('Next').click();
  await expect(form.code).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s/ })).toBeVisible();
  await form.code.fill(await latestCode(email, 2));
  await form.newPassword.fill('Second-1234');
  await form.repeatPassword.fill('Second-12345');
  await form.submit('Save the password').click();
  await expect(page.getByText('The passwords are inconsistent').first()).toBeVisible();
  await form.newPassword.fill('Second-1234');
  await form.repeatPassword.fill('Second-1234');
  await form.code.fill(await latestCode(email, 2));
  await form.submit('Save the password').click();

  await expect(form.submit('Sign in')).toBeVisible();
  await form.email.fill(email);
  await form.password.fill('Second-1234');
  await form.agreement.check();
  await form.submit('Sign in').click();
  await expect(page).toHaveURL(/\/$/);
});

test('the sign-in page leads shoppers who are signed in to the home page, and no script can read the token; signing out asks first, shows a message and clears the storage except for the home data', async ({
  page,
  context,
}) => {
  await signInAsNewShopper(page);
  const token = (await context.cookies()).find(({ name }) => name.endsWith('mf-token'));
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const home = await page.request.get('/login');
  expect(new URL(home.url()).pathname, 'the sign-in page leads home').toBe('/');
  expect(await home.text()).not.toContain(token?.value);

  await page.goto('/user_center/order/list');
  await hydrated(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('token');
  await page.evaluate(() => {
    localStorage.setItem('searches', '["mug"]');
    localStorage.setItem('homeDataPc', 'kept');
  });
  await page.getByRole('main').locator('a[href$="/logout"]').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Sign out?');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Exit successfully！').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['homeDataPc']);
  const tokens = async () => (await context.cookies()).filter(({ name }) => name.includes('token'));
  await expect.poll(tokens).toEqual([]);
});

test("another shopper's order and an order that does not exist show the same page", async ({ page }) => {
  await signInAsNewShopper(page);
  const foreign = await placeUnpaidOrder(await newAccount());
  for (const orderNo of [foreign, 'PT000000000000000000000', 'SH000000000000000000000']) {
    const answer = await page.request.get(`/user_center/order/detail?orderNo=${orderNo}`);
    expect(answer.status()).toBe(404);
    const [main] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
    expect(main).toContain('There is no such order.');
    expect(main).toContain('Go Home Page');
  }
});

test('signing in with a phone number, by password and by code', async ({ page }) => {
  const { phone, password } = await newPhoneAccount();
  const form = loginForm(page);
  await page.goto('/login?mode=phonePassword');
  await hydrated(page);
  await form.phone.pressSequentially(`+44 ${phone.slice(0, 4)} ${phone.slice(4)}`);
  await form.password.fill(password);
  await form.agreement.check();
  await form.submit('Sign in').click();
  await expect(page).toHaveURL(/\/$/);
  await page.context().clearCookies();

  await page.goto('/login?mode=phoneCode');
  await hydrated(page);
  await form.phone.fill(phone);
  await form.sendCode.click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await form.code.fill(await latestCode(`+44${phone}`, 2));
  await form.agreement.check();
  await form.submit('Sign in').click();
  await expect(page).toHaveURL(/\/$/);
});

test('signing in by a third party comes back to the page that asked for it', async ({ page }) => {
  await page.goto('/user_center/order/list');
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/user_center\/order\/list$/);
});

test('an answer of a third party that this browser did not ask for signs nobody in', async ({
  page,
  context,
}) => {
  await page.goto('/middlewares/callback_twitter?oauth_token=stolen&oauth_verifier=stolen');
  await expect(page).toHaveURL(/\/login$/);
  expect((await context.cookies()).some(({ name }) => name.includes('token'))).toBe(false);
});

/** Signs in again, by the form as a browser without script sends it, and goes where that leads. */
async function signInAgain(page: Page, { email, password }: Account, path: string): Promise<void> {
  const answer = await page.request.post(path, {
    headers: { Origin: test.info().project.use.baseURL ?? '' },
    form: { mode: 'emailPassword', email, password, agreement: 'on' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? '');
}

/** Ends the session of the browser's shopper, as another browser or the server may. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(
      cookies
        .filter(({ name }) => name.endsWith('mf-token'))
        .map((cookie) => ({ ...cookie, value: 'ImVuZGVkIg==' })),
    );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a session that has ended, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    /** A toast, or a part of the page where there is no script. */
    const message = (page: Page) =>
      javaScriptEnabled ? page.getByRole('region', { name: 'Notifications' }) : page.getByRole('alert');

    test('leads from a page of the account to the sign-in page, which says so, and back', async ({
      page,
    }) => {
      const account = await signInAsNewShopper(page);
      await page.goto('/cart');
      if (javaScriptEnabled) await hydrated(page);
      await endSession(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^user|shopper/i })
        .click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(message(page)).toContainText('your session has expired');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await signInAgain(page, account, '/login');
      await expect(page).toHaveURL(/\/user_center$/);
    });

    test('leads from a favourite to the sign-in page, and back to the product', async ({ page }) => {
      const account = await signInAsNewShopper(page);
      const name = await openAnyProduct(page, '/fr');
      if (javaScriptEnabled) await hydrated(page);
      await endSession(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: `Enregistrer ${name}`, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/fr\/login$/);
      await expect(message(page)).toContainText('votre session a expiré');
      await signInAgain(page, account, '/fr/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  });
}

test('a session that has ended leaves the pages for everybody usable', async ({ page, context }) => {
  for (const path of ['/login', '/cart', '/']) {
    await signInAsNewShopper(page);
    await endSession(page);
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const [header] = /<header[\s\S]*?<\/header>/.exec(await answer.text()) ?? [];
    expect(header).toContain('Sign in');
    expect((await context.cookies()).some(({ name }) => name.endsWith('mf-token'))).toBe(false);
  }
});

test('each channel has its own countdown, which goes on after the dialog was closed', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const open = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  const form = loginForm(page, dialog);
  const waiting = dialog.getByRole('button', { name: /^Send again in \d+ s/ });
  await form.email.fill(newEmail());
  await form.password.fill('First-1234');
  await form.sendCode.click();
  await expect(waiting).toBeVisible();
  await dialog.getByRole('link', { name: 'Phone', exact: true }).click();
  await expect(form.sendCode).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(waiting).toBeVisible();
});
