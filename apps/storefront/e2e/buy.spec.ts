import { guestAccountLink, latestCode, mailedOrderLink, newEmail, publicApi } from './accounts.ts';
import { openAnyProduct, wellStockedLine } from './products.ts';
import {
  addAddress,
  addedToCart,
  answers,
  apiOrigin,
  choosePayment,
  componentsOf,
  expect,
  expectAccessible,
  loginForm,
  payByCard,
  test,
} from './shop.ts';

test('a visitor fills the cart, registers during the checkout and pays by card', async ({ page }) => {
  const name = await openAnyProduct(page);
  await answers(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(addedToCart(page)).toBeVisible();
  await page.goto('/cart');
  await answers(page);
  await expect(componentsOf(page).cartLine({ name })).toBeVisible();

  await page.getByRole('button', { name: /^Check out/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  const form = loginForm(page, dialog);
  const email = newEmail();
  await form.email.fill(email);
  await form.password.fill('Passw0rd!');
  await form.sendCode.click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await form.code.fill(await latestCode(email));
  await form.agreement.check();
  await form.submit('Create account').click();

  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  await expect(componentsOf(page).cartLine({ name }), 'the checkout goes on').toBeVisible();
  await addAddress(page);
  await page.getByRole('textbox', { name: /Note to the stores/ }).fill('Ring twice');
  await choosePayment(page, /^Card/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();

  await page.waitForURL(/\/order\/stripe_payment/);
  await payByCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();

  await page.getByRole('link', { name: 'My orders' }).first().click();
  await expect(page.getByRole('main').getByText('Waiting to ship').last()).toBeVisible();
  const order = await page.getByRole('main').locator('a[href*="order/detail"]').first().getAttribute('href');
  expect(await (await page.request.get(order ?? '')).text()).toContain('Ring twice');
});

test('a guest pays by PayPal, a cancelled payment keeps the order, and a password, also one that is typed before the page is taken over, makes it an account', async ({
  page,
}) => {
  const name = await openAnyProduct(page);
  await answers(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const dialog = page.getByRole('dialog');
  // The guest option comes first on the way to a checkout.
  await expect(dialog.getByRole('link').first()).toHaveText('Continue as a guest');
  await dialog.getByRole('link', { name: 'Continue as a guest' }).click();
  const form = loginForm(page, dialog);
  const email = newEmail();
  await form.email.fill(email);
  await form.submit('Continue as a guest').click();
  await page.waitForURL(/preOrderNo=/);
  await expect(componentsOf(page).cartLine({ name }), '"Buy now" goes on').toBeVisible();
  await addAddress(page);
  await choosePayment(page, /^PayPal/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(page.getByRole('heading', { name: 'Pay for failure' })).toBeVisible();

  await page.getByRole('link', { name: 'Pay now' }).click();
  await choosePayment(page, /^PayPal/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();

  await mailedOrderLink(email);
  const password = page.getByLabel(/^Password/);
  await test.step('what is typed before the page is taken over stays', async () => {
    const { promise: typed, resolve: type } = Promise.withResolvers<void>();
    const scripts = /\/assets\/.*\.js$/;
    await page.route(scripts, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(page.url(), { waitUntil: 'commit' });
    await password.fill('Passw0rd!');
    type();
    await answers(page);
    await page.unroute(scripts);
    await expect(password).toHaveValue('Passw0rd!');
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('Open its link to finish')).toBeVisible();
  await page.goto(await guestAccountLink(email));
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /PT/ })).toBeVisible();
  const { nickname } = await publicApi().auth.email({ email, password: 'Passw0rd!' });
  expect(nickname).not.toBe('');
});

test('a guest buys in French, and the confirmation mail opens the order without an account', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.request.post('/fr/login', {
    headers: { Origin: test.info().project.use.baseURL ?? '' },
    form: { mode: 'guest', email },
  });
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/fr/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
  await answers(page);
  await addAddress(page, /adresse/);
  await page.locator('input[name=payType][value=cashOnDelivery]').check({ force: true });
  await page.locator('button[name=intent][value=order]').first().click();
  await page.waitForURL(/\/fr\/order\/payment_result/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d+,\d{2}\s\$/);

  const link = await mailedOrderLink(email);
  const own = await page.request.get(link);
  expect(own.url()).toMatch(/\/fr\/user_center\/order\/detail\?orderNo=PT\w+&proof=[\w-]+$/);
  expect(await own.text(), 'a guest is offered an account').toContain('Créer un compte');

  // Simulates another browser.
  await context.clearCookies();
  const mailed = await page.goto(link);
  expect(mailed?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('main')).toContainText('Ann Shopper');
  await page.getByRole('link', { name: /^Commande SH/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SH');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gérer cette commande' }).click();
  await page.getByRole('link', { name: 'Demander un remboursement' }).click();
  await page.getByRole('combobox', { name: 'Motif' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('main')).toContainText('En cours d’examen par la boutique');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('textbox')).toBeVisible();
});
