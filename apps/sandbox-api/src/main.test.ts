import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from './db/client.ts';
import { products } from './db/schema.ts';
import { openDatabase } from './open-database.ts';
import { clearLeftovers } from './postgres/stale-servers.ts';
import { startPostgres } from './postgres.ts';
import { databaseUrl } from './testing/global-setup.ts';
import { endSandbox, type Spawned, spawnSandbox } from './testing/spawned.ts';

let dataDir: string;
let running: Spawned | undefined;
let admin: Database;
/** An empty database for this file, as named by DATABASE_URL. */
let given: string;
const name = `main_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketfront-main-'));
  await chmod(dataDir, 0o755);
  admin = connect(inject('postgresUrl'), { connections: 1 });
  await admin.pool.query(`CREATE DATABASE ${name}`);
  given = databaseUrl(inject('postgresUrl'), name);
});

afterAll(async () => {
  if (running) await endSandbox(running, 'SIGTERM');
  await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.close();
  await rm(dataDir, { recursive: true, force: true });
});

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the sandbox as a process', () => {
  it('starts on nothing, serves, stops on SIGINT and leaves no process', async () => {
    running = await spawnSandbox(dataDir);
    expect(running.output()).toContain('seeding');
    const answer = await fetch(`${running.origin}/api/front/index`);
    expect(await answer.json()).toMatchObject({ code: 200 });
    const pid = await postmaster();
    expect(isAlive(pid)).toBe(true);
    expect(await endSandbox(running, 'SIGINT')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('starts again on its data, and refuses a second one beside it', async () => {
    running = await spawnSandbox(dataDir, { REQUEST_TIMEOUT: '2' });
    expect(running.output()).not.toContain('seeding');
    await expect(startPostgres({ dataDir })).rejects.toThrow('in use by another sandbox');
    const answer = await fetch(`${running.origin}/api/front/index`);
    expect(answer.status).toBe(200);
  });

  it('listens on loopback only', async () => {
    const { port } = running as Spawned;
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    const attempts = outside.map(({ address }) => fetch(`http://${address}:${port}/health`));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  });

  it('starts twice at once on one empty database: one fills it, the other waits', async () => {
    const config = { dataDir, databaseUrl: given, products: 20 };
    const steps: string[] = [];
    const start = async () => {
      const stops: (() => Promise<unknown>)[] = [];
      const { db } = await openDatabase(config, stops, (step) => steps.push(step));
      const count = await db.$count(products);
      for (const stop of stops) await stop();
      return count;
    };
    expect(await Promise.all([start(), start()])).toEqual([20, 20]);
    expect(steps.filter((step) => step.startsWith('seeding'))).toHaveLength(1);
  });

  it('says which port is taken, and stops what it had started', async () => {
    const port = String(running?.port);
    await expect(spawnSandbox(dataDir, { SANDBOX_PORT: port, DATABASE_URL: given })).rejects.toThrow(
      `The sandbox API could not start: Port ${port} is taken`,
    );
  });

  it('says that the database it was given cannot be reached', async () => {
    const config = { dataDir, databaseUrl: 'postgres://127.0.0.1:1/x', products: undefined };
    await expect(openDatabase(config, [])).rejects.toThrow('ECONNREFUSED');
  });

  it('resets connections when the fault switch says so', async () => {
    const { origin } = running as Spawned;
    await fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      body: new URLSearchParams({ prefix: '/api/front/index', kind: 'reset', times: '1' }),
    });
    await expect(fetch(`${origin}/api/front/index`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${origin}/api/front/index`)).status).toBe(200);
  });

  it('cuts clients that send their request too slowly', async () => {
    const { port } = running as Spawned;
    const slow = createConnection(port, '127.0.0.1');
    await once(slow, 'connect');
    slow.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
    const trickle = setInterval(() => slow.write('X: y\r\n'), 200);
    slow.on('error', () => undefined);
    slow.resume();
    const began = Date.now();
    await once(slow, 'close');
    clearInterval(trickle);
    expect(Date.now() - began).toBeLessThan(8000);
  });

  it('finishes requests in flight on SIGTERM, and keeps nobody waiting after that', async () => {
    const { origin, process: child } = running as Spawned;
    await fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      body: new URLSearchParams({ prefix: '/api/front/index', kind: 'delay', delayMs: '1500', times: '1' }),
    });
    const slow = fetch(`${origin}/api/front/index`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = Date.now();
    const ended = endSandbox({ process: child }, 'SIGTERM');
    expect(await (await slow).json()).toMatchObject({ code: 200 });
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(6000);
    running = undefined;
  });

  it('survives a stale lock file whose process id belongs to somebody else', async () => {
    const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(lockFile, `${process.pid}\n${join(dataDir, 'postgres')}\n0\n5432\n\n127.0.0.1\n`);
    await clearLeftovers(join(dataDir, 'postgres'), undefined);
    await expect(readFile(lockFile)).rejects.toThrow('ENOENT');
    const postgres = await startPostgres({ dataDir });
    await postgres.stop();
  });
});
