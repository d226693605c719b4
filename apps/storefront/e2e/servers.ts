/**
 * The servers of the end-to-end tests: one PostgreSQL with the demo data as a template, and for each requesting worker
 * a copy of it, a sandbox and the built shop. Also creates databases for sandboxes with their own data. Playwright
 * starts this process, and ends it with SIGTERM.
 */
import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { connect, migrateDatabase } from '../../sandbox-api/src/db/client.ts';
import { clearLeftovers } from '../../sandbox-api/src/postgres/stale-servers.ts';
import { startPostgres } from '../../sandbox-api/src/postgres.ts';
import { seed } from '../../sandbox-api/src/seed/index.ts';
import { startApi } from './own-api.ts';
import { startShop } from './own-shop.ts';
import { personalDataInLogs } from './personal-data-in-logs.ts';
import { portsOf, serversPort } from './ports.ts';
import { shopEnv } from './shop-env.ts';

const template = 'demo';
const dataDir = path.resolve(import.meta.dirname, '../../../test-results', `e2e-${serversPort}`);

/** The functions that stop everything that was started. */
const shops: (() => Promise<void>)[] = [];
const apis: (() => Promise<void>)[] = [];

/** The logs of the servers of each worker, by its database. */
const logs = new Map<string, (() => string)[]>();

/** Logs each request, so that the search of the logs has data. */
const logging = { LOG_LEVEL: 'debug' };

// Each run has fresh data. The PostgreSQL of a killed run still uses the old data.
await clearLeftovers(path.join(dataDir, 'postgres'), undefined);
await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
// As root, PostgreSQL runs as another user, who must be able to enter the directory.
await chmod(dataDir, 0o755);
const postgres = await startPostgres({ dataDir, durable: false });
const admin = connect(postgres.url, { connections: 1 });

const urlOf = (database: string) => {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  return url.href;
};

/** Creates a database, as a copy if one is named; returns its URL. */
async function createDatabase(name: string, copied = 'template1'): Promise<string> {
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${copied}`);
  return urlOf(name);
}

const demo = connect(await createDatabase(template));
await migrateDatabase(demo, () => seed(demo.db));
await demo.close();

async function startWorker(index: number): Promise<void> {
  const ports = portsOf(index);
  const shopOrigin = `http://localhost:${ports.shop}`;
  const databaseUrl = await createDatabase(`worker_${index}`, template);
  const api = await startApi({
    ...logging,
    SANDBOX_PORT: String(ports.api),
    // Pictures drawn by one of them serve all.
    SANDBOX_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SHOP_ORIGIN: shopOrigin,
    TRUSTED_PROXIES: 'loopback',
    PURGE_URL: `${shopOrigin}/hooks/purge`,
    PURGE_SECRET: shopEnv.PURGE_SECRET,
    SMALL_PICTURES: '1',
  });
  apis.push(api.stop);
  const ownLogs = [api.log];
  logs.set(databaseUrl, ownLogs);
  const startOwnShop = async (port: number, env: Readonly<Record<string, string>> = {}) => {
    const own = {
      ...logging,
      PORT: String(port),
      SHOP_ORIGIN: `http://localhost:${port}`,
      API_ORIGIN: api.origin,
    };
    const shop = await startShop({ ...own, ...env });
    shops.push(shop.stop);
    ownLogs.push(shop.log);
  };
  await startOwnShop(ports.shop);
  // Safari refuses Secure cookies over http, even on localhost.
  if (process.env.E2E_PLAIN_COOKIES) await startOwnShop(ports.plainCookieShop, { INSECURE_COOKIES: '1' });
}

/** One start for each worker; a worker that replaces another one uses its servers. */
const started = new Map<number, Promise<void>>();

async function findPersonalData(): Promise<string> {
  const found: string[] = [];
  for (const [url, ofWorker] of logs) {
    const database = connect(url, { connections: 1 });
    found.push(...(await personalDataInLogs(database.pool, ofWorker.map((log) => log()).join('\n'))));
    await database.close();
  }
  return found.join('\n');
}

/** The number of empty databases that were requested. */
let databases = 0;

const server = createServer((request, response) => {
  const answer = (text: Promise<string>) =>
    text.then(
      (it) => response.end(it),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  if (request.url === '/databases') return void answer(createDatabase(`empty_${++databases}`));
  if (request.url === '/personal-data-in-logs') return void answer(findPersonalData());
  const [, index] = /^\/workers\/(\d+)$/.exec(request.url ?? '') ?? [];
  if (index === undefined) return void response.end('ready');
  const start = started.get(Number(index)) ?? startWorker(Number(index));
  started.set(Number(index), start);
  void answer(start.then(() => 'ready'));
});
server.listen(serversPort, 'localhost');
await once(server, 'listening');

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close();
    for (const kind of [shops, apis, [admin.close], [postgres.stop]])
      await Promise.allSettled(kind.map((stop) => stop()));
    process.exit(0);
  });
