import { once } from 'node:events';
import autocannon from 'autocannon';

async function cpuSeconds(child) {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage.cpuSeconds;
}

/** The address with a query that no other request has, so that its page is not in any cache. */
export const neverAsked = (address, visit) => `${address}${address.includes('?') ? '&' : '?'}visit=${visit}`;

/** Pages per second of processor time, each rendered again, without compression. */
export async function pagesPerSecond({ origin, child }, address, amount) {
  const before = await cpuSeconds(child);
  // Each request gets its own id.
  const url = origin + neverAsked(address, '[<id>]');
  const result = await autocannon({ url, idReplacement: true, amount, connections: 8 });
  if (result.non2xx + result.errors > 0) throw new Error(`${address}: ${result.non2xx} refused`);
  return amount / ((await cpuSeconds(child)) - before);
}
