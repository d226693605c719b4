import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  addedToCart,
  expect,
  hydrated,
  openAnyProduct,
  placeUnpaidOrder,
  signInAsNewShopper,
  test,
} from './shop.ts';

test.use({ failsOnPurpose: true });

const files = path.resolve(import.meta.dirname, '../build/client');
/** Addresses of the built scripts that have this in them. */
const scriptsWith = (text: string) =>
  globSync('assets/*.js', { cwd: files }).filter((name) =>
    readFileSync(path.join(files, name), 'utf8').includes(text),
  );

const unreachable = 'The shop cannot be reached right now';
const header = (page: Page) => page.getByRole('banner');
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a product page stays when adding to the cart gets no answer, a favourite is taken back, and both are tried again', async ({
  page,
  context,
}) => {
  await signInAsNewShopper(page);
  const name = await openAnyProduct(page);
  await hydrated(page);
  const favourite = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
  const again = page.getByRole('button', { name: 'Try again' });
  await context.setOffline(true);
  await favourite.click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await again.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(again).toHaveCount(0);

  await page.getByRole('button', { name: 'One more' }).click();
  await context.setOffline(true);
  // A bar at the edge of the window has the same button once that of the product is out of sight.
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await context.setOffline(false);
  await again.click();
  await expect(addedToCart(page)).toBeVisible();
});

test('a visitor who adds again because the shop did not answer has the piece once', async ({ page }) => {
  await openAnyProduct(page);
  await hydrated(page);
  const cart = header(page).getByRole('link', { name: /^Cart/ });
  let lose: (() => void) | undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  // The shop carries the form out, and its cookie arrives; the answer does not.
  await page.route(/resources\/cart\?product=/, async (route) => {
    await route.fetch();
    await lost;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  // Counted at once, and no more when nobody knows.
  await expect(cart).toHaveAccessibleName(/1/);
  lose?.();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(cart).not.toHaveAccessibleName(/1/);
  await page.unroute(/resources\/cart\?product=/);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(addedToCart(page)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
});

for (const [which, address] of [
  ['of the order', '/user_center/order/detail'],
  ['of its payment', '/order/payment_result'],
] as const) {
  test(`"Buy again" on the page ${which}, pressed again because no answer came, adds once`, async ({
    page,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const orderNo = await placeUnpaidOrder(shopper);
    await shopper.api.orders.cancel(orderNo);
    await page.goto(`${address}?orderNo=${orderNo}`);
    await hydrated(page);
    // The shop carries the form out; the answer is lost.
    const form = /order\/(detail|payment_result)/;
    await page.route(form, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const again = page.getByRole('main').getByRole('button', { name: 'Buy again' });
    await again.click();
    await expect(page.getByText(unreachable).first()).toBeVisible();
    await page.unroute(form);
    await again.click();
    await expect(page).toHaveURL(/\/cart$/);
    expect(await shopper.api.cart.count()).toBe(1);
  });
}

test('the cart keeps its lines when a change gets no answer, and shows what was changed when it cannot be read again', async ({
  page,
  context,
}) => {
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(addedToCart(page)).toBeVisible();
  await page.goto('/cart');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(header(page).getByRole('link', { name: /Cart/ })).toContainText('2');

  await page.route(/\/cart\.data/, (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : route.fallback(),
  );
  const more = page.getByRole('button', { name: 'One more' });
  const quantity = page.getByRole('spinbutton');
  for (const changed of ['3', '4']) {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cart.data'));
    await more.click();
    await failed;
    // The page is as it stays: a frame after the router's own update.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    expect(await quantity.inputValue()).toBe(changed);
  }
  await page.unroute(/\/cart\.data/);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/resources/cart'),
  );
  await more.click();
  await expect(quantity).toHaveValue('5');
  await expect(header(page).getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/5/);
  await saved;
  await page.reload();
  await expect(quantity).toHaveValue('5');
});

test('menu, suggestions and sign-in options that get no answer leave the page as it is', async ({ page }) => {
  // The menu is asked for with the code of the header already, and again when the pointer reaches it.
  await page.route(/\/resources\/(menu|suggest|auth)/, (route) => route.abort('connectionreset'));
  const name = await openAnyProduct(page);
  await hydrated(page);
  const failed = (part: string) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(part));

  const menu = failed('/resources/menu');
  await header(page).getByRole('link', { name: 'All categories' }).hover();
  await menu;
  const suggestions = failed('/resources/suggest');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('lamp');
  await suggestions;
  const options = failed('/resources/auth');
  await header(page).getByRole('link', { name: 'Sign in' }).click();
  await options;
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a note and an address that were typed stay when the order gets no answer', async ({
  page,
  context,
}) => {
  await signInAsNewShopper(page);
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/preOrderNo=/);
  await hydrated(page);
  await page.getByRole('textbox', { name: /Note to the stores/ }).fill('Ring twice');
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Note to the stores/ })).toHaveValue('Ring twice');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});

for (const [name, address] of [
  ['the page of an order', (orderNo: string) => `/user_center/order/detail?orderNo=${orderNo}`],
  ['the list of orders', () => '/user_center/order/list'],
] as const) {
  test(`${name} stays when cancelling gets no answer, although its dialog was never loaded`, async ({
    page,
    context,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const orderNo = await placeUnpaidOrder(shopper);
    await page.goto(address(orderNo));
    await hydrated(page);
    // The browser asks, because the dialog cannot be loaded.
    page.on('dialog', (dialog) => void dialog.accept());
    await context.setOffline(true);
    const cancel = page.getByRole('main').getByRole('link', { name: 'Cancel order' }).first();
    await cancel.click();
    await expect(notifications(page)).toContainText(unreachable);
    await expect(page.getByRole('main')).toContainText(orderNo);
    await context.setOffline(false);
    await cancel.click();
    await expect(notifications(page)).toContainText('The order was cancelled');
  });
}

test('the page stays when signing out gets no answer, and offers to try again', async ({ page, context }) => {
  await signInAsNewShopper(page);
  await page.goto('/user_center/order/list');
  await hydrated(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /log ?out|sign out/i })
    .click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(page).toHaveURL(/order\/list/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notifications(page)).toContainText('Exit successfully');
  await expect(page).toHaveURL(/\/$/);
});

test('a page stays when the sign-in dialog cannot be loaded', async ({ page, context }) => {
  const name = await openAnyProduct(page);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a page stays when messages of its later parts cannot be loaded, and they come once they can', async ({
  page,
}) => {
  await signInAsNewShopper(page);
  let isLost = true;
  let lost = 0;
  const messages = new Set(scriptsWith('"auth.welcome"').map((name) => `/${name}`));
  await page.route(
    ({ pathname }) => messages.has(pathname),
    (route) => {
      if (!isLost) return route.continue();
      lost += 1;
      return route.abort('connectionreset');
    },
  );
  const name = await openAnyProduct(page);
  // The first interaction loads the header, which has a button to sign out.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10);
      return lost;
    })
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  isLost = false;
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
