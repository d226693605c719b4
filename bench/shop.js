/**
 * The shop compared with its baseline, a bare React Router application with twenty plain cards (`floor/`), and with
 * Hydrogen's skeleton (`hydrogen/`), in one session. Measurements take turns, so that other load on the machine affects
 * all of them.
 */
import { once } from 'node:events';
import http from 'node:http';
import { chromium } from 'playwright-core';
import { neverAsked, pagesPerSecond } from './pages-per-second.js';
import { median, print } from './print.js';
import { addToCart, firstVisit, followCard, openMenu, visitors } from './shop-visits.js';
import { withShopAndPeers } from './with-shop.js';

const samples = Number(process.env.SHOP_SAMPLES || 5);
const pages = {
  home: { shop: '/', floor: '/', hydrogen: '/' },
  list: { shop: '/categories?id=1', floor: '/categories', hydrogen: '/collections/jugs' },
  product: { shop: '/goods_detail/1', floor: '/goods_detail/1', hydrogen: '/products/jug-1' },
};
/** A product without options, and the element that shows the number of pieces in the cart. */
const oneSku = { shop: '/goods_detail/121', floor: '/goods_detail/1', hydrogen: '/products/jug-1' };
const cartOf = {
  shop: 'header a[href$="/cart"]',
  floor: 'output',
  hydrogen: 'header a[href="/cart"]',
};
/** The link of a card, and the element in it with the name of the product. */
const card = {
  shop: { link: 'main article a', name: ':scope' },
  floor: { link: 'main li h2 a', name: ':scope' },
  hydrogen: { link: 'main a.product-item', name: 'h4' },
};
/** The time of pressing "Add to cart": milliseconds after the first paint, or in an idle page. */
const presses = { 'in a quiet page': undefined, 'after 0.3 s': 300, 'after 0.8 s': 800, 'after 1.5 s': 1500 };
/** The measured values, with their units. */
const units = {
  requests: '',
  script: ', kB gzip',
  styles: ', kB gzip',
  pictures: ', kB',
  'main thread': ', ms',
};
/** A press without an answer within this time, in milliseconds, is counted as answered then. */
const longest = 30_000;
const within = (measuring, otherwise) =>
  measuring.catch((error) => {
    if (error.name !== 'TimeoutError') throw error;
    return otherwise;
  });
/** The number of pages that are requested to measure pages per second. */
const amounts = { shop: 600, floor: 2000, hydrogen: 600 };

/** The milliseconds until the first byte of a page that is requested alone, the median of a hundred. */
async function timeToFirstByte({ origin }, address) {
  const agent = new http.Agent({ keepAlive: true });
  const times = [];
  for (let request = 0; request < 100; request += 1) {
    const start = performance.now();
    const [response] = await once(
      http.get(origin + neverAsked(address, `first-byte-${request}`), { agent }),
      'response',
    );
    times.push(performance.now() - start);
    await once(response.resume(), 'end');
  }
  agent.destroy();
  return median(times);
}

await withShopAndPeers(async (servers) => {
  const browser = await chromium.launch(JSON.parse(process.env.CHROMIUM_OPTIONS));
  /** The measurements, by row and server. */
  const measured = new Map();
  const note = (row, server, value) => {
    const values = measured.get(row) ?? { shop: [], floor: [], hydrogen: [] };
    values[server].push(value);
    measured.set(row, values);
  };

  // Warms up the servers: V8 optimises code that has run often.
  for (const addresses of Object.values(pages))
    for (const [server, amount] of Object.entries(amounts))
      await pagesPerSecond(servers[server], addresses[server], amount);

  for (let sample = 0; sample < samples; sample += 1) {
    for (const [visitorName, visitor] of Object.entries(visitors)) {
      for (const [server, { origin }] of Object.entries(servers)) {
        for (const [page, addresses] of Object.entries(pages)) {
          const visit = await firstVisit(browser, visitor, origin + addresses[server]);
          note(`first paint, ${page}, ${visitorName}, ms`, server, visit.firstPaint);
          note(`largest paint, ${page}, ${visitorName}, ms`, server, visit.largestPaint);
          note(`blocking time, ${page}, ${visitorName}, ms`, server, visit.blocked);
          note(`layout shift, ${page}, ${visitorName}, thousandths`, server, visit.shift * 1000);
          note(`elements, ${page}`, server, visit.elements);
          for (const [kind, unit] of Object.entries(units)) {
            note(`in 5 s: ${kind}, ${page}, ${visitorName}${unit}`, server, visit.weight[kind]);
            note(`scrolled: ${kind}, ${page}, ${visitorName}${unit}`, server, visit.scrolled[kind]);
          }
        }
        const followed = await within(
          followCard(browser, visitor, origin + pages.list[server], card[server]),
          longest,
        );
        note(`card to product, ${visitorName}, ms`, server, followed);
        for (const [when, after] of Object.entries(presses)) {
          const added = await within(
            addToCart(browser, visitor, origin + oneSku[server], cartOf[server], after),
            { event: longest, answered: longest },
          );
          note(`add to cart ${when}, event, ${visitorName}, ms`, server, added.event);
          note(`add to cart ${when}, answered, ${visitorName}, ms`, server, added.answered);
        }
        if (server === 'shop')
          note(
            `menu, first opening, ${visitorName}, ms`,
            server,
            await openMenu(browser, visitor, origin + pages.list.shop),
          );
      }
    }
    for (const [page, addresses] of Object.entries(pages)) {
      for (const [server, amount] of Object.entries(amounts)) {
        const pagesRendered = await pagesPerSecond(servers[server], addresses[server], amount);
        note(`pages per second of a core, ${page}`, server, pagesRendered);
        note(
          `first byte alone, ${page}, ms`,
          server,
          await timeToFirstByte(servers[server], addresses[server]),
        );
      }
    }
  }
  await browser.close();

  const shown = (value) => (value === undefined ? '–' : String(Math.round(value * 10) / 10));
  const middle = (values) => (values.length > 0 ? median(values) : undefined);
  const ratio = (ours, theirs) => (theirs ? `${Math.round((ours / theirs) * 100) / 100} ×` : '–');
  print(
    `The shop, its floor and Hydrogen's skeleton, median of ${samples}, Chromium ${browser.version()}`,
    ['', 'shop', 'floor', 'ratio', 'Hydrogen', 'ratio'],
    [...measured]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([row, values]) => {
        const [ours, floor, hydrogen] = [values.shop, values.floor, values.hydrogen].map(middle);
        return [row, shown(ours), shown(floor), ratio(ours, floor), shown(hydrogen), ratio(ours, hydrogen)];
      }),
  );
});
