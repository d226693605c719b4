import { addAddress, apiOrigin, expect, hydrated, lastCode, openAnyProduct, signIn, test } from './shop.ts';

test('a visitor fills the cart, registers over it and pays by card', async ({ page }) => {
  const name = await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await page.getByRole('button', { name: 'Go to cart' }).click();
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();

  await page.getByRole('button', { name: /^Check out/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  const email = `ann.${Date.now()}@shopper.test`;
  await dialog.locator('#login-email').fill(email);
  await dialog.locator('#login-newPassword').fill('Passw0rd!');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way', { exact: false }).first()).toBeVisible();
  await dialog.locator('#login-captcha').fill(await lastCode(page, email));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).last().click();

  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  await addAddress(page);
  await page.getByRole('textbox', { name: /Note to the stores/ }).fill('Ring twice');
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit order/ }).click();

  await page.waitForURL(/\/order\/stripe_payment/);
  const card = page.frameLocator('iframe').first();
  await card.getByLabel(/number/i).fill('4242424242424242');
  await card.getByLabel(/expir/i).fill('12/34');
  await card.getByLabel(/security code|cvc/i).fill('123');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible({
    timeout: 20_000,
  });

  await page.getByRole('link', { name: 'My orders' }).first().click();
  await expect(page.getByRole('main').getByText('Waiting to ship').last()).toBeVisible();
  await page.getByRole('main').locator('a[href*="order/detail"]').first().click();
  await expect(page.getByText('Ring twice')).toBeVisible();
});

test('a declined card says so and the order can be paid another way', async ({ page }) => {
  await signIn(page);
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/preOrderNo=/);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit order/ }).click();
  await page.waitForURL(/\/order\/stripe_payment/);
  const card = page.frameLocator('iframe').first();
  await card.getByLabel(/number/i).fill('4000000000000002');
  await card.getByLabel(/expir/i).fill('12/34');
  await card.getByLabel(/security code|cvc/i).fill('123');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await page.getByRole('link', { name: 'Other payment methods' }).click();
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('a guest pays by PayPal, and a cancelled payment keeps the order', async ({ page }) => {
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Continue as a guest' }).click();
  await dialog.locator('#login-email').fill(`guest.${Date.now()}@shopper.test`);
  await dialog.locator('form').getByRole('button', { name: /guest/i }).last().click();
  await page.waitForURL(/preOrderNo=/);
  await addAddress(page);
  await page.getByRole('radio', { name: /^PayPal/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit order/ }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();

  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('radio', { name: /^PayPal/ }).check({ force: true });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page
    .getByRole('button', { name: /approve|pay/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
});

test('a double click on "Submit order" makes one order', async ({ page }) => {
  await signIn(page);
  await page.goto('/user_center/order/list?tab=toShip');
  const count = async () => {
    await page.goto('/user_center/order/list?tab=toShip');
    const label = await page.getByRole('link', { name: /^Waiting to ship/ }).textContent();
    return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
  };
  const before = await count();
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/preOrderNo=/);
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit order/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  expect(await count()).toBe(before + 1);
});

test('the pay status page asks for what it misses', async ({ page }) => {
  await page.goto('/order/payment_result');
  await expect(page.getByText('Missing parameters cannot view order payment status')).toBeVisible();
});

test('a guest buys in French', async ({ page }) => {
  await openAnyProduct(page, '/fr');
  await hydrated(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  // Leaving sooner would cancel the request that adds.
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/panier/i);
  await page.goto('/fr/cart');
  await hydrated(page);
  await page.locator('button[name=intent][value=checkout]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('a[href$="mode=guest"]').click();
  await dialog.locator('#login-email').fill(`invite.${Date.now()}@shopper.test`);
  await dialog.locator('form button[type=submit]').last().click();
  await page.waitForURL(/\/fr\/order\/order_confirm\?preOrderNo=/);
  await addAddress(page, /adresse/);
  await page.locator('input[name=payType][value=cashOnDelivery]').check({ force: true });
  await page.locator('button[name=intent][value=order]').click();
  await page.waitForURL(/\/fr\/order\/payment_result/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toContainText('Merci');
  await expect(page.getByRole('main')).toContainText(/\d+,\d{2}\s\$/);
});
