import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { shopEnv } from './shop-env.ts';
import { apiOrigin } from './shop.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface OwnShop {
  readonly port: number;
  /** What it has written to its log. */
  log(): string;
  stop(): Promise<void>;
}

/** A process of the built shop for one spec, on the sandbox of this run unless `env` names another back end. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const port = await freePort();
  const { SHOP_ORIGIN: _, ...inherited } = process.env;
  const shop: ChildProcess = spawn(process.execPath, ['--conditions=@marketfront/source', 'server/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...inherited,
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      ...shopEnv,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('ready')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}.`)));
  });
  return {
    port,
    log: () => log,
    async stop() {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    },
  };
}
