/**
 * Lighthouse on the pages that visitors meet first, desktop and mobile: the median of `runs` visits. Times depend on the
 * machine: the floor and Hydrogen's skeleton tell what it can do.
 */
import { desktopConfig } from 'lighthouse';
import { faultsOf, launchChrome, visit } from './lighthouse-visit.js';
import { median, print } from './print.js';
import { withShopAndPeers } from './with-shop.js';

const runs = 3;
const pages = {
  home: ['shop', '/'],
  list: ['shop', '/categories?id=1'],
  product: ['shop', '/goods_detail/1'],
  store: ['shop', '/merchant/merchant/home?id=1'],
  login: ['shop', '/login'],
  'list of the floor': ['floor', '/categories'],
  'list of Hydrogen': ['hydrogen', '/collections/jugs'],
  'product of Hydrogen': ['hydrogen', '/products/jug-1'],
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
await withShopAndPeers(async (servers) => {
  const chrome = await launchChrome();
  const flags = { port: chrome.port, onlyCategories: categories };
  try {
    for (const [device, config] of Object.entries(devices))
      for (const [name, [server, address]] of Object.entries(pages)) {
        const results = [];
        for (let run = 0; run < runs; run += 1) {
          const lhr = await visit(servers[server].origin + address, flags, config);
          results.push(lhr);
          if (server === 'shop')
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
