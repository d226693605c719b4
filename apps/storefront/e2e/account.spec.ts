import type { Page } from '@playwright/test';
import { latestCode, newAccount, newEmail, newPhoneAccount, signIn, signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, placeUnpaidOrder } from './products.ts';
import { answers, apiOrigin, expect, loginForm, test } from './shop.ts';

const asked = '/users/collection_list';
/** Makes signing in lead to a page that is lighter than the home page. */
const askForPage = (page: Page) => page.request.get(asked);

test.describe('when an answer is lost', () => {
  test.use({ failsOnPurpose: true });

  test('the sign-in page takes what was typed along to the next mode, shows each error at its field, does not reveal whether an account exists, takes an e-mail address in the field of a phone number, and keeps the form that gets no answer', async ({
    page,
    context,
  }) => {
    const { email, password } = await newAccount();
    await askForPage(page);
    await page.goto('/login');
    await answers(page);
    const main = page.getByRole('main');
    const form = loginForm(page);
    const follow = (name: string) => main.getByRole('link', { name, exact: true }).click();

    await test.step('what was typed goes along, and the rating of a password does not', async () => {
      await form.phone.fill('7400 123456');
      await follow('Sign in with a code');
      await expect(form.sendCode).toBeVisible();
      await expect(form.phone).toHaveValue(/7400 ?123456/);
      await follow('Email');
      await form.email.fill('not-an-address');
      await follow('Create an account');
      await expect(form.sendCode).toBeVisible();
      await expect(form.email).toHaveValue('not-an-address');
      await form.password.fill('abc');
      await expect(page.getByText('Too short')).toBeVisible();
      await follow('Phone');
      await expect(form.phone).toHaveValue(/7400 ?123456/);
      await expect(page.getByText('Too short')).toHaveCount(0);
      await follow('Email');
      await follow('Sign in');
    });

    await test.step('each error stands at its field', async () => {
      await expect(main.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
      await form.password.fill('x');
      await form.submit('Sign in').click();
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      await expect(form.email).toHaveValue('not-an-address');
      await expect(page.getByText('Please fill in the correct email address').first()).toBeVisible();
      await expect(page.getByText('Please check the user privacy agreement').first()).toBeVisible();
    });

    await test.step('an e-mail address may stand in the field of a phone number; a wrong password says nothing of the account', async () => {
      await follow('Phone');
      await form.phone.fill(email);
      await form.password.fill('Wrong-1234');
      await form.agreement.check();
      await form.submit('Sign in').click();
      await expect(page.getByText('E-mail or password is incorrect.').first()).toBeVisible();
      await expect(form.email).toHaveValue(email);
    });

    await test.step('the form stays when it gets no answer, and signs in when it gets one', async () => {
      await form.password.fill(password);
      await form.agreement.check();
      await context.setOffline(true);
      await form.submit('Sign in').click();
      await expect(
        main.getByRole('alert').filter({ hasText: 'The shop cannot be reached' }).first(),
      ).toBeVisible();
      await expect(form.email).toHaveValue(email);
      await context.setOffline(false);
      await form.submit('Sign in').click();
      await expect(page).toHaveURL(asked);
    });
  });
});

test('an account is registered with a code that is sent by e-mail: the fields help, the countdown of the code survives a reload, and the password follows the rule', async ({
  page,
}) => {
  const email = newEmail();
  await askForPage(page);
  await page.goto('/login?mode=registerEmail');
  await answers(page);
  const form = loginForm(page);
  const waiting = page.getByRole('button', { name: /^Send again in \d+ s/ });

  await test.step('the first field that is wrong gets the focus', async () => {
    await answers(page);
    await form.email.fill(email);
    await expect(page.getByText('8 to 20 characters', { exact: false })).toBeVisible();
    await form.sendCode.click();
    await expect(form.password).toBeFocused();
    await form.password.fill('weak');
    await form.submit('Create account').click();
    await expect(form.password).toBeFocused();
    await expect(page.getByRole('main').getByText(/^Use 8 to 20 characters/)).toHaveCount(1);
  });

  await test.step('the fields help: pasted codes, Caps Lock, strength, a readable password', async () => {
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

  await test.step('the countdown survives a reload, and the server says how long to wait', async () => {
    await form.sendCode.click();
    await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('codeWaits'));
    await page.reload();
    await form.email.fill(email);
    await form.password.fill('short');
    await form.sendCode.click();
    await expect(
      page.getByText(/A code was sent a moment ago. You can ask for another one in \d+ seconds?\./).first(),
    ).toBeVisible();
  });

  await test.step('a password that follows the rule makes the account', async () => {
    await form.code.fill(await latestCode(email));
    await form.agreement.check();
    await form.submit('Create account').click();
    await expect(form.password).toHaveAttribute('aria-invalid', 'true');
    await expect(form.password).toBeFocused();
    await form.password.fill('First-1234');
    await form.submit('Create account').click();
    await expect(page).toHaveURL(asked);
  });
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
  await answers(page);
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

test('signing in by a code that is sent to a phone number, which is formatted while it is typed and whose country is found by its own name', async ({
  page,
}) => {
  const { phone } = await newPhoneAccount();
  const form = loginForm(page);
  await askForPage(page);
  await page.goto('/login?mode=phoneCode');
  await answers(page);
  const main = page.getByRole('main');
  await main
    .getByRole('combobox')
    .first()
    .or(main.getByRole('button', { name: /Country code/ }))
    .first()
    .click();
  await page.getByPlaceholder('Search country or code').fill('Deutschland');
  await expect(page.getByRole('listbox').getByRole('option', { name: /Germany/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await form.phone.pressSequentially(`+44 ${phone.slice(0, 4)} ${phone.slice(4)}`);
  await form.sendCode.click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await form.code.fill(await latestCode(`+44${phone}`, 2));
  await form.agreement.check();
  await form.submit('Sign in').click();
  await expect(page).toHaveURL(asked);
});

test('signing in by a third party comes back to the page that asked for it; an answer that this browser did not ask for signs nobody in', async ({
  page,
  context,
}) => {
  const stolen = await page.request.get(
    '/middlewares/callback_twitter?oauth_token=stolen&oauth_verifier=stolen',
  );
  expect(new URL(stolen.url()).pathname).toBe('/login');
  expect((await context.cookies()).some(({ name }) => name.includes('token'))).toBe(false);

  await page.goto('/user_center/order/list');
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/user_center\/order\/list$/);
});

/** Ends the session of the browser's shopper, as another browser or the server could. */
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

/** Without script, expired-session.spec covers the same responses. */
test('a session that has ended leads from a favourite, and from a page of the account, to the sign-in page, which says so, and back', async ({
  page,
}) => {
  const account = await signInAsNewShopper(page);
  const name = await openAnyProduct(page, '/fr');
  const message = page.getByRole('region', { name: 'Notifications' });

  await test.step('from a favourite, and back to the product', async () => {
    await endSession(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Enregistrer ${name}`, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/fr\/login$/);
    await expect(message).toContainText('votre session a expiré');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await page.goto(await signIn(page.request, account, { path: '/fr/login' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('from the link to the account, and on to it', async () => {
    await endSession(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^user|shopper/i })
      .click();
    await expect(page).toHaveURL(/\/fr\/login$/);
    await expect(message).toContainText('votre session a expiré');
    await page.goto(await signIn(page.request, account, { path: '/fr/login' }));
    await expect(page).toHaveURL(/\/fr\/user_center$/);
  });
});

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
