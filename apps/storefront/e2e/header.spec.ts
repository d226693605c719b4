import type { Page } from '@playwright/test';
import { settled } from './screen-checks.ts';
import { answers, expect, test } from './shop.ts';

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').last();

/** Names and positions of the entries in the category bar. */
const bar = (page: Page) =>
  nav(page)
    .locator('> ul > li > a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => [link.textContent, Math.round(link.getBoundingClientRect().left)]),
    );

const scrolled = (page: Page) =>
  nav(page)
    .locator('> ul')
    .evaluate((list) => [list.scrollLeft, list.scrollTop]);

const inBar = (page: Page) => nav(page).locator('> ul > li > a');

/** Every category is in the bar or behind "more", and keys never scroll the bar. */
async function expectWholeBar(page: Page): Promise<void> {
  const width = `${page.viewportSize()?.width} px`;
  const all = await inBar(page).allTextContents();
  const more = nav(page).locator('[data-part=more]');
  let before: Awaited<ReturnType<typeof bar>> = [];
  // After a change of the window, the bar is measured again a moment later.
  await expect(async () => {
    await page.keyboard.press('Escape');
    before = await settled(page, bar);
    expect(before.length, width).toBeGreaterThan(2);
    if (before.length === all.length) return;
    await more.getByRole('button').click();
    for (const name of all.slice(before.length))
      await expect(more.getByRole('link', { name, exact: true }), width).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 700);
  await nav(page).locator('a').first().focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await scrolled(page), width).toEqual([0, 0]);
  }
  expect(await bar(page), width).toEqual(before);
}

/**
 * A page with the category bar; the subcategories of its menu are loaded when the mouse is on it, and nothing in it
 * moves.
 */
async function openMenu(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/resources\/menu/);
  await page.goto(path);
  await answers(page);
  const before = await settled(page, bar);
  await inBar(page).nth(1).hover();
  await loaded;
  await expect(nav(page).locator('[data-panel] a').first()).toBeAttached();
  expect(await bar(page), 'the bar does not move when its menu is there').toEqual(before);
}

test('no category is out of reach before the script of the page has come, and nothing moves when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1152, height: 800 });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/help', { waitUntil: 'commit' });
  const more = nav(page).locator('[data-part=more]');
  await expect(more.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/categories');
  await page.evaluate(() => document.fonts.ready);
  /** The visible entries of the row. */
  const row = async () => {
    const links = await inBar(page).evaluateAll((all) =>
      all.map((link) => {
        const { left, top, width } = link.getBoundingClientRect();
        return { text: link.textContent, left, top, width };
      }),
    );
    return links.filter(({ top }) => top < 200);
  };
  const before = { row: await row(), more: await more.boundingBox() };
  held.resolve();
  await expect(more.getByRole('button', { name: 'More' })).toBeVisible();
  await inBar(page).nth(2).hover();
  await expect(nav(page).locator('[data-panel] a').first()).toBeAttached();
  expect({ row: await row(), more: await more.boundingBox() }).toEqual(before);
});

test('the category bar does not move and shows every category at each width, also in French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openMenu(page, '/fr/help');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWholeBar(page);
  }
});

test('mouse and keys open one panel of categories, which moves nothing; "Back to top" reaches the top; options can be read in the dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openMenu(page, '/help');
  const category = nav(page).locator('> ul > li').nth(1);
  const panel = category.locator('[data-panel]');
  const links = panel.getByRole('link');

  await test.step('the pointer opens one panel, which stays open on the way to it and closes on Escape', async () => {
    await expect(panel).toBeVisible();
    await expect(nav(page).locator('[data-panel]'), 'and no other').toHaveCount(1);
    const from = await category.getByRole('link').first().boundingBox();
    const to = await panel.boundingBox();
    if (!from || !to) throw new Error('The panel has no place.');
    // Across its neighbours: diagonally, in a few steps, like a hand.
    await page.mouse.move(from.x + 200, from.y + from.height - 2);
    await page.mouse.move(to.x + 500, to.y + 40);
    await expect(panel).toBeVisible();
    await expect(links.last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.mouse.move(0, 700);
    await category.getByRole('link').first().hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 700);
    await expect(panel).toBeHidden();
  });

  for (const width of [1440, 1024])
    await test.step(`at ${width} px the bar is whole, and keys open a panel of links with pictures`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeBar(page);
      const top = () =>
        page
          .getByRole('main')
          .evaluate((main) => [main.getBoundingClientRect().top, document.documentElement.scrollHeight]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const before = await top();
      await category.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      expect(await top(), 'nothing moves').toEqual(before);
      expect(await links.count()).toBeGreaterThan(3);
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        expect(href).toMatch(/\/categories\?id=\d+$/);
      expect(await panel.locator('img').count()).toBeGreaterThan(1);
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(category.locator(':focus')).toHaveCount(1);
      expect(await top(), 'nothing has moved').toEqual(before);
    });

  await test.step('"Back to top" reaches the top, by mouse and by keyboard', async () => {
    const button = page.getByRole('button', { name: 'Back to top' });
    for (const act of [() => button.click(), () => button.press('Enter')]) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await act();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(button).toBeHidden();
    }
  });

  await test.step('the options of a select have their own background in a dark theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const option = page.getByRole('banner').getByRole('option', { name: 'Store' });
    // Browsers open the list on a white background, on which the light text of the theme is illegible.
    await expect(option).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('on a phone the shortcuts float only while the page is scrolled back up, above the bar that buys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/goods_detail/1');
  const button = page.getByRole('button', { name: 'Back to top' });
  for (const to of [900, 2400]) await page.evaluate((y) => scrollTo(0, y), to);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const bar = page.getByRole('region', { name: name ?? '' });
  await expect(bar).toBeInViewport();
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(button).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  const [float, buying] = await Promise.all([
    page.getByRole('complementary', { name: 'Shortcuts' }).boundingBox(),
    bar.boundingBox(),
  ]);
  expect((float?.y ?? 0) + (float?.height ?? 0)).toBeLessThanOrEqual(buying?.y ?? 0);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
