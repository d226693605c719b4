import { test } from './faulty-shop.ts';
import { answers, expect } from './shop.ts';

const closed = {
  twitterOpen: false,
  googleOpen: false,
  facebookOpen: false,
  visitorOpen: false,
  agreement: null,
};

test('a back end that has no other ways to sign in shows none, in the dialog and on the page', async ({
  page,
  faults,
}) => {
  faults.fail('/api/front/login/method/info', { data: closed }, 20);
  await page.goto('/login');
  await answers(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  for (const name of [/guest/, /passkey/, /with X/]) {
    await expect(main.getByRole('link', { name })).toHaveCount(0);
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  }
  await page.goto('/login?mode=guest');
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/help');
  await answers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(dialog.getByText(/guest|passkey|with X/)).toHaveCount(0);
});
