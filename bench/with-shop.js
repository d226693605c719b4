import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { prepareHydrogen } from './hydrogen/prepare.js';

const root = process.env.MARKETFRONT_ROOT;

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function start(running, folder, file, env) {
  const usage = path.join(import.meta.dirname, 'process-usage.js');
  const child = spawn(process.execPath, ['--conditions=@marketfront/source', '--import', usage, file], {
    cwd: path.resolve(root, 'apps', folder),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A separate session, like that of a server. Linux shares the processor between sessions first (sched(7),
    // autogroup): in the session of the load generator, the same work took up to twice the processor time.
    detached: true,
  });
  running.push(child);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    child.once('exit', (code) => reject(new Error(`${folder} ended with code ${code}.`)));
  });
  return child;
}

/** Lets `work` start servers and measure them, then ends them and removes their data. */
async function withServers(work) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'marketfront-bench-'));
  const running = [];
  // Ctrl-C does not reach other sessions.
  process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  try {
    await work(data, (folder, file, env) => start(running, folder, file, env));
  } finally {
    for (const child of running.filter(({ exitCode }) => exitCode === null).toReversed()) {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(data, { recursive: true, force: true });
  }
}

const startSandbox = (start, data, port, env = {}) =>
  start('sandbox-api', 'src/main.ts', {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA_DIR: data,
    SANDBOX_DEMO: '1',
    ...env,
  });

async function startShopOn(start, apiPort, checkout = root, env = {}) {
  const shopPort = await freePort();
  const origin = `http://localhost:${shopPort}`;
  const child = await start(path.join(checkout, 'apps/storefront'), 'server/main.ts', {
    PORT: String(shopPort),
    API_ORIGIN: `http://localhost:${apiPort}`,
    SHOP_ORIGIN: origin,
    ...env,
  });
  return { origin, child };
}

async function startShop(start, data) {
  const apiPort = await freePort();
  await startSandbox(start, data, apiPort);
  return startShopOn(start, apiPort);
}

/** Runs a built shop on a separate sandbox with the demo goods, as in production, while `work` measures it. */
export const withShop = (work) =>
  withServers(async (data, start) => {
    const { origin, child } = await startShop(start, data);
    await work(origin, child);
  });

/** Runs the built shops of several checkouts of this project, on one sandbox. @param checkouts folders by name */
export const withCheckouts = (checkouts, work, env = {}) =>
  withServers(async (data, start) => {
    const apiPort = await freePort();
    await startSandbox(start, data, apiPort);
    const shops = {};
    for (const [name, folder] of Object.entries(checkouts))
      shops[name] = await startShopOn(start, apiPort, folder, env);
    await work(shops);
  });

/** Runs the built shop several times on one sandbox. @param variants environments by name */
export const withShops = (variants, work) =>
  withServers(async (data, start) => {
    const apiPort = await freePort();
    await startSandbox(start, data, apiPort);
    const shops = {};
    for (const [name, env] of Object.entries(variants))
      shops[name] = await startShopOn(start, apiPort, root, env);
    await work(shops);
  });

const floorFolder = path.join(import.meta.dirname, 'floor');

function buildFloor() {
  const { status } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/@react-router/dev/bin.cjs'), 'build'],
    { cwd: floorFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('The floor could not be built.');
}

/**
 * The same, and also the baseline application (`floor/`) and Hydrogen's skeleton on its own back end (`hydrogen/`),
 * both built.
 */
export const withShopAndPeers = (work) => {
  buildFloor();
  const hydrogenFolder = prepareHydrogen();
  return withServers(async (data, start) => {
    const picture = path.join(root, 'studio/photos/jug/front.webp');
    const [floorPort, hydrogenPort, backEndPort] = [await freePort(), await freePort(), await freePort()];
    const floor = await start(floorFolder, 'server.js', {
      PORT: String(floorPort),
      PICTURE: picture,
    });
    const hydrogenOrigin = `http://localhost:${hydrogenPort}`;
    const hydrogenFile = (name) => path.join(import.meta.dirname, 'hydrogen', name);
    await start(hydrogenFolder, hydrogenFile('back-end.js'), {
      PORT: String(backEndPort),
      SHOP_ORIGIN: hydrogenOrigin,
    });
    const hydrogen = await start(hydrogenFolder, hydrogenFile('server.js'), {
      PORT: String(hydrogenPort),
      PICTURE: picture,
      API_ORIGIN: `http://localhost:${backEndPort}`,
      SHOP_ORIGIN: hydrogenOrigin,
    });
    await work({
      shop: await startShop(start, data),
      floor: { origin: `http://localhost:${floorPort}`, child: floor },
      hydrogen: { origin: hydrogenOrigin, child: hydrogen },
    });
  });
};

/** Runs a sandbox with this many products, and as its baseline a bare Hono server on the same PostgreSQL. */
export const withSandbox = (products, work) =>
  withServers(async (data, start) => {
    const [apiPort, barePort] = [await freePort(), await freePort()];
    const sandbox = await startSandbox(start, data, apiPort, {
      SEED_PRODUCTS: String(products),
      RATE_LIMIT_FACTOR: '100000',
    });
    const { port, password } = JSON.parse(readFileSync(path.join(data, 'postgres.json'), 'utf8'));
    const bare = await start('sandbox-api', path.join(import.meta.dirname, 'bare-list.js'), {
      PORT: String(barePort),
      DATABASE_URL: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    });
    await work(
      { origin: `http://127.0.0.1:${apiPort}`, child: sandbox },
      { origin: `http://127.0.0.1:${barePort}`, child: bare },
    );
  });
