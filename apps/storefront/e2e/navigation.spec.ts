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
  // The first one is loaded without being pointed at.
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  const address = `${await link.getAttribute('href')}.data`;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const loaded: { isKept: boolean }[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    if (new URL(response.url).pathname === address) loaded.push({ isKept: response.fromDiskCache === true });
  });
  await link.hover();
  await expect.poll(() => loaded).toEqual([{ isKept: false }]);
  await link.click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded).toEqual([{ isKept: false }, { isKept: true }]);
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
