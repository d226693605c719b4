import { expect, hydrated, press, test } from './shop.ts';

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

test('a page is loaded when a visitor points at its link, once', async ({ page, context }) => {
  await page.goto('/categories');
  await hydrated(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const loaded: { address: string; isKept: boolean }[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.endsWith('.data'))
      loaded.push({ address: pathname, isKept: response.fromDiskCache === true });
  });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = `${await link.getAttribute('href')}.data`;
  await link.hover();
  await expect.poll(() => loaded).toEqual([{ address, isKept: false }]);
  await link.click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded).toEqual([
    { address, isKept: false },
    { address, isKept: true },
  ]);
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
  await page.goto('/categories');
  // The router has started; the products have no code yet.
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await link.innerText();
  const answer = page.waitForResponse(/\/goods_detail\/\d+\.data/);
  await link.click();
  await answer;
  send?.();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
