import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** One address of every kind of public page. */
const pages = [
  '/',
  '/categories',
  '/categories?id=1',
  '/goods/goods_search?type=Product&keywords=lamp',
  '/goods/goods_search?type=Product&keywords=nothing-like-this',
  '/goods/goods_search?type=Store',
  '/goods/activity_list',
  '/goods/activity_list?id=1',
  '/goods/compare',
  '/goods/top_one',
  '/goods_detail/1',
  '/merchant/merchant_street',
  '/merchant/merchant/home?id=1',
  '/merchant/merchant/category?id=1',
  '/merchant/merchant/coupon?id=1',
  '/merchant/merchant/qualification?id=1',
  '/register/merchant',
  '/cart',
  '/login',
  '/middlewares/privacy_agreement',
  '/help',
  '/sitemap',
  '/unknown',
] as const;

/** Where the content begins, and the height of the header. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const header = document.querySelector('body > header');
    if (!main || !header) throw new Error('The page has no header or no content.');
    const padding = Number.parseFloat(getComputedStyle(main).paddingTop);
    return { start: main.getBoundingClientRect().top + padding, header: header.clientHeight };
  });

const headerHeight = 160;
const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const width of [1280, 1440])
      test(`the content of every page starts 171 to 176 px below the top at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        // Pictures have their place before they arrive.
        await page.route(/\/(?:media|uploads)\//, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: empty }),
        );
        const wrong: unknown[] = [];
        for (const path of pages) {
          await page.goto(path);
          const { start, header } = await placesOf(page);
          if (start < 171 || start > 176 || header !== headerHeight) wrong.push({ path, start, header });
        }
        expect(wrong).toEqual([]);
      });
  });
