import type { Locator, Page } from '@playwright/test';
import { latestCode, newEmail, signInAsNewShopper } from './accounts.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';

/** A small picture, as created by browsers. */
const drawPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 150, 200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });

test('nickname, picture, e-mail address and devices of a profile are changed, and its data downloaded; the wait for the next code goes on after a wrong one and a reload', async ({
  page,
}) => {
  const { api, email, password } = await signInAsNewShopper(page);
  await page.goto('/users/user_info');
  const section = (name: string): Locator => page.getByRole('region', { name });

  const about = section('About you');
  await about.getByRole('textbox', { name: 'Nickname' }).fill(' ');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(about.getByRole('textbox'), 'what is wrong takes the focus').toBeFocused();
  await about.getByRole('textbox').fill('Ann <i>B</i>');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText('Ann <i>B</i>');
  await expect(about.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');

  const choose = about.locator('input[type=file]');
  await choose.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('no picture that can be read').first()).toBeVisible();
  const buffer = Buffer.from(await drawPicture(page));
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose what is shown' });
  await dialog.getByRole('button', { name: /^Drag the picture/ }).press('ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(about.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect((await api.account.info()).avatar).toMatch(/\/uploads\/\w+\.jpg/);

  const contact = section('Signing in and messages');
  const changed = newEmail();
  const open = () => contact.getByText('Change e-mail address').first().click();
  const address = contact.getByRole('textbox', { name: 'New e-mail address' });
  const again = contact.getByRole('button', { name: /^Send again in \d+ s/ });
  await open();
  await address.fill(changed);
  await contact.getByRole('button', { name: 'Send code' }).first().dblclick();
  await expect(contact.getByRole('status')).toContainText('The code is on its way');
  await expect(again).toBeVisible();
  const code = contact.getByRole('textbox', { name: 'Verification code' }).first();
  await code.fill('000000');
  await contact.getByRole('button', { name: 'Confirm' }).first().click();
  await expect(contact.getByRole('alert')).toBeVisible();
  await expect(address).toHaveValue(changed);
  await expect(again, 'the wait goes on after a wrong code').toBeVisible();
  await page.reload();
  await open();
  await expect(again, 'the wait goes on after a reload').toBeVisible();
  await address.fill(changed);
  await code.fill(await latestCode(changed));
  await code.press('Enter');
  await expect(contact.locator('bdi').first()).toHaveText(changed);

  const devices = section('Devices');
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(api.account.info()).rejects.toMatchObject({ kind: 'unauthorised' });

  const download = page.waitForEvent('download');
  await section('Your data').getByRole('link', { name: 'Download your data' }).click();
  const file = await (await download).createReadStream();
  const content = JSON.parse(Buffer.concat(await file.toArray()).toString('utf8')) as {
    account: { email: string };
  };
  expect(content.account.email).toBe(changed);
  expect([email, password]).not.toContain(changed);
});

test('a new password signs out everywhere; a closed account is gone', async ({ page }) => {
  const { email } = await signInAsNewShopper(page);
  await page.goto('/users/user_info');
  await answers(page);
  const contact = page.getByRole('region', { name: 'Signing in and messages' });
  await contact.getByText('Change password').first().click();
  const form = contact.locator('form').filter({ has: page.getByLabel('New password', { exact: false }) });
  await form.getByRole('button', { name: 'Send code' }).click();
  await form.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(email, 2));
  await form.getByLabel(/^New password/).fill('short');
  await form.getByLabel(/^Repeat the password/).fill('short');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel(/^New password/)).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(/^New password/).fill('Better-1234');
  await form.getByLabel(/^Repeat the password/).fill('Better-1234');
  await form.getByLabel(/^Repeat the password/).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  const origin = test.info().project.use.baseURL ?? '';
  const signIn = async () =>
    (
      await page.request.post('/login', {
        headers: { Origin: origin },
        form: { mode: 'emailPassword', email, password: 'Better-1234', agreement: 'on' },
        maxRedirects: 0,
      })
    ).status();
  expect(await signIn()).toBe(303);

  await page.goto('/users/user_info');
  await answers(page);
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByText('Close account').first().click();
  await data.getByRole('button', { name: 'Send code' }).click();
  await data.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(email, 3));
  const close = data.getByRole('button', { name: 'Close account' });
  await close.click();
  await expect(data).toContainText('Please tick that you understand this');
  await data.getByRole('checkbox').check();
  await close.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await signIn()).not.toBe(303);
});
