import type { Page } from '@playwright/test';
import { expect, hydrated, loginForm, newAccount, openAnyProduct, signInAsNewShopper, test } from './shop.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has an authenticator for tests.');

/** A device with a screen lock, whose owner answers `answers` times as wished. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its owner can be verified: without that, the browser refuses. */
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const offer = (page: Page) => page.getByRole('region', { name: 'Next time, sign in with a passkey' });
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Signs in by password in the dialog of the header. */
async function signInByPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Email' }).click();
  const form = loginForm(page, dialog);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.agreement.check();
  await form.submit('Sign in').click();
}

async function signOut(page: Page) {
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test('a passkey offered after a sign-in by password signs in the next time, in the dialog and on the page', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const account = await newAccount();
  await page.goto('/help');
  await hydrated(page);
  await signInByPassword(page, account);
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(notes(page)).toContainText('Your passkey was added');
  await expect(offer(page)).toHaveCount(0);
  expect(await authenticator.count()).toBe(1);
  const [passkey] = await account.api.auth.passkeys();
  expect(passkey).toMatchObject({ lastUsedAt: null });

  await signOut(page);
  const name = await openAnyProduct(page);
  await hydrated(page);
  const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
  await favourite.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name.endsWith('mf-token'))).toMatchObject({ httpOnly: true });

  await signOut(page);
  await page.goto('/user_center/order/list');
  await expect(page).toHaveURL(/\/login$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/user_center\/order\/list$/);
  // Who signs in with a passkey is not offered another one.
  await page.goto('/help');
  await hydrated(page);
  await expect(offer(page)).toHaveCount(0);
});

test('the offer is put off until the next sign-in, or for ever', async ({ page }) => {
  await addAuthenticator(page);
  const account = await newAccount();
  await page.goto('/help');
  await hydrated(page);
  await signInByPassword(page, account);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(offer(page)).toHaveCount(0);

  await signOut(page);
  await hydrated(page);
  await signInByPassword(page, account);
  await offer(page).getByRole('button', { name: 'Never ask again' }).click();
  await signOut(page);
  await hydrated(page);
  await signInByPassword(page, account);
  await expect(notes(page)).toContainText('Welcome back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a passkey that is refused, unknown or not given keeps the form and says why', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  const account = await signInAsNewShopper(page);
  await page.goto('/help');
  await hydrated(page);
  await authenticator.verify(false);
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(notes(page)).toContainText('No passkey was added');

  await authenticator.verify(true);
  await signOut(page);
  await hydrated(page);
  await signInByPassword(page, account);
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(notes(page)).toContainText('Your passkey was added');
  await signOut(page);

  await page.goto('/login');
  await hydrated(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' });
  await authenticator.verify(false);
  await button.click();
  await expect(notes(page)).toContainText('Signing in with a passkey was cancelled');
  await expect(page).toHaveURL(/\/login$/);

  await authenticator.verify(true);
  for (const { id } of await account.api.auth.passkeys()) await account.api.auth.removePasskey(id);
  await button.click();
  await expect(notes(page)).toContainText('No account has this passkey any more');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a passkey is added, listed and deleted on the page of the profile', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await signInAsNewShopper(page);
  await page.goto('/users/user_info');
  await hydrated(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys).toContainText('You have no passkey yet');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect(await authenticator.count()).toBe(1);
  const dialog = page.getByRole('alertdialog');
  const remove = passkeys.getByRole('link', { name: /^Delete/ });
  await remove.click();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(passkeys).toContainText('You have no passkey yet');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is said of passkeys', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue with X' })).toBeVisible();
    await expect(page.getByText(/passkey/i)).toBeHidden();
  });
});
