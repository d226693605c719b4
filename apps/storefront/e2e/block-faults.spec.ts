import { test } from './faulty-shop.ts';
import { expect, hydrated, openAnyProduct, publicApi } from './shop.ts';

const always = Number.POSITIVE_INFINITY;

/** Blocks of the home page, and what reads them. */
const blocks = [
  ['Popular categories', '/api/front/product/category'],
  ['Deals that end soon', '/api/front/deal/list'],
  ['Coupons for you', '/api/front/coupons'],
  ['Featured products', '/api/front/index/product'],
  ['Trending', '/api/front/product/leaderboard'],
  ['New arrivals', '/api/front/product/list'],
  ['Shop street', '/api/front/merchant/street'],
] as const;

for (const [title, call] of blocks) {
  test(`the home page stands without "${title}"`, async ({ page, faults }) => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    for (const kind of ['code500', 'missing', 'refused'] as const) {
      faults.repair();
      faults.fail(call, kind, always);
      await page.goto('/');
      for (const [other, otherCall] of blocks)
        await expect(headings.filter({ hasText: other }), `${other}: ${kind}`).toHaveCount(
          otherCall === call ? 0 : 1,
        );
    }
  });
}

for (const path of ['/categories?id=1', '/goods/top_one']) {
  test(`${path} shows its products without the categories`, async ({ page, faults }) => {
    faults.fail('/api/front/product/category', 'code500', always);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  });
}

test('a store whose goods cannot be read does not say that it has none', async ({ page, faults }) => {
  faults.fail('/api/front/product/merchant/pro/list', 'code500', always);
  const answer = await page.request.get('/merchant/merchant/home?id=1');
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  expect(main).toContain('Load failure');
  expect(main).toContain('Try again');
  expect(main).not.toContain('No products yet');
});

test('products are compared without one that cannot be read, which shows when it can', async ({
  page,
  faults,
}) => {
  const { items } = await publicApi().catalog.products({ page: 1, limit: 3 });
  // The faults are of all addresses that begin so: no other id begins with the greatest.
  const compared = items.toSorted((a, b) => a.id - b.id);
  const unread = compared.at(-1);
  faults.fail(`/api/front/product/detail/${unread?.id}`, 'code500', always);
  await page.goto(`/goods/compare?ids=${compared.map(({ id }) => id).join(',')}`);
  const columns = page.getByRole('main').getByRole('columnheader');
  // And one that names the rows.
  await expect(columns).toHaveCount(3);
  await expect(page.getByText('One product cannot be shown right now.')).toBeVisible();
  faults.repair();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(columns).toHaveCount(4);
  await expect(columns.filter({ hasText: unread?.name ?? '' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('reviews that could not be loaded are loaded again', async ({ page, faults }) => {
      faults.fail('/api/front/product/reply/list/', 'code500', always);
      const name = await openAnyProduct(page);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole('heading', { name: 'The reviews could not be loaded' })).toBeVisible();
      faults.repair();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'The reviews could not be loaded' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('Verified purchase').first()).toBeVisible();
    });
  });
}
