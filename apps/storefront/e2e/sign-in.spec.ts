import { expect, hydrated, loginForm, newAccount, openAnyProduct, test } from './shop.ts';

test.describe('when something fails', () => {
  test.use({ failsOnPurpose: true });

  test('the dialog says that other ways to sign in could not be loaded, and tries again', async ({
    page,
  }) => {
    await page.goto('/help');
    await hydrated(page);
    await page.route('**/resources/auth', (route) => route.abort('connectionreset'));
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Other ways to sign in could not be loaded.')).toBeVisible();
    await page.unroute('**/resources/auth');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('link', { name: 'Continue as a guest' })).toBeVisible();
    await expect(dialog.getByText('could not be loaded')).toHaveCount(0);
  });

  test('the dialog and the page keep what was typed when a form gets no answer', async ({
    page,
    context,
  }) => {
    const { email, password } = await newAccount();
    await page.goto('/help');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Email' }).click();
    const inDialog = loginForm(page, dialog);
    await inDialog.email.fill(email);
    await inDialog.password.fill(password);
    await inDialog.agreement.check();
    await context.setOffline(true);
    await inDialog.submit('Sign in').click();
    await expect(dialog.getByRole('alert')).toContainText('The shop cannot be reached right now');
    await expect(inDialog.email).toHaveValue(email);
    await context.setOffline(false);
    await inDialog.submit('Sign in').click();
    await expect(dialog).toHaveCount(0);

    await context.clearCookies();
    await page.goto('/login?mode=emailPassword');
    await hydrated(page);
    const onPage = loginForm(page);
    await onPage.email.fill(email);
    await onPage.password.fill(password);
    await onPage.agreement.check();
    await context.setOffline(true);
    await onPage.submit('Sign in').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The shop cannot be reached');
    await expect(onPage.email).toHaveValue(email);
    await context.setOffline(false);
    await onPage.submit('Sign in').click();
    await expect(page).toHaveURL(/\/$/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('signing in from a favourite returns to the product, which then is one', async ({ page }) => {
      const { email, password } = await newAccount();
      const name = await openAnyProduct(page);
      if (javaScriptEnabled) await hydrated(page);
      const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
      await favourite.click();
      const place = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main');
      await place.getByRole('link', { name: 'Email' }).click();
      const form = loginForm(page, place);
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
}
