import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { test } from './faulty-shop.ts';
import { publicApi } from './accounts.ts';
import { expect } from './shop.ts';

const always = Number.POSITIVE_INFINITY;

const mainOf = async (request: APIRequestContext, path: string) =>
  /<main[\s\S]*<\/main>/.exec(await (await request.get(path)).text())?.[0] ?? '';

type Area = 'home' | 'catalog' | 'site';
const titlesIn = (locale: string, area: Area) =>
  JSON.parse(
    readFileSync(new URL(`../app/messages/${locale}/${area}.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>;

/** Blocks of the home page: their titles, and the calls that read them. */
const blocks = [
  { area: 'home', title: 'home.popularCategories', call: '/api/front/product/category' },
  { area: 'home', title: 'home.deals', call: '/api/front/deal/list' },
  { area: 'home', title: 'home.coupons', call: '/api/front/coupons' },
  { area: 'home', title: 'home.featured', call: '/api/front/index/product' },
  { area: 'home', title: 'home.trending', call: '/api/front/product/leaderboard' },
  { area: 'catalog', title: 'catalog.newArrivals', call: '/api/front/product/list' },
  { area: 'site', title: 'site.shopStreet', call: '/api/front/merchant/street' },
] as const;

/** A shop uses its earlier response while a call fails; each language is read separately. */
const readings = [
  { locale: 'en', failing: ['home.popularCategories'] },
  { locale: 'fr', failing: ['home.deals'] },
  // There is one language fewer than blocks.
  { locale: 'es', failing: ['home.coupons', 'catalog.newArrivals'] },
  { locale: 'zh-CN', failing: ['home.featured'] },
  { locale: 'th', failing: ['home.trending'] },
  { locale: 'lao', failing: ['site.shopStreet'] },
] as const;

test('the home page stands without any one of its blocks, lists show their products without the categories, a store whose goods cannot be read does not say that it has none, products are compared without one that cannot be read, and reviews are loaded again', async ({
  page,
  faults,
}) => {
  await test.step('the home page stands without any one of its blocks', async () => {
    for (const { locale, failing } of readings) {
      const isFailing = ({ title }: (typeof blocks)[number]) => failing.some((name) => name === title);
      const titleOf = ({ area, title }: (typeof blocks)[number]) => titlesIn(locale, area)[title];
      const expected = blocks.filter((block) => !isFailing(block)).map(titleOf);
      for (const kind of ['code500', 'missing', 'refused'] as const) {
        faults.repair();
        for (const { call } of blocks.filter(isFailing)) faults.fail(call, kind, always);
        const main = await mainOf(page.request, locale === 'en' ? '/' : `/${locale}`);
        const shown = Array.from(main.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs), ([, html]) =>
          html?.replaceAll(/<[^>]+>/g, ''),
        );
        const ofBlocks = blocks.map(titleOf);
        expect(
          shown.filter((title) => ofBlocks.includes(title)).toSorted(),
          `without ${failing.join(' and ')}, ${kind}, in ${locale}`,
        ).toEqual(expected.toSorted());
      }
    }
    faults.repair();
  });

  await test.step('lists show their products without the categories', async () => {
    faults.fail('/api/front/product/category', 'code500', always);
    for (const path of ['/categories?id=1', '/goods/top_one']) {
      const main = await mainOf(page.request, path);
      expect(main, path).toMatch(/<h1[\s>]/);
      expect(main.match(/<article[\s>]/g), path).toHaveLength(20);
    }
  });

  await test.step('a store whose goods cannot be read does not say that it has none', async () => {
    faults.fail('/api/front/product/merchant/pro/list', 'code500', always);
    const store = await mainOf(page.request, '/merchant/merchant/home?id=1');
    expect(store).toContain('Load failure');
    expect(store).toContain('Try again');
    expect(store).not.toContain('No products yet');
    faults.repair();
  });

  await test.step('products are compared without one that cannot be read, which shows when it can', async () => {
    const { items } = await publicApi().catalog.products({ page: 1, limit: 3 });
    // The faults affect all addresses with this prefix: no other id begins with the greatest one.
    const compared = items.toSorted((a, b) => a.id - b.id);
    const unread = compared.at(-1);
    faults.fail(`/api/front/product/detail/${unread?.id}`, 'code500', always);
    await page.goto(`/goods/compare?ids=${compared.map(({ id }) => id).join(',')}`);
    const columns = page.getByRole('main').getByRole('columnheader');
    // And one column with the row names.
    await expect(columns).toHaveCount(3);
    await expect(page.getByText('One product cannot be shown right now.')).toBeVisible();
    faults.repair();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(columns).toHaveCount(4);
    await expect(columns.filter({ hasText: unread?.name ?? '' })).toBeVisible();
  });

  await test.step('reviews are loaded again, on the page and by the address of "Try again"', async () => {
    const { catalog, reviews } = publicApi();
    const { items } = await catalog.products({ page: 1, limit: 80 });
    const product = items.find(({ reviewCount }) => (reviewCount ?? 0) > 2);
    const latest = await reviews.ofProduct(product?.id ?? 0, { page: 1, limit: 5 });
    const text = latest.items.find((review) => review.text)?.text ?? '';
    expect(text).not.toBe('');
    faults.fail('/api/front/product/reply/list/', 'code500', always);
    await page.goto(`/goods_detail/${product?.id}`);
    const lost = page.getByRole('heading', { name: 'The reviews could not be loaded' });
    await expect(lost).toBeVisible();
    const again = page.getByRole('link', { name: 'Try again' });
    const address = (await again.getAttribute('href')) ?? '';
    faults.repair();
    await again.click();
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: product?.name ?? '' })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    const html = await mainOf(page.request, address);
    expect(html).toContain('id="reviews"');
    expect(html).not.toContain('The reviews could not be loaded');
  });
});
