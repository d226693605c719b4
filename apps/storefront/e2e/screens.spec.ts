import { defaultLocale, localeCodes, withLocalePrefix } from '@marketfront/i18n';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectFits, expectNamesBeginWithText } from './screen-checks.ts';
import { expect, expectAccessible, hydrated, openAnyProduct, test } from './shop.ts';
import { buyingPages, historyPages, keptPages, numberedPages, signInAsDemoShopper } from './signed-in.ts';

const publicPages = [
  '/',
  '/categories',
  '/goods/goods_search?type=Product&keywords=a',
  '/goods/goods_search?type=Store',
  '/cart',
  '/login',
  '/merchant/merchant_street',
];

test('public pages pass axe in both themes', async ({ page }) => {
  for (const [index, path] of publicPages.entries()) {
    await page.goto(path);
    await hydrated(page);
    // Header and footer are the same everywhere.
    await expectAccessibleInBothThemes(page, index === 0 ? undefined : 'main');
  }
  await openAnyProduct(page);
  await hydrated(page);
  await expectAccessibleInBothThemes(page, 'main');
});

test('public pages pass axe before their visitor does anything and their pictures below are there', async ({
  page,
}) => {
  for (const path of ['/', '/categories', '/goods_detail/1', '/merchant/merchant/home?id=1']) {
    await page.goto(path);
    await expectAccessible(page, { within: 'main' });
    if (path.startsWith('/goods_detail'))
      await expect(page.locator('#reviews [data-part=pictures] a').first()).toBeAttached();
  }
});

/** One heading, not found by search engines, and marked in the menu where the page is one of the user center. */
async function expectOwnPage(page: Page): Promise<void> {
  // Spec §9. The checkout has a header of its own.
  const start = await page.evaluate(() => {
    const main = document.querySelector('main');
    return (
      main &&
      main.getBoundingClientRect().top + scrollY + Number.parseFloat(getComputedStyle(main).paddingTop)
    );
  });
  if (!/\/order\/(?:order_confirm|payment)/.test(page.url())) {
    expect.soft(start, page.url()).toBeGreaterThanOrEqual(171);
    expect.soft(start, page.url()).toBeLessThanOrEqual(176);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const menu = page.getByRole('main').locator('nav:has([aria-current="page"])');
  if (/\/(?:user_center|users)\/|notification/.test(page.url()) && !/merchant_|application_/.test(page.url()))
    await expect(menu.first()).toBeVisible();
}

// Many pages, one after the other, also on a busy machine.
test.setTimeout(900_000);

const isOfOrder = (path: string) => /\/order\/detail/.test(path);
const groups = {
  'pages of what a shopper keeps': async () => keptPages,
  'lists of what a shopper did': async () => historyPages,
  'pages of orders': async () => (await numberedPages()).filter(isOfOrder),
  'pages of refunds, parcels and reviews': async () =>
    (await numberedPages()).filter((path) => !isOfOrder(path)),
  'pages to buy': buyingPages,
};

for (const [name, pagesOf] of Object.entries(groups)) {
  test(`${name} pass axe in both themes and fit the smallest phones`, async ({ page }) => {
    await signInAsDemoShopper(page.request);
    for (const [index, path] of (await pagesOf()).entries()) {
      await page.goto(path);
      await hydrated(page);
      await expectOwnPage(page);
      await expectAccessibleInBothThemes(page, index === 0 ? undefined : 'main');
      await expectNamesBeginWithText(page);
      await expectFits(page, [320]);
    }
  });

  test(`${name} hydrate and fit every window in the other languages`, async ({ page }) => {
    await signInAsDemoShopper(page.request);
    const languages = localeCodes.filter((code) => code !== defaultLocale);
    for (const [index, path] of (await pagesOf()).entries()) {
      await page.goto(withLocalePrefix(languages[index % languages.length] ?? defaultLocale, path));
      await hydrated(page);
      await expectNamesBeginWithText(page);
      await expectFits(page);
    }
  });
}

test('the pages with the most parts hydrate without a warning in every language', async ({ page }) => {
  for (const prefix of localeCodes.filter((code) => code !== defaultLocale).map((code) => `/${code}`)) {
    for (const path of ['', '/login']) {
      await page.goto(`${prefix}${path}`);
      await hydrated(page);
      await expectNamesBeginWithText(page);
    }
    await openAnyProduct(page, prefix);
    await hydrated(page);
  }
});
