/**
 * Each Playwright worker has its own shop, sandbox and database, so that no test is affected by the purchases or faults
 * of another. Their ports follow from the number of the worker.
 */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const first = (name: string, port: number) => Number(process.env[name] || port);

/** The port at which the servers of a worker are requested (`servers.ts`). */
export const serversPort = first('E2E_SERVERS_PORT', 3300);

export const portsOf = (index: number) => ({
  shop: first('E2E_SHOP_PORT', 3310) + index,
  /** The same shop with cookies that Safari accepts over http. */
  plainCookieShop: first('E2E_PLAIN_COOKIE_SHOP_PORT', 3360) + index,
  api: first('E2E_API_PORT', 4310) + index,
});

const ports = portsOf(worker);

export const shopOrigin = `http://localhost:${ports.shop}`;
export const plainCookieShopOrigin = `http://localhost:${ports.plainCookieShop}`;
export const apiOrigin = `http://localhost:${ports.api}`;

/** Starts the servers of this worker, or waits until they have started. */
export async function startServers(): Promise<void> {
  const answer = await fetch(`http://localhost:${serversPort}/workers/${worker}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The servers of worker ${worker} did not start: ${await answer.text()}`);
}

/** Creates an empty database, for a sandbox with its own data; returns its URL. */
export async function newDatabase(): Promise<string> {
  const answer = await fetch(`http://localhost:${serversPort}/databases`, { method: 'POST' });
  if (!answer.ok) throw new Error(`There is no new database: ${await answer.text()}`);
  return answer.text();
}
