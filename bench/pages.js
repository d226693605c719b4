/**
 * Pages per second of one core: a finished page from the cache against the same page rendered for a visitor with a
 * cart, and the memory of the shop over many different addresses (`PAGES_ADDRESSES`, 100000).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { median, print } from './print.js';

const root = process.env.MARKETFRONT_ROOT;
const addresses = Number(process.env.PAGES_ADDRESSES || 100_000);
const samples = 5;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const running = [];

async function start(app, file, env) {
  const usage = path.join(import.meta.dirname, 'process-usage.js');
  const child = spawn(process.execPath, ['--conditions=@marketfront/source', '--import', usage, file], {
    cwd: path.join(root, 'apps', app),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.push(child);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    child.once('exit', (code) => reject(new Error(`${app} ended with code ${code}.`)));
  });
  return child;
}

async function usageOf(child) {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

/** Requests per second of processor time, which the load generator on the other core does not change. */
async function perSecond(shop, url, amount, headers) {
  const before = await usageOf(shop);
  const result = await autocannon({ url, amount, connections: 16, headers });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} requests failed.`);
  return amount / ((await usageOf(shop)).cpuSeconds - before.cpuSeconds);
}

const data = mkdtempSync(path.join(os.tmpdir(), 'marketfront-bench-'));
try {
  const [apiPort, shopPort] = [await freePort(), await freePort()];
  await start('sandbox-api', 'src/main.ts', {
    SANDBOX_PORT: String(apiPort),
    SANDBOX_DATA_DIR: data,
    SANDBOX_DEMO: '1',
  });
  const shop = await start('storefront', 'server/main.ts', {
    PORT: String(shopPort),
    API_ORIGIN: `http://localhost:${apiPort}`,
  });
  const origin = `http://localhost:${shopPort}`;

  const pages = { home: '/', list: '/categories?id=1', product: '/goods_detail/1' };
  const encoded = { 'accept-encoding': 'br' };
  const withCart = { ...encoded, cookie: '__Host-mf-cart=x' };
  const times = Object.entries(pages).map(([name, address]) => ({ name, address, kept: [], rendered: [] }));
  for (let sample = 0; sample <= samples; sample += 1) {
    for (const { address, kept, rendered } of times) {
      const now = [
        await perSecond(shop, origin + address, 20_000, encoded),
        await perSecond(shop, origin + address, 300, withCart),
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
          headers: encoded,
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
} finally {
  for (const child of running.toReversed()) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(data, { recursive: true, force: true });
}
