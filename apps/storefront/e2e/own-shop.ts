import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { endProcess } from '../../sandbox-api/src/testing/end-process.ts';
import { apiOrigin } from './ports.ts';
import { shopEnv } from './shop-env.ts';

export interface OwnShop {
  readonly port: number;
  /** The contents of its log. */
  log(): string;
  stop(): Promise<void>;
}

/** A process of the built shop, using the sandbox of this worker unless `env` names another back end. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const { SHOP_ORIGIN: _, ...inherited } = process.env;
  const shop: ChildProcess = spawn(process.execPath, ['--conditions=@marketfront/source', 'server/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...inherited,
      // The system chooses a free port.
      PORT: '0',
      API_ORIGIN: apiOrigin,
      ...shopEnv,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    shop.stdout?.on('data', (chunk) => {
      log += String(chunk);
      const ready = /\bready http:\/\/localhost:(\d+)/.exec(log);
      if (ready) resolve(Number(ready[1]));
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}.`)));
  });
  return {
    port,
    log: () => log,
    async stop() {
      await endProcess(shop, 'SIGTERM');
    },
  };
}
