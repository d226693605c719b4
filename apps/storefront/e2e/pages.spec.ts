import { defaultLocale, type LocaleCode, localeCodes, localeOf, withLocalePrefix } from '@marketfront/i18n';
import type { Page } from '@playwright/test';
import { publicPages } from './public-addresses.ts';
import {
  expectAccessibleInBothThemes,
  expectAccessibleInTurn,
  expectFits,
  expectHeadingLevels,
  expectMessages,
  expectNamesBeginWithText,
  allWidths,
  expectTargetSizes,
  someWidths,
  widthsInTurn,
} from './screen-checks.ts';
import { openAnyProduct, wellStockedProduct } from './products.ts';
import { answers, everyControlAnswers, expect, expectAccessible, test } from './shop.ts';
import { buyingPages, historyPages, keptPages, numberedPages, signInAsDemoShopper } from './signed-in.ts';

/** One visit of each page, in alternating languages, checks the rules for all pages. */

// For many pages one after the other, even on a busy machine.
test.setTimeout(900_000);

const inTurn = (index: number): LocaleCode => localeCodes[index % localeCodes.length] ?? defaultLocale;

async function open(page: Page, path: string, locale: LocaleCode): Promise<void> {
  await page.goto(withLocalePrefix(locale, path));
  await expectMessages(page);
  await everyControlAnswers(page);
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
}

/**
 * Parts that load later hydrate too: a difference between server and browser is logged in the console, which fails the
 * test. Called after the checks of the page, because the browser loads these parts meanwhile.
 */
async function expectHydrates(page: Page): Promise<void> {
  await answers(page);
  await expectMessages(page);
}

/** The pages that are used most, or have the most kinds of controls. */
const examples: readonly string[] = [
  '/',
  '/categories',
  '/goods/goods_search?type=Product&keywords=a',
  '/goods/goods_search?type=Store',
  '/cart',
  '/login',
  '/merchant/merchant_street',
];
const others = publicPages.filter((path) => !examples.includes(path));
const half = Math.ceil(others.length / 2);

for (const [part, paths] of [others.slice(0, half), others.slice(half)].entries())
  test(`public pages hydrate and fit narrow windows, each in another language: part ${part + 1}`, async ({
    page,
  }) => {
    for (const [index, path] of paths.entries()) {
      const locale = inTurn(index);
      await open(page, path, locale);
      await expect(page).toHaveURL(withLocalePrefix(locale, path));
      await expect(page.getByRole('banner').locator('[name=keywords]')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectHeadingLevels(page);
      await expectNamesBeginWithText(page);
      await expectHydrates(page);
      await expectTargetSizes(page);
      await expectFits(page, someWidths);
    }
  });

test('the public pages that are used most pass axe, home and product in both themes, fit every window and have large targets', async ({
  page,
}) => {
  for (const [index, path] of examples.entries()) {
    await open(page, path, defaultLocale);
    // Header and footer are the same everywhere.
    if (index === 0) await expectAccessibleInBothThemes(page, 'body');
    else await expectAccessibleInTurn(page, index);
    await expectHeadingLevels(page);
    await expectNamesBeginWithText(page);
    await expectHydrates(page);
    await expectTargetSizes(page);
    await expectFits(page, index === 0 ? allWidths : widthsInTurn(index));
  }
  await openAnyProduct(page);
  await expectAccessibleInBothThemes(page);
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

for (const locale of localeCodes.filter((code) => code !== defaultLocale))
  test(`the pages with the most parts hydrate without a warning and fit narrow windows: ${locale}`, async ({
    page,
  }) => {
    await open(page, '/', locale);
    await expectNamesBeginWithText(page);
    await expectHydrates(page);
    await expectFits(page, someWidths);
    await openAnyProduct(page, `/${locale}`);
    await expectNamesBeginWithText(page);
    await expectFits(page, someWidths);
  });

test('controls have at least 24 × 24 px in the languages with the shortest words', async ({ page }) => {
  await signInAsDemoShopper(page.request);
  const { id } = await wellStockedProduct();
  const [order] = (await numberedPages()).filter(isOfOrder);
  const paths = [
    '/',
    `/goods_detail/${id}`,
    ...(order ? [order] : []),
    '/user_center/order/list',
    ...(await buyingPages()),
  ];
  for (const locale of ['th', 'lao'] as const)
    for (const path of paths) {
      await page.goto(withLocalePrefix(locale, path), { waitUntil: 'domcontentloaded' });
      await expectTargetSizes(page);
    }
});

/** Hidden from search engines, and marked in the menu if the page is part of the user center. */
async function expectOwnPage(page: Page): Promise<void> {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const menu = page.getByRole('main').locator('nav:has([aria-current="page"])');
  if (/\/(?:user_center|users)\/|notification/.test(page.url()) && !/merchant_|application_/.test(page.url()))
    await expect(menu.first()).toBeVisible();
}

const isOfOrder = (path: string) => /\/order\/detail/.test(path);
const groups = {
  'pages of what a shopper keeps': async () => keptPages,
  'lists of what a shopper did': async () => historyPages,
  'pages of orders': async () => (await numberedPages()).filter(isOfOrder),
  'pages of refunds, parcels and reviews': async () =>
    (await numberedPages()).filter((path) => !isOfOrder(path)),
  'pages to buy': buyingPages,
};

for (const [name, pagesOf] of Object.entries(groups))
  test(`${name} hydrate, pass axe and fit narrow and wide windows, each in another language and theme`, async ({
    page,
  }) => {
    await signInAsDemoShopper(page.request);
    const seen = new Set<string>();
    for (const [index, path] of (await pagesOf()).entries()) {
      await open(page, path, inTurn(index));
      await expectOwnPage(page);
      const { pathname } = new URL(path, page.url());
      // A page in another state has the same parts, and stories show each part in every state.
      if (!seen.has(pathname)) await expectAccessibleInTurn(page, seen.size, index === 0 ? 'body' : 'main');
      seen.add(pathname);
      await expectNamesBeginWithText(page);
      await expectHydrates(page);
      await expectTargetSizes(page);
      await expectFits(page, widthsInTurn(index));
    }
  });
