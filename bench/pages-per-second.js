import { once } from 'node:events';
import autocannon from 'autocannon';

async function cpuSeconds(child) {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage.cpuSeconds;
}

/** Pages per second of processor time, rendered for a visitor with a cart, not compressed. */
export async function pagesPerSecond({ origin, child }, address, amount) {
  const before = await cpuSeconds(child);
  const headers = { cookie: '__Host-mf-cart=x' };
  const result = await autocannon({ url: origin + address, amount, connections: 8, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${address}: ${result.non2xx} refused`);
  return amount / ((await cpuSeconds(child)) - before);
}
