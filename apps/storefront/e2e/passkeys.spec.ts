import type { Page } from '@playwright/test';
import { type Account, newAccount, signIn, signInAsNewShopper, signInInDialog } from './accounts.ts';
import { openAnyProduct } from './products.ts';
import { answers, expect, test } from './shop.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has an authenticator for tests.');

/** A device with a screen lock, whose owner can be verified. */
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
    /** Whether its owner can be verified: otherwise the browser refuses. */
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const offer = (page: Page) => page.getByRole('region', { name: 'Next time, sign in with a passkey' });
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Signs in by password once more. */
async function signInAgain(page: Page, account: Account) {
  await page.context().clearCookies({ name: /mf-token$/ });
  await signIn(page.request, account);
}

const signOut = (page: Page) => page.context().clearCookies();

test('a passkey is offered after each sign-in by password until there is one, which signs in the next time, in the dialog and on the page; one that is refused, not given or unknown keeps the page and says why', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const account = await newAccount();
  const passkeyButton = page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' });

  await test.step('it is offered after a sign-in in the dialog, and put off until the next one', async () => {
    await page.goto('/help');
    await answers(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signInInDialog(page, account);
    await offer(page).getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await answers(page);
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('one that the device refuses is not added', async () => {
    await signInAgain(page, account);
    await page.reload();
    await answers(page);
    await authenticator.verify(false);
    await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(notes(page)).toContainText('No passkey was added');
  });

  await test.step('it is added', async () => {
    await signInAgain(page, account);
    await page.reload();
    await answers(page);
    await authenticator.verify(true);
    await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(notes(page)).toContainText('Your passkey was added');
    await expect(offer(page)).toHaveCount(0);
    expect(await authenticator.count()).toBe(1);
    const [passkey] = await account.api.auth.passkeys();
    expect(passkey).toMatchObject({ lastUsedAt: null });
  });

  await test.step('it signs in in the dialog, which goes on with what was pressed', async () => {
    await signOut(page);
    const name = await openAnyProduct(page);
    await answers(page);
    const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
    await favourite.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const cookies = await page.context().cookies();
    expect(cookies.find((cookie) => cookie.name.endsWith('mf-token'))).toMatchObject({ httpOnly: true });
  });

  await test.step('one that is not given keeps the page', async () => {
    await signOut(page);
    await page.goto('/user_center/order/list');
    await expect(page).toHaveURL(/\/login$/);
    await answers(page);
    await authenticator.verify(false);
    await passkeyButton.click();
    await expect(notes(page)).toContainText('Signing in with a passkey was cancelled');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('it signs in on the page, and no other one is offered', async () => {
    await authenticator.verify(true);
    await passkeyButton.click();
    await expect(page).toHaveURL(/\/user_center\/order\/list$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect((await page.context().cookies()).filter(({ name }) => name.endsWith('passkeyOffer'))).toEqual([]);
  });

  await test.step('one that the account no longer has signs nobody in', async () => {
    await signOut(page);
    await page.goto('/login');
    await answers(page);
    for (const { id } of await account.api.auth.passkeys()) await account.api.auth.removePasskey(id);
    await passkeyButton.click();
    await expect(notes(page)).toContainText('No account has this passkey any more');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('the offer is put off for ever, and a passkey is added, listed and deleted on the page of the profile', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const account = await signInAsNewShopper(page);
  await page.goto('/help');
  await offer(page).getByRole('button', { name: 'Never ask again' }).click();
  const origin = test.info().project.use.baseURL ?? '';
  const signedOut = await page.request.post('/logout', {
    headers: { Origin: origin },
    // Its button has no name, so any field will do.
    form: { intent: 'signOut' },
    maxRedirects: 0,
  });
  expect(signedOut.status()).toBe(303);
  await signInAgain(page, account);

  await page.goto('/users/user_info');
  await expect(offer(page)).toHaveCount(0);
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
