/**
 * Lighthouse on the first pages of visits, desktop and mobile: the median of `runs` visits. Times depend on the
 * machine: the baseline application (floor) and Hydrogen's skeleton show its capability, and a score by processor time
 * leaves out waiting.
 */
import { desktopConfig } from 'lighthouse';
import { visitTwiceScored } from './lighthouse-processor-time.js';
import { faultsOf, launchChrome } from './lighthouse-visit.js';
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
const scoreOf = ({ categories: scored }, category) => scored[category].score * 100;
const blockingOf = ({ audits }) => audits['total-blocking-time'].numericValue;
const columns = {
  ...Object.fromEntries(
    categories.map((category) => [category, ({ byClock }) => scoreOf(byClock, category)]),
  ),
  'LCP s': ({ byClock }) => byClock.audits['largest-contentful-paint'].numericValue / 1000,
  'TBT ms': ({ byClock }) => blockingOf(byClock),
  CLS: ({ byClock }) => byClock.audits['cumulative-layout-shift'].numericValue,
  'performance by processor time': ({ byProcessor }) => scoreOf(byProcessor, 'performance'),
  'TBT by processor time, ms': ({ byProcessor }) => blockingOf(byProcessor),
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
          const result = await visitTwiceScored(servers[server].origin + address, flags, config);
          results.push(result);
          if (server === 'shop')
            for (const fault of faultsOf(result.byClock)) faults.add(`${name}, ${device}: ${fault}`);
        }
        rows.push([
          `${name}, ${device}`,
          ...Object.values(columns).map((valueOf) => Number(median(results.map(valueOf)).toFixed(2))),
        ]);
      }
  } finally {
    chrome.kill();
  }
});
print(`Lighthouse, median of ${runs} visits`, ['', ...Object.keys(columns)], rows);
if (faults.size > 0) console.log(`\nBelow 100 because of:\n- ${[...faults].join('\n- ')}`);
