import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface OwnApi {
  readonly origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A sandbox for one spec, with data of its own. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<OwnApi> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marketfront-api-'));
  const { API_ORIGIN: _, SANDBOX_ORIGIN: __, DATABASE_URL: ___, ...inherited } = process.env;
  const api: ChildProcess = spawn(process.execPath, ['--conditions=@marketfront/source', 'src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../../sandbox-api'),
    env: {
      ...inherited,
      NODE_ENV: 'production',
      SANDBOX_DEMO: '1',
      SANDBOX_PORT: String(port),
      SANDBOX_DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '100',
      QUICK_PASSWORDS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    api.stdout?.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    api.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}.`)));
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      api.kill('SIGTERM');
      await once(api, 'exit');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
