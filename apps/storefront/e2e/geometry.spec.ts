import type { Locator, Page } from '@playwright/test';
import { overflow, settled } from './screen-checks.ts';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { openAnyProduct, wellStockedLine } from './products.ts';
import { answers, expect, test } from './shop.ts';

const widths = [1024, 1100, 1280, 1440] as const;

/** Positions and sizes of all controls of the page. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main a, main button, main input, main summary')]
      .filter((control) => !control.closest('dialog, [popover], [role=menu]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return [name, ...[x + scrollX, y + scrollY, width, height].map((side) => Math.round(side))];
      }),
  );

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element is not visible.');
  return found;
};

for (const prefix of ['', '/fr'] as const) {
  test(`the product page fits its window, and overlays leave every control where it was: ${prefix || '/'}`, async ({
    page,
  }) => {
    await openAnyProduct(page, prefix);
    for (const width of [320, 390, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      const actions = page.locator('main [data-part=actions]').first().getByRole('button');
      for (const action of await actions.all())
        expect((await box(action)).height, `a button at ${width} px`).toBeLessThanOrEqual(60);
    }

    await answers(page);
    // Controls beside the displayed picture appear on hover.
    await page.locator('main [data-part=stage]').hover();
    // Each language at its own widths: every width and every text is tested.
    for (const width of prefix === '' ? [1024, 1440] : [1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const before = await settled(page, boxes);
      const header = page.getByRole('banner');
      const category = header.getByRole('navigation').last().locator('> ul > li').nth(1);
      const floating = page.locator('[data-radix-popper-content-wrapper]');
      const dialog = page.locator('dialog[open]');
      const menu = header.locator('details[open] [data-part=panel]');
      const overlays: readonly [name: string, open: () => Promise<void>, shown: Locator][] = [
        ['viewer', () => page.locator('main [data-part=stage] a').first().click(), dialog],
        ['sign-in', () => header.locator('a[href$="/login"]').click(), dialog],
        ['theme menu', () => header.locator('summary').first().click(), menu],
        ['language menu', () => header.locator('summary').last().click(), menu],
        ['category menu', () => category.getByRole('link').first().hover(), category.locator('[data-panel]')],
        ['cart preview', () => header.locator('a[href$="/cart"]').hover(), floating],
        ['service', () => page.locator('aside [data-part=trigger]').click(), floating],
      ];
      for (const [name, open, shown] of overlays) {
        await open();
        await expect(shown, name).toBeVisible();
        await page.keyboard.press('Escape');
        await page.mouse.move(2, 890);
        await expect(shown, name).toBeHidden();
        expect(await boxes(page), `${name} at ${width} px`).toEqual(before);
      }
    }
  });
}

test('the header of a phone has at most 120 px, and a sheet with the categories', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/fr', '/lao']) {
    await page.goto(`${prefix}/`);
    await answers(page);
    const header = page.getByRole('banner');
    expect((await box(header)).height, prefix).toBeLessThanOrEqual(120);
    await header.locator('[data-part=menu] a').click();
    const sheet = page.getByRole('dialog');
    const category = sheet.getByRole('listitem').first().getByRole('link');
    const name = (await category.textContent()) ?? '';
    await category.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(sheet).toHaveCount(0);
  }
});

test('a list has four cards of 302 px in a row at 1440 px, and in a high window all of them stand below each other before the first interaction', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 3200 });
  await page.goto('/categories?id=1');
  const cards = page.locator('main article');
  await expect(cards.nth(8)).toBeVisible();
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, width } = card.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), width: Math.round(width) };
    }),
  );
  expect(places.length).toBeGreaterThan(12);
  expect(places.slice(0, 5).map(({ width }) => width)).toEqual([302, 302, 302, 302, 302]);
  expect(places.slice(0, 5).map(({ top }) => top === places[0]?.top)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  const rows = [...new Set(places.map(({ top }) => top))];
  for (const { top, bottom } of places) {
    const next = rows.find((row) => row > top) ?? Number.POSITIVE_INFINITY;
    expect(bottom - top).toBeGreaterThan(302);
    expect(bottom).toBeLessThanOrEqual(next);
  }
});

test('links within sentences are underlined', async ({ page }) => {
  const { catalog } = publicApi();
  const lists = await Promise.all([1, 2, 3].map((page) => catalog.products({ page, limit: 100 })));
  const soldOut = lists.flatMap(({ items }) => items).find((product) => product.soldOut);
  for (const path of ['/login', '/register/user', `/goods_detail/${soldOut?.id}`]) {
    // Another test may have just bought the last piece: the shop shows that once its data is fresh.
    await expect(async () => {
      await page.goto(path);
      const decorations = await page.locator('main a').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .filter(({ parentElement }) =>
            [...(parentElement?.childNodes ?? [])].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            ),
          )
          .map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]),
      );
      expect(decorations.length, path).toBeGreaterThan(0);
      expect(
        decorations.filter(([, line]) => line !== 'underline'),
        path,
      ).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
});

test('the sign-in dialog has the same height in every mode', async ({ page }) => {
  await page.goto('/cart');
  await answers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const { height } = await box(dialog);
  for (const name of ['Email', 'Forgot password?']) {
    await dialog.getByText(name, { exact: true }).first().click();
    expect((await box(dialog)).height, name).toBeCloseTo(height, 1);
  }
});

test('"Log out" lies beside the name of the shopper on the smallest phones, and names in the cart have at least 200 px in wider windows', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await api.account.edit({ nickname: 'Bartholomew Featherstonehaugh', avatar: '' });
  await api.cart.add([await wellStockedLine()]);
  // The other pages show only the name on phones.
  await page.goto('/user_center');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const name = await box(page.getByText('Bartholomew Featherstonehaugh').last());
    const logout = await box(page.getByRole('main').getByRole('link', { name: 'Log out' }));
    const apart =
      name.x + name.width <= logout.x ||
      name.y + name.height <= logout.y ||
      logout.y + logout.height <= name.y;
    expect(apart, `${width} px`).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }

  for (const path of ['/cart', '/fr/cart']) {
    await page.goto(path);
    for (const width of [720, 1024, 1152, 1199, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const line = page.locator('main [role=group] > div', { has: page.locator('[data-part=name]') }).first();
      expect((await box(line)).width, `${path} at ${width} px`).toBeGreaterThanOrEqual(200);
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the place of the delivery is as high as the delivery that comes there, in languages with taller lines or longer texts', async ({
  page,
}) => {
  let release = () => {};
  let isHeld = new Promise<void>(() => {});
  await page.route(/\/assets\/(?:delivery-line|product-tools)/, async (route) => {
    await isHeld;
    await route.continue();
  });
  for (const [prefix, width] of [
    ['/fr', 390],
    ['/zh-CN', 390],
    ['/lao', 1280],
  ] as const) {
    isHeld = new Promise((resolve) => {
      release = resolve;
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${prefix}/categories?id=1`);
    await answers(page);
    await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click();
    const actions = page.locator('main [data-part=actions]').first();
    const bottom = async () => {
      const { y, height } = await box(actions);
      return Math.round(y + height + (await page.evaluate(() => scrollY)));
    };
    await expect(actions).toBeVisible();
    await expect(actions.locator('select')).toHaveCount(0);
    const before = await settled(page, bottom);
    release();
    await expect(actions.locator('select')).toBeVisible();
    await expect(actions.locator('button[aria-pressed]').last()).toBeVisible();
    expect(await settled(page, bottom), `${prefix} at ${width} px`).toBe(before);
  }
});
