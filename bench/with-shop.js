import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = process.env.MARKETFRONT_ROOT;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function start(running, app, file, env) {
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

/** Runs a built shop on a sandbox of its own with the demo goods, as in production, while `work` measures it. */
export async function withShop(work) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'marketfront-bench-'));
  const running = [];
  try {
    const [apiPort, shopPort] = [await freePort(), await freePort()];
    await start(running, 'sandbox-api', 'src/main.ts', {
      SANDBOX_PORT: String(apiPort),
      SANDBOX_DATA_DIR: data,
      SANDBOX_DEMO: '1',
    });
    const origin = `http://localhost:${shopPort}`;
    const shop = await start(running, 'storefront', 'server/main.ts', {
      PORT: String(shopPort),
      API_ORIGIN: `http://localhost:${apiPort}`,
      SHOP_ORIGIN: origin,
    });
    await work(origin, shop);
  } finally {
    for (const child of running.toReversed()) {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(data, { recursive: true, force: true });
  }
}
