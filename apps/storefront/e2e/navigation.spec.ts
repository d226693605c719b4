import type { Page } from '@playwright/test';
import { expect, hydrated, mainTakenOver, press, signInAsNewShopper, test } from './shop.ts';

test('the focus moves to the heading of each new page, and stays where it is when a list is sorted', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const all = page.getByRole('main').getByRole('link', { name: 'See all' }).first();
  await press(all);
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
  const sort = page.getByRole('main').getByRole('link', { name: 'Sales' });
  await sort.click();
  await expect(page).toHaveURL(/sales=asc/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Sales/ })).toBeFocused();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

/** A card that is not the first, whose page is loaded without being pointed at, and how often its data was asked for. */
async function secondCard(page: Page) {
  await page.goto('/categories');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  const name = await link.innerText();
  const address = new RegExp(`${await link.getAttribute('href')}\\.data`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return { link, address, asked, heading: page.getByRole('heading', { level: 1, name }) };
}

const lastAddButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Add to cart/ })
    .last();

for (const who of ['visitor', 'shopper'] as const)
  test(`the page of a link that a ${who} points at is there when it is pressed, without another request`, async ({
    page,
  }) => {
    if (who === 'shopper') await signInAsNewShopper(page);
    const { link, address, asked, heading } = await secondCard(page);
    await Promise.all([page.waitForResponse(address), link.hover()]);
    await link.click();
    await expect(heading).toBeVisible();
    expect(asked).toHaveLength(1);

    // It is used once.
    await page.goBack();
    await page.mouse.move(0, 0);
    await Promise.all([page.waitForResponse(address), link.hover()]);
    await link.click();
    await expect(heading).toBeVisible();
    expect(asked).toHaveLength(2);
  });

test('what was loaded ahead is loaded again once a form has been sent, also before its answer', async ({
  page,
}) => {
  const { link, address, asked, heading } = await secondCard(page);
  await Promise.all([page.waitForResponse(address), link.hover()]);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/resources\/cart/, async (route) => {
    await held;
    await route.continue();
  });
  await lastAddButton(page).press('Enter');
  // Shown before the shop has answered.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await link.click();
  await expect(heading).toBeVisible();
  expect(asked).toHaveLength(2);
  answer();
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('while the connection fails', () => {
  test.use({ failsOnPurpose: true });

  test('a page that could not be loaded ahead is loaded when its link is pressed', async ({ page }) => {
    const { link, address, heading } = await secondCard(page);
    await page.route(address, (route) => route.abort(), { times: 1 });
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => address.test(request.url())),
      link.hover(),
    ]);
    await link.click();
    await expect(heading).toBeVisible();
  });

  test('what was loaded ahead is loaded again after the answer to a form was lost', async ({ page }) => {
    const { link, address, asked, heading } = await secondCard(page);
    await Promise.all([page.waitForResponse(address), link.hover()]);
    await page.route(/\/resources\/cart/, (route) => route.abort());
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.method() === 'POST'),
      lastAddButton(page).press('Enter'),
    ]);
    await link.click();
    await expect(heading).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});

test('the first product in the window is loaded without an interaction, unless the visitor saves data', async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname);
  });
  await page.goto('/categories');
  const address = `${await first.getAttribute('href')}.data`;
  await expect.poll(() => asked).toEqual([address]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  asked.length = 0;
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a card whose code is not there leads to its product without a new document', async ({ page }) => {
  let send: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/cards-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Of the first product it may come before the press.
  const answer = page.waitForResponse(/\/goods_detail\/\d+\.data/);
  await page.goto('/categories');
  // The router has started; the products have no code yet.
  await mainTakenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await answer;
  send?.();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
