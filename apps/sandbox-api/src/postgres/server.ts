import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { log } from '../log.ts';
import { isDamage } from './failures.ts';

/** A PostgreSQL process that accepts connections. */
type Server = { exited: Promise<void>; stop: () => Promise<void> };

export async function waitForServer(child: ChildProcess, url: string, logFile: string): Promise<Server> {
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  let running = true;
  let spawnError: Error | undefined;
  child.once('error', (error) => {
    spawnError = error;
  });
  const killNow = () => void child.kill('SIGINT');
  process.once('exit', killNow);
  void exited.then(() => {
    running = false;
    process.off('exit', killNow);
  });

  const owner = await waitUntilReady(url, () => running).catch(async (error: unknown) => {
    child.kill('SIGINT');
    await exited;
    throw spawnError ?? (error instanceof Error ? error : new Error(await readFile(logFile, 'utf8')));
  });

  const stop = async () => {
    await owner.end().catch(() => undefined);
    if (!running) return;
    child.kill('SIGINT');
    const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await exited;
    clearTimeout(impatient);
  };
  return { exited, stop };
}

const stillInUse = /pre-existing shared memory block|lock file .* already exists/;

/**
 * Starts the server, and restarts it on the same port whenever it ends unexpectedly. After `kill -9` its processes need
 * a moment to notice, and until then a new server refuses to start.
 */
export async function keepRunning(
  startServer: (logMode: 'w' | 'a') => Promise<Server>,
  logFile: string,
): Promise<() => Promise<void>> {
  const state = { isStopping: false };
  let restarting: Promise<void> | undefined;
  let server = await startFirst(() => startServer('w'), logFile);

  const restart = async () => {
    for (let pause = 100; !state.isStopping; pause = Math.min(pause * 2, 5000)) {
      await wait(pause);
      if (state.isStopping) return;
      try {
        server = await startServer('a');
        watch(server);
        return;
      } catch (error) {
        log.error(error);
      }
    }
  };
  const watch = ({ exited }: Server) => {
    void exited.then(() => {
      if (state.isStopping) return;
      log.error(new Error('PostgreSQL ended unexpectedly and is started again'));
      restarting = restart();
    });
  };
  watch(server);
  return async () => {
    state.isStopping = true;
    await restarting;
    await server.stop();
  };
}

async function startFirst(start: () => Promise<Server>, logFile: string): Promise<Server> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      const reason = await readFile(logFile, 'utf8').catch(() => '');
      if (!stillInUse.test(reason) || Date.now() > deadline) throw error;
      await wait(200);
    }
  }
}

/**
 * The connection is kept open: while it exists, another start on the same directory detects that the cluster is in use.
 * When this process is killed, the connection ends and the next start may use the cluster.
 */
async function waitUntilReady(url: string, isRunning: () => boolean): Promise<Client> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: url, application_name: 'marketfront-owner' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isRunning()) throw new Error('PostgreSQL ended before it accepted connections', { cause: error });
      if (Date.now() > deadline || isDamage(error)) throw error;
      await wait(30);
    }
  }
}
