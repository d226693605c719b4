/**
 * Pages per second of one core: a cached page compared with the same page rendered for a visitor with a cart, and the
 * memory of the shop over many different addresses (`PAGES_ADDRESSES`, 100000).
 */
import { once } from 'node:events';
import autocannon from 'autocannon';
import { neverAsked } from './pages-per-second.js';
import { median, print } from './print.js';
import { withShop } from './with-shop.js';

const addresses = Number(process.env.PAGES_ADDRESSES || 100_000);
const samples = 5;

async function usageOf(child) {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

/** Requests per second of processor time, independent of the load generator on the other core. */
async function perSecond(shop, url, amount, options) {
  const before = await usageOf(shop);
  const result = await autocannon({ url, amount, connections: 16, ...options });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} requests failed.`);
  return amount / ((await usageOf(shop)).cpuSeconds - before.cpuSeconds);
}

await withShop(async (origin, shop) => {
  const pages = { home: '/', list: '/categories?id=1', product: '/goods_detail/1' };
  const encoded = { headers: { 'accept-encoding': 'br' } };
  const anew = { ...encoded, idReplacement: true };
  const times = Object.entries(pages).map(([name, address]) => ({ name, address, kept: [], rendered: [] }));
  for (let sample = 0; sample <= samples; sample += 1) {
    for (const { address, kept, rendered } of times) {
      const now = [
        await perSecond(shop, origin + address, 20_000, encoded),
        await perSecond(shop, origin + neverAsked(address, '[<id>]'), 300, anew),
      ];
      // The first sample only warms up.
      if (sample > 0) [kept, rendered].forEach((list, index) => list.push(now[index]));
    }
  }
  print(
    `Pages per second of one core, brotli, median of ${samples}`,
    ['', 'from the cache', 'rendered', 'ratio'],
    times.map(({ name, kept, rendered }) => {
      const [fast, slow] = [median(kept), median(rendered)];
      return [name, Math.round(fast), Math.round(slow), `${Math.round(fast / slow)} ×`];
    }),
  );

  const rows = [];
  const step = Math.ceil(addresses / 10);
  for (let first = 0; first < addresses; first += step) {
    let next = first;
    await autocannon({
      url: origin,
      amount: step,
      connections: 16,
      requests: [
        {
          ...encoded,
          setupRequest: (request) => {
            next += 1;
            return { ...request, path: `/privacy_agreement?address=${next}` };
          },
        },
      ],
    });
    rows.push([first + step, Math.round((await usageOf(shop)).rssMiB)]);
  }
  print('Memory of the shop over different addresses', ['addresses', 'resident MiB'], rows);
});
