import { answers, expect, loginForm, newAccount, openAnyProduct, test } from './shop.ts';

test.describe('when something fails', () => {
  test.use({ failsOnPurpose: true });

  test('the dialog that a favourite opens says that other ways to sign in could not be loaded, keeps what was typed when its form gets no answer, and signs in to the product, which then is a favourite', async ({
    page,
    context,
  }) => {
    const { email, password } = await newAccount();
    const name = await openAnyProduct(page);
    await answers(page);
    const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
    const dialog = page.getByRole('dialog');

    await test.step('other ways to sign in that could not be loaded are tried again', async () => {
      await page.route('**/resources/auth', (route) => route.abort('connectionreset'));
      await favourite.click();
      await expect(dialog.getByText('Other ways to sign in could not be loaded.')).toBeVisible();
      await page.unroute('**/resources/auth');
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('link', { name: 'Continue as a guest' })).toBeVisible();
      await expect(dialog.getByText('could not be loaded')).toHaveCount(0);
    });

    await test.step('what was typed stays when the form gets no answer', async () => {
      await dialog.getByRole('link', { name: 'Email' }).click();
      const form = loginForm(page, dialog);
      await form.email.fill(email);
      await form.password.fill(password);
      await form.agreement.check();
      await context.setOffline(true);
      await form.submit('Sign in').click();
      await expect(dialog.getByRole('alert')).toContainText('The shop cannot be reached right now');
      await expect(form.email).toHaveValue(email);
      await context.setOffline(false);
      await form.submit('Sign in').click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the product is a favourite, also after a reload', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(favourite).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in from a favourite returns to the product, which then is one', async ({ page }) => {
    const { email, password } = await newAccount();
    const name = await openAnyProduct(page);
    const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
    await favourite.click();
    await page.getByRole('main').getByRole('link', { name: 'Email' }).click();
    const form = loginForm(page);
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
