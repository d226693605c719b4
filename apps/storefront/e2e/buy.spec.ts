import {
  addedToCart,
  addAddress,
  apiOrigin,
  choosePayment,
  componentsOf,
  expect,
  expectAccessible,
  guestAccountLink,
  hydrated,
  latestCode,
  loginForm,
  mailedOrderLink,
  newEmail,
  openAnyProduct,
  payByCard,
  publicApi,
  signInAsNewShopper,
  takenOver,
  test,
  wellStockedLine,
} from './shop.ts';
import type { Page } from '@playwright/test';

/** Opens the checkout of one product that is bought at once. */
async function openCheckout(page: Page): Promise<void> {
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
}

test('a visitor fills the cart, registers during the checkout and pays by card', async ({ page }) => {
  const name = await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(addedToCart(page)).toBeVisible();
  await page.goto('/cart');
  await hydrated(page);
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
  await addAddress(page);
  await page.getByRole('textbox', { name: /Note to the stores/ }).fill('Ring twice');
  await choosePayment(page, /^Card/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();

  await page.waitForURL(/\/order\/stripe_payment/);
  await payByCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();

  await page.getByRole('link', { name: 'My orders' }).first().click();
  await expect(page.getByRole('main').getByText('Waiting to ship').last()).toBeVisible();
  await page.getByRole('main').locator('a[href*="order/detail"]').first().click();
  await expect(page.getByText('Ring twice')).toBeVisible();
});

test('a declined card shows a message, and the order can be paid another way', async ({ page }) => {
  await signInAsNewShopper(page);
  await openCheckout(page);
  await hydrated(page);
  await choosePayment(page, /^Card/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await page.waitForURL(/\/order\/stripe_payment/);
  await payByCard(page, '4000000000000002');
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await page.getByRole('link', { name: 'Other payment methods' }).click();
  await choosePayment(page, /^Cash/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('a guest pays by PayPal, a cancelled payment keeps the order, and a password makes it an account', async ({
  page,
}) => {
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const dialog = page.getByRole('dialog');
  // Guests come first on the way to a checkout.
  await expect(dialog.getByRole('link').first()).toHaveText('Continue as a guest');
  await dialog.getByRole('link', { name: 'Continue as a guest' }).click();
  const form = loginForm(page, dialog);
  const email = newEmail();
  await form.email.fill(email);
  await form.submit('Continue as a guest').click();
  await page.waitForURL(/preOrderNo=/);
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
  await page.getByLabel(/^Password/).fill('Passw0rd!');
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

test('what a guest types before the page is taken over stays', async ({ page }) => {
  const origin = test.info().project.use.baseURL ?? '';
  await page.request.post('/login', {
    headers: { Origin: origin },
    form: { mode: 'guest', email: newEmail() },
  });
  await openCheckout(page);
  await hydrated(page);
  await addAddress(page);
  await choosePayment(page, /^Cash/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();

  const { promise: typed, resolve: type } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  const password = page.getByLabel(/^Password/);
  await password.fill('Passw0rd!');
  type();
  await takenOver(password);
  await expect(password).toHaveValue('Passw0rd!');
});

test('a double click on "Submit order" makes one order', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  await openCheckout(page);
  await hydrated(page);
  await choosePayment(page, /^Cash/);
  await page.getByRole('button', { name: /^Submit order ·/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  expect((await shopper.api.orders.list()).items).toHaveLength(1);
});

test('the payment result without an order number says what is missing', async ({ request }) => {
  const html = await (await request.get('/order/payment_result')).text();
  expect(html).toContain('Missing parameters cannot view order payment status');
});

test('a guest buys in French, and the confirmation mail opens the order without an account', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await openAnyProduct(page, '/fr');
  await hydrated(page);
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  // Leaving sooner would cancel the request that adds.
  await expect(page.getByRole('dialog', { name: 'Ajouté à votre panier' })).toBeVisible();
  await page.goto('/fr/cart');
  await hydrated(page);
  await page.locator('button[name=intent][value=checkout]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('a[href$="mode=guest"]').click();
  await dialog.locator('input[name=email]').fill(email);
  await dialog.locator('form button[type=submit]').last().click();
  await page.waitForURL(/\/fr\/order\/order_confirm\?preOrderNo=/);
  await addAddress(page, /adresse/);
  await page.locator('input[name=payType][value=cashOnDelivery]').check({ force: true });
  await page.locator('button[name=intent][value=order]').first().click();
  await page.waitForURL(/\/fr\/order\/payment_result/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d+,\d{2}\s\$/);

  const link = await mailedOrderLink(email);
  const otherBrowser = await browser.newContext();
  const elsewhere = await otherBrowser.newPage();
  const mailed = await elsewhere.goto(link);
  expect(mailed?.headers()['cache-control']).toBe('private, no-store');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(elsewhere.getByRole('main')).toContainText('Ann Shopper');
  await elsewhere.getByRole('link', { name: /^Commande SH/ }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('SH');
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Gérer cette commande' }).click();
  await elsewhere.getByRole('link', { name: 'Demander un remboursement' }).click();
  await elsewhere.getByRole('combobox', { name: 'Motif' }).selectOption({ index: 1 });
  await elsewhere.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(elsewhere.getByRole('main')).toContainText('En cours d’examen par la boutique');
  await expect(elsewhere.getByRole('region', { name: 'Messages' }).getByRole('textbox')).toBeVisible();
  await otherBrowser.close();
  await page.goto(link);
  await expect(page).toHaveURL(/\/fr\/user_center\/order\/detail\?orderNo=PT\w+&proof=[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Créer un compte' })).toBeVisible();
});
