import { apiOrigin, demo, expect, hydrated, lastCode, signIn, test } from './shop.ts';

test('a protected page asks to sign in and comes back afterwards', async ({ page }) => {
  await page.goto('/user_center/order/list?tab=toReceive');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/login?mode=emailPassword');
  await page.locator('#login-email').fill(demo.email);
  await page.locator('#login-password').fill(demo.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page).toHaveURL(/\/user_center\/order\/list\?tab=toReceive$/);
});

test('what is wrong is said at the field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login?mode=emailPassword');
  await hydrated(page);
  await page.locator('#login-email').fill('not-an-address');
  await page.locator('#login-password').fill('x');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.locator('#login-email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#login-email')).toHaveValue('not-an-address');
  await expect(page.getByText('Please fill in the correct email address').first()).toBeVisible();
  await expect(page.getByText('Please check the user privacy agreement').first()).toBeVisible();
});

test('a wrong password is refused without telling which part was wrong', async ({ page }) => {
  await page.goto('/login?mode=emailPassword');
  await page.locator('#login-email').fill(demo.email);
  await page.locator('#login-password').fill('Wrong-1234');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.getByText('E-mail or password is incorrect.').first()).toBeVisible();
});

test('a forgotten password is replaced by way of a code', async ({ page }) => {
  const email = `forgetful.${Date.now()}@shopper.test`;
  await page.goto('/login?mode=registerEmail');
  await hydrated(page);
  await page.locator('#login-email').fill(email);
  await page.locator('#login-newPassword').fill('First-1234');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await page.locator('#login-captcha').fill(await lastCode(page, email));
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).last().click();
  await page.waitForURL(/\/$/);
  await page.context().clearCookies();

  await page.goto('/forget');
  await hydrated(page);
  await page.locator('#login-email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Next' }).last().click();
  await expect(page.locator('#login-captcha')).toBeVisible();
  await page.locator('#login-captcha').fill(await lastCode(page, email));
  await page.locator('#login-newPassword').fill('Second-1234');
  await page.locator('#login-passwordAgain').fill('Second-12345');
  const reset = page.getByRole('main').locator('form button[type=submit]').last();
  await reset.click();
  await expect(page.getByText('The passwords are inconsistent').first()).toBeVisible();
  await page.locator('#login-newPassword').fill('Second-1234');
  await page.locator('#login-passwordAgain').fill('Second-1234');
  await page.locator('#login-captcha').fill(await lastCode(page, email));
  await reset.click();
  await expect(page.locator('#login-password')).toBeVisible();
  await signIn(page, { email, password: 'Second-1234' });
  await expect(page).toHaveURL(/\/$/);
});

test('signing out asks, says so and wipes what the browser kept, but for the home data', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/user_center/order/list');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('searches', '["mug"]');
    localStorage.setItem('homeDataPc', 'kept');
  });
  await page.locator('a[href$="/logout"]').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Sign out?');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Exit successfully！')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual(['homeDataPc']);
  expect((await context.cookies()).filter(({ name }) => name.includes('token'))).toEqual([]);
});

test('the token is out of reach of script', async ({ page, context }) => {
  await signIn(page);
  const token = (await context.cookies()).find(({ name }) => name === '__Host-mf-token');
  expect(token).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('token');
  expect(await page.content()).not.toContain(token?.value);
});

test('whoever is signed in has no sign-in page', async ({ page }) => {
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
});

test('an order of somebody else is as unknown as one that does not exist', async ({ page }) => {
  await signIn(page);
  await page.goto('/user_center/order/detail?orderNo=SH000000000000000000000');
  await expect(page.getByRole('link', { name: 'Go Home Page' })).toBeVisible();
});

test('signing in with a phone number, by password and by code', async ({ page }) => {
  await page.goto('/login?mode=phonePassword');
  await hydrated(page);
  await page.locator('#login-phone').fill('7400 123456');
  await page.locator('#login-password').fill(demo.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.context().clearCookies();

  await page.goto('/login?mode=phoneCode');
  await hydrated(page);
  await page.locator('#login-phone').fill('7400123456');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await page.locator('#login-captcha').fill(await lastCode(page, '+447400123456'));
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
});

test('signing in by a third party comes back to the page that asked for it', async ({ page }) => {
  await page.goto('/user_center/order/list');
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/user_center\/order\/list$/);
});

test('an answer to a question that this browser never asked signs nobody in', async ({ page, context }) => {
  await page.goto('/middlewares/callback_twitter?oauth_token=stolen&oauth_verifier=stolen');
  await expect(page).toHaveURL(/\/login$/);
  expect((await context.cookies()).some(({ name }) => name.includes('token'))).toBe(false);
});
