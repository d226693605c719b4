import type { ChangeField } from './fault-proxy.ts';
import { test } from './faulty-shop.ts';
import { overlaps } from './overlaps.ts';
import { overflow } from './screen-checks.ts';
import { answers, expect } from './shop.ts';

const names =
  /^(?:storeName|name|title|merName|siteName|attrName|attributeName|attrValues|sku|introduction|intro|comment|instruction|country)$/;
const amounts = /price|money|amount|postage/i;
const counts = /^(?:sales|ficti|stock|total|count|\w+Num|\w+Count|helpful)$/;
const pictures = /image|icon|avatar|banner|^pic$/i;

const changed = (keys: RegExp, value: (old: unknown) => unknown): ChangeField => {
  return (key, old) => (keys.test(key) ? value(old) : old);
};
const text = (to: string) => (old: unknown) =>
  typeof old === 'string' && !/^(?:https?:|\W)/.test(old) ? to : old;

const markup = '<b>Oak</b><script>throw new Error("run")</script> & "ash" {name} ';
const longNames = changed(names, text('Unbreakable'.repeat(37).slice(0, 400)));
const manyWords = changed(names, text(`${markup}${'Tables and chairs of oak '.repeat(16)}`.slice(0, 400)));
const longAmounts = changed(amounts, (old) => (typeof old === 'string' ? '12345678901234567890.12' : old));
const mostOfAll = changed(counts, (old) => (typeof old === 'number' ? Number.MAX_SAFE_INTEGER : old));
const lessThanNothing = changed(counts, (old) => (typeof old === 'number' ? -7 : old));
const noPictures = changed(pictures, (old) => (Array.isArray(old) ? [] : null));

const all =
  (...changes: readonly ChangeField[]): ChangeField =>
  (key, old) =>
    changes.reduce((value, change) => change(key, value), old);

/**
 * Data that other back ends may have, and that no designer has seen. The layout is checked without script; with script,
 * React must produce the same result as the server.
 */
const back: readonly {
  readonly data: string;
  readonly change: ChangeField;
  readonly javaScriptEnabled: boolean;
}[] = [
  {
    data: 'names of 400 characters without a space, amounts of twenty digits and more of everything than there can be',
    change: all(longNames, longAmounts, mostOfAll),
    javaScriptEnabled: false,
  },
  {
    data: 'names of many words with markup, amounts of twenty digits, less than nothing and no pictures',
    change: all(manyWords, longAmounts, lessThanNothing, noPictures),
    javaScriptEnabled: true,
  },
];

const pages = [
  '/',
  '/categories?id=1',
  '/goods/goods_search?keywords=a',
  '/goods/goods_search?type=Store',
  '/goods/top_one',
  '/goods/activity_list?id=1',
  '/goods_detail/1',
  '/goods/reviews?id=1',
  '/goods/compare?ids=1,2',
  '/merchant/merchant_street',
  '/merchant/merchant/home?id=1',
  '/merchant/merchant/category?id=1',
  '/merchant/merchant/coupon?id=1',
  '/sitemap',
];

for (const { data, change, javaScriptEnabled } of back) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`every page stands and fits its window with ${data}`, async ({ page, faults }) => {
      faults.change(change);
      for (const path of pages) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        if (javaScriptEnabled) await answers(page);
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
          expect.soft(await overlaps(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}
