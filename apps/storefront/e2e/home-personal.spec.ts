import type { Page } from '@playwright/test';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, expect, main, test } from './shop.ts';
import { productsByCard } from './home-page.ts';

test('a shopper finds the stores that she follows, claims a coupon where it is shown, and is offered to reload a page of an older build', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  const [store] = (await api.stores.street({ page: 1, limit: 1 })).items;
  await api.favourites.followStore(store?.id ?? 0);
  await page.goto('/');
  await answers(page);
  const block = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Stores that you follow' }) });
  await expect(block.getByRole('link', { name: store?.name ?? '' })).toBeAttached();

  const claims = main(page).getByRole('button', { name: /^Collect: / });
  const before = await claims.count();
  await claims.first().click();
  await expect(claims).toHaveCount(before - 1);
  expect((await api.coupons.mine({ usable: true })).total).toBeGreaterThan(0);

  const newVersion = page.getByText('There is a new version of the shop.');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // The part that asks is loaded when the page is idle.
  await expect(async () => {
    const asked = page.waitForResponse(/resources\/version/, { timeout: 1000 });
    await comeBack();
    await asked;
  }).toPass();
  await expect(newVersion, 'nothing is offered for the same build').toHaveCount(0);
  await page.route(/resources\/version/, (route) => route.fulfill({ json: { build: 'newer' } }));
  await comeBack();
  await expect(newVersion).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(newVersion).toHaveCount(0);
  await expect(claims, 'what was claimed stays so').toHaveCount(before - 1);

  await expect(async () => {
    await comeBack();
    await expect(newVersion).toBeVisible({ timeout: 1000 });
  }).toPass();
  const [opened] = await Promise.all([
    page.waitForEvent('load'),
    main(page).getByRole('link', { name: 'Kitchen', exact: true }).click(),
  ]);
  await expect(opened, 'a link leads to a document of the new version').toHaveURL(/categories/);
  await expect(newVersion).toHaveCount(0);
});

const justForYou = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Just for you' }) });

test('what was viewed in this browser is shown with what goes with it, then goods for this browser, none of them twice, and Back keeps them', async ({
  page,
}) => {
  const { name: seen } = await publicApi().catalog.product(1);
  await page.addInitScript(() => localStorage.setItem('viewedProducts', '[1,999999]'));
  await page.goto('/');

  await test.step('recently viewed products come from this browser, and what goes with the last one', async () => {
    await expect(main(page).getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
    await expect(main(page).getByRole('link', { name: seen }).first()).toBeAttached();
    const because = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Because you viewed “${seen}”` }) });
    const { items } = await publicApi().catalog.recommendations({ productId: 1, page: 1, limit: 40 });
    const names = items.map(({ name }) => name);
    const recommended = because.getByRole('article').getByRole('heading');
    // Loaded after the page.
    await expect(recommended.nth(2)).toBeAttached();
    const shown = await recommended.allTextContents();
    expect(names).toEqual(expect.arrayContaining(shown));
  });

  const cards = justForYou(page).getByRole('article');
  const showMore = justForYou(page).getByRole('button', { name: 'Show more' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(showMore).toBeVisible({ timeout: 500 });
  }).toPass();
  const first = await cards.count();
  expect(first % 12, 'full rows').toBe(0);
  await showMore.press('Enter');
  await expect(cards.nth(first)).toBeVisible();
  await expect(cards.nth(first).getByRole('link').first(), 'the focus goes on').toBeFocused();
  const goods = (await productsByCard(page, justForYou(page))).flat();
  expect(new Set(goods).size).toBe(goods.length);
  const all = (await productsByCard(page)).flat();
  expect(all.filter((id) => goods.includes(id))).toHaveLength(goods.length);

  const shown = await cards.count();
  const card = cards.nth(first);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(shown);
  await expect(card).toBeInViewport();
});
