/**
 * Several checkouts of this project, each built, in turns: measures the effect of a change, or of a mechanism that one
 * of them lacks. `SHOP_CHECKOUTS="before=/path/to/one after=/path/to/other" pnpm bench checkouts`
 */
import { chromium } from 'playwright-core';
import { median, print } from './print.js';
import { pagesPerSecond } from './pages-per-second.js';
import { addToCart, firstVisit, followCard, openMenu, visitors } from './shop-visits.js';
import { withCheckouts } from './with-shop.js';

const samples = Number(process.env.SHOP_SAMPLES || 5);
const checkouts = Object.fromEntries(
  (process.env.SHOP_CHECKOUTS || '').split(' ').map((checkout) => checkout.split('=')),
);
const pages = { home: '/', list: '/categories?id=1', product: '/goods_detail/1' };

await withCheckouts(checkouts, async (shops) => {
  const browser = await chromium.launch(JSON.parse(process.env.CHROMIUM_OPTIONS));
  const measured = new Map();
  const note = (row, shop, value) => {
    const values = measured.get(row) ?? new Map();
    values.set(shop, [...(values.get(shop) ?? []), value]);
    measured.set(row, values);
  };
  // V8 optimises code that has run often.
  for (const shop of Object.values(shops))
    for (const address of Object.values(pages)) await pagesPerSecond(shop, address, 300);
  for (let sample = 0; sample < samples; sample += 1) {
    for (const [name, shop] of Object.entries(shops)) {
      const { origin } = shop;
      for (const [who, visitor] of Object.entries(visitors)) {
        for (const [page, address] of Object.entries(pages)) {
          const visit = await firstVisit(browser, visitor, origin + address, { scrolls: false });
          note(`first paint, ${page}, ${who}, ms`, name, visit.firstPaint);
          note(`largest paint, ${page}, ${who}, ms`, name, visit.largestPaint);
          note(`blocking time, ${page}, ${who}, ms`, name, visit.blocked);
          note(`main thread in 5 s, ${page}, ${who}, ms`, name, visit.weight['main thread']);
          note(`script in 5 s, ${page}, ${who}, kB gzip`, name, visit.weight.script);
          note(`elements, ${page}`, name, visit.elements);
          note(`requests in 5 s, ${page}, ${who}`, name, visit.weight.requests);
        }
        const card = { link: 'main article a', name: ':scope' };
        note(
          `card to product, ${who}, ms`,
          name,
          await followCard(browser, visitor, origin + pages.list, card),
        );
        for (const after of [undefined, 800]) {
          const when = after === undefined ? 'in a quiet page' : 'after 0.8 s';
          const cart = 'header a[href$="/cart"]';
          const added = await addToCart(browser, visitor, `${origin}/goods_detail/121`, cart, after);
          note(`add to cart ${when}, event, ${who}, ms`, name, added.event);
          note(`add to cart ${when}, answered, ${who}, ms`, name, added.answered);
        }
        note(`menu, first opening, ${who}, ms`, name, await openMenu(browser, visitor, origin + pages.list));
      }
      for (const [page, address] of Object.entries(pages))
        note(`pages per second of a core, ${page}`, name, await pagesPerSecond(shop, address, 300));
    }
  }
  await browser.close();
  print(
    `Checkouts in turns, median of ${samples}, Chromium ${browser.version()}`,
    ['', ...Object.keys(shops)],
    [...measured]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([row, values]) => [
        row,
        ...Object.keys(shops).map((name) => String(Math.round(median(values.get(name)) * 10) / 10)),
      ]),
  );
});
