import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { endSandbox, fewProducts, type Spawned, spawnSandbox } from './testing/spawned.ts';

let dataDir: string;
let sandbox: Spawned | undefined;
let postgres: RunningPostgres | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketfront-reconnect-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  if (sandbox) await endSandbox(sandbox, 'SIGTERM');
  await postgres?.stop();
  sandbox = undefined;
  postgres = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const status = async (path: string) => (await fetch(`${sandbox?.origin}${path}`)).status;

async function killPostmaster(): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function expectRecovery(): Promise<void> {
  await expect.poll(() => status('/readyz'), { timeout: 30_000, interval: 100 }).toBe(200);
  // One request may still use a connection that was open before, and find it closed.
  const home = async () => (await fetch(`${sandbox?.origin}/api/front/index`)).json();
  await expect.poll(home, { timeout: 30_000, interval: 100 }).toMatchObject({ code: 200 });
  expect(sandbox?.process.exitCode).toBeNull();
}

describe('after kill -9 of PostgreSQL', () => {
  it('starts its own again, whatever was running', async () => {
    sandbox = await spawnSandbox(dataDir, fewProducts);
    const { origin } = sandbox;
    expect(await status('/readyz')).toBe(200);
    for (let round = 0; round < 2; round++) {
      const traffic = { isOn: true };
      const client = async () => {
        while (traffic.isOn) {
          const body = JSON.stringify({ email: 'guest@shop.test', phone: '', countryCode: '' });
          const headers = { 'content-type': 'application/json' };
          await fetch(`${origin}/api/front/login/register/visitor`, { method: 'POST', body, headers });
        }
      };
      const clients = Promise.all(Array.from({ length: 8 }, client));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await killPostmaster();
      expect(await status('/healthz')).toBe(200);
      await expectRecovery();
      traffic.isOn = false;
      await clients;
    }
  });

  it('tells that a foreign one is away, and uses it again when it is back', async () => {
    postgres = await startPostgres({ dataDir });
    const port = Number(new URL(postgres.url).port);
    const env = { DATABASE_URL: postgres.url, ...fewProducts };
    sandbox = await spawnSandbox(dataDir, env);
    await postgres.stop();
    postgres = undefined;
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    postgres = await startPostgres({ dataDir, port });
    await expectRecovery();
  });
});
