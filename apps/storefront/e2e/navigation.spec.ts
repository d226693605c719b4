import type { Page } from '@playwright/test';
import { putIntoVisitorCart, signInAsNewShopper } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { answers, expect, test, headerAnswers } from './shop.ts';

test('a visitor goes from the home page through the categories to a product; the focus moves to the heading of each page, and stays where it is when a list is sorted', async ({
  page,
}) => {
  await page.goto('/');
  await answers(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await main.getByRole('link', { name: 'See all' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
  await expect(main.getByRole('article')).toHaveCount(20);
  await main.getByRole('link', { name: 'Sales' }).click();
  await expect(page).toHaveURL(/sales=asc/);
  await expect(main.getByRole('link', { name: /^Sales/ })).toBeFocused();
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail\/\d+/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
});

/** Opens a list, with the mouse pointing at nothing. */
async function openList(page: Page): Promise<void> {
  await page.goto('/categories');
  await answers(page);
}

/** The number of requests for data to the shop, not to the browser's own cache. */
const askedOfShop = (page: Page, address: string) =>
  page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(part) && (entry as PerformanceResourceTiming).transferSize > 0)
        .length,
    address,
  );

/** A card of the list. */
async function cardAt(page: Page, index: number) {
  await page.mouse.move(0, 0);
  const link = page.getByRole('main').getByRole('article').nth(index).getByRole('link').first();
  const name = await link.innerText();
  const address = `${await link.getAttribute('href')}.data`;
  const pointAt = () =>
    Promise.all([
      page.waitForEvent('requestfinished', (request) => request.url().includes(address)),
      link.hover(),
    ]);
  const open = async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  return { link, address, asked: () => askedOfShop(page, address), pointAt, open };
}

/** Checks that the page of a card that is pointed at has loaded before it is pressed. */
async function expectLoadedAhead(page: Page): Promise<void> {
  const { asked, pointAt, open } = await cardAt(page, 1);
  await pointAt();
  await open();
  expect(await asked(), 'pressed without another request').toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
}

const lastAddButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Add to cart/ })
    .last();

test('the page of a link that a visitor points at is there when it is pressed, without another request; it is loaded again once a form has been sent', async ({
  page,
}) => {
  await openList(page);
  await expectLoadedAhead(page);

  const { asked, pointAt, open } = await cardAt(page, 2);
  await pointAt();
  await lastAddButton(page).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await open();
  expect(await asked(), 'after a form').toBeGreaterThan(1);
});

test.describe('while the connection fails', () => {
  test.use({ failsOnPurpose: true });

  test('for a shopper too; what could not be loaded ahead is loaded when its link is pressed', async ({
    page,
  }) => {
    await signInAsNewShopper(page);
    await openList(page);
    // With another cookie, previously loaded data is not used: the first page removes the cookie that offers a passkey.
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(cookies).not.toContain('mf-passkey');
    await expectLoadedAhead(page);

    const { address, link, open } = await cardAt(page, 2);
    await page.context().setOffline(true);
    await Promise.all([page.waitForRequest((request) => request.url().includes(address)), link.hover()]);
    await page.context().setOffline(false);
    await open();
  });
});

test('a card whose code is not there leads to its product without a new document', async ({ page }) => {
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/assets\/product-tiles-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const answer = page.waitForResponse(/\/goods_detail\/\d+\.data/);
  await page.goto('/categories');
  await headerAnswers(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const name = await first.innerText();
  await first.click();
  await answer;
  send();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page that the browser has kept for Back shows the cart and the session of now', async ({ page }) => {
  const banner = page.getByRole('banner');
  const leaveAndReturn = async (meanwhile: () => Promise<unknown>) => {
    await page.goto('/categories');
    await page.goto('about:blank');
    await meanwhile();
    await page.goBack();
  };
  await leaveAndReturn(async () => putIntoVisitorCart(page, await wellStockedLine()));
  await expect(banner.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await signInAsNewShopper(page);
  await leaveAndReturn(() =>
    page.request.post('/logout', {
      headers: { Origin: test.info().project.use.baseURL ?? '' },
      form: { sure: '1' },
    }),
  );
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('Back right after a reload, before the script of the page has come, shows the page of its address', async ({
  page,
}) => {
  await page.goto('/categories');
  await answers(page);
  const list = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list);
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
  send();
  await answers(page);
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
});
