import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, placeUnpaidOrder } from './products.ts';
import { addedToCart, answers, expect, test } from './shop.ts';

test.use({ failsOnPurpose: true });

const files = path.resolve(import.meta.dirname, '../build/client');
/** Addresses of the built scripts that contain this text. */
const scriptsWith = (text: string) =>
  globSync('assets/*.js', { cwd: files }).filter((name) =>
    readFileSync(path.join(files, name), 'utf8').includes(text),
  );

const unreachable = 'The shop cannot be reached right now';
const header = (page: Page) => page.getByRole('banner');
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a product page stays when messages of its later parts cannot be loaded, and when adding to the cart gets no answer; a favourite is taken back, and both are tried again', async ({
  page,
  context,
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
  // The first interaction loads the header, which has a sign-out button.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10);
      return lost;
    })
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // They are loaded at the next interaction after the connection is back.
  isLost = false;
  await page.mouse.wheel(0, 10);
  await answers(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

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
  // A bar at the edge of the window shows the same button once that of the product is out of sight.
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await context.setOffline(false);
  await again.click();
  await expect(addedToCart(page)).toBeVisible();
});

test('a visitor who adds again because the shop did not answer has the piece once; the cart keeps its lines when a change gets no answer, and shows what was changed when it cannot be read again', async ({
  page,
  context,
}) => {
  await openAnyProduct(page);
  await answers(page);
  await test.step('a piece that is added again is there once', async () => {
    const cart = header(page).getByRole('link', { name: /^Cart/ });
    let lose: (() => void) | undefined;
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    // The shop carries out the form, and its cookie arrives; the response does not.
    await page.route(/resources\/add-to-cart\?product=/, async (route) => {
      await route.fetch();
      await lost;
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    // Counted immediately, and no longer once the outcome is unknown.
    await expect(cart).toHaveAccessibleName(/1/);
    lose?.();
    await expect(notifications(page)).toContainText(unreachable);
    await expect(cart).not.toHaveAccessibleName(/1/);
    await page.unroute(/resources\/add-to-cart\?product=/);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(addedToCart(page)).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });
  await answers(page);

  await test.step('the cart keeps its lines when a change gets no answer', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(notifications(page)).toContainText(unreachable);
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await expect(header(page).getByRole('link', { name: /Cart/ })).toContainText('2');
  });

  await test.step('it shows what was changed when it cannot be read again', async () => {
    await page.route(/\/cart\.data/, (route) =>
      route.request().method() === 'GET' ? route.abort('connectionreset') : route.fallback(),
    );
    const more = page.getByRole('button', { name: 'One more' });
    const quantity = page.getByRole('spinbutton');
    for (const changed of ['3', '4']) {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cart.data'));
      await more.click();
      await failed;
      // The page is in its final state: a frame after the router's own update.
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
});

test('menu and suggestions that get no answer, and a sign-in dialog that cannot be loaded, leave the page as it is', async ({
  page,
  context,
}) => {
  // The menu is requested with the code of the header, and again when the pointer reaches it.
  await page.route(/\/resources\/(menu|suggest)/, (route) => route.abort('connectionreset'));
  const name = await openAnyProduct(page);
  await answers(page);
  const failed = (part: string) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(part));

  const menu = failed('/resources/menu');
  await header(page).getByRole('link', { name: 'All categories' }).hover();
  await menu;
  const suggestions = failed('/resources/suggest');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('lamp');
  await suggestions;

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('"Buy again" that is pressed again because no answer came adds once, on the page of the order and on that of its payment', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await shopper.api.orders.cancel(orderNo);
  const form = /order\/(detail|payment_result)/;
  const again = page.getByRole('main').getByRole('button', { name: 'Buy again' });
  const pieces = async () =>
    (await shopper.api.cart.list())
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + line.quantity, 0);
  for (const [at, address] of ['/user_center/order/detail', '/order/payment_result'].entries())
    await test.step(address, async () => {
      await page.goto(`${address}?orderNo=${orderNo}`);
      await answers(page);
      // The shop carries out the form; the response is lost.
      await page.route(form, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        await route.abort('connectionreset');
      });
      await again.click();
      await expect(page.getByText(unreachable).first()).toBeVisible();
      await page.unroute(form);
      await again.click();
      await expect(page).toHaveURL(/\/cart$/);
      expect(await pieces(), 'one piece for each page').toBe(at + 1);
    });
});

test('the page of an order and the list of orders stay when cancelling, and then signing out, gets no answer, although their dialogs were never loaded', async ({
  page,
  context,
}) => {
  const shopper = await signInAsNewShopper(page);
  const main = page.getByRole('main');
  // The browser asks, because the dialogs cannot be loaded.
  page.on('dialog', (dialog) => void dialog.accept());

  for (const addressOf of [
    (orderNo: string) => `/user_center/order/detail?orderNo=${orderNo}`,
    () => '/user_center/order/list',
  ]) {
    const orderNo = await placeUnpaidOrder(shopper);
    await test.step(`cancelling on ${addressOf('…')}`, async () => {
      await page.goto(addressOf(orderNo));
      await answers(page);
      await context.setOffline(true);
      const cancel = main.getByRole('link', { name: 'Cancel order' }).first();
      await cancel.click();
      await expect(notifications(page)).toContainText(unreachable);
      await expect(main).toContainText(orderNo);
      await context.setOffline(false);
      await cancel.click();
      await expect(notifications(page)).toContainText('The order was cancelled');
    });
  }

  await test.step('signing out', async () => {
    await page.goto('/user_center/order/list');
    await answers(page);
    await context.setOffline(true);
    await main.getByRole('link', { name: /log ?out|sign out/i }).click();
    await expect(notifications(page)).toContainText(unreachable);
    await expect(page).toHaveURL(/order\/list/);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notifications(page)).toContainText('Exit successfully');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a page stays when the code of the page that a link leads to cannot be loaded, says so, and leads there later', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await answers(page);
  await context.setOffline(true);
  const link = page.getByRole('banner').getByRole('link', { name: 'Sell here' });
  await link.click();
  await expect(notifications(page)).toContainText(unreachable);
  await expect(link).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL(/register/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page stays when a pointer rests on a link whose code cannot be loaded, and the link works later', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  await answers(page);
  await context.setOffline(true);
  const link = page.getByRole('banner').getByRole('link', { name: 'Lighting', exact: true });
  const lost = page.waitForEvent('requestfailed', (request) => /\/assets\/.*\.js$/.test(request.url()));
  await link.hover();
  await lost;
  // Time for the page to be left.
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/categories/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
