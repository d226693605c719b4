import { Redis } from 'iovalkey';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { connectValkey } from '../services/index.server.ts';

const serverProgram = ['valkey-server', 'redis-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);
export const hasValkey = serverProgram !== undefined;

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  return port;
}

/** A Valkey for this test on a free port. */
export async function startValkey() {
  const port = await freePort();
  let server: ChildProcess;
  const start = () => {
    server = spawn(serverProgram ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  };
  start();
  onTestFinished(() => void server.kill());
  return {
    start,
    /** A connection like the shop's, which is ready. */
    async connect(): Promise<Redis> {
      const client = connectValkey(`redis://127.0.0.1:${port}`) as Redis;
      onTestFinished(() => void client.disconnect());
      await expect.poll(() => client.status).toBe('ready');
      return client;
    },
    async kill(): Promise<void> {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}
