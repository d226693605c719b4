/** Lighthouse on the pages that visitors meet first, desktop and mobile: the median of `runs` visits. */
import { desktopConfig } from 'lighthouse';
import { faultsOf, launchChrome, visit } from './lighthouse-visit.js';
import { median, print } from './print.js';
import { withShop } from './with-shop.js';

const runs = 3;
const pages = {
  home: '/',
  list: '/categories?id=1',
  product: '/goods_detail/1',
  store: '/merchant/merchant/home?id=1',
  login: '/login',
};
const devices = { desktop: desktopConfig, mobile: undefined };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  'LCP s': (audits) => audits['largest-contentful-paint'].numericValue / 1000,
  'TBT ms': (audits) => audits['total-blocking-time'].numericValue,
  CLS: (audits) => audits['cumulative-layout-shift'].numericValue,
};

const rows = [];
const faults = new Set();
await withShop(async (origin) => {
  const chrome = await launchChrome();
  const flags = { port: chrome.port, onlyCategories: categories };
  try {
    for (const [device, config] of Object.entries(devices))
      for (const [name, address] of Object.entries(pages)) {
        const results = [];
        for (let run = 0; run < runs; run += 1) {
          const lhr = await visit(origin + address, flags, config);
          results.push(lhr);
          for (const fault of faultsOf(lhr)) faults.add(`${name}, ${device}: ${fault}`);
        }
        rows.push([
          `${name}, ${device}`,
          ...categories.map((category) =>
            Math.round(median(results.map(({ categories: scored }) => scored[category].score * 100))),
          ),
          ...Object.values(metrics).map((metric) =>
            Number(median(results.map(({ audits }) => metric(audits))).toFixed(2)),
          ),
        ]);
      }
  } finally {
    chrome.kill();
  }
});
print(`Lighthouse, median of ${runs} visits`, ['', ...categories, ...Object.keys(metrics)], rows);
if (faults.size > 0) console.log(`\nBelow 100 because of:\n- ${[...faults].join('\n- ')}`);
