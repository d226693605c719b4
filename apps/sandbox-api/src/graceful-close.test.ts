import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { closeServer } from './graceful-close.ts';

afterEach(() => void vi.useRealTimers());

/** A server that responds on command. */
async function startServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => waiting.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await vi.waitUntil(() => waiting.length === 1);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return { server, answer, end: () => waiting[0]?.end('done') };
}

it('lets sign-ins that wait for their turn finish', async () => {
  const { server, answer, end } = await startServer();
  const closed = closeServer(server);
  vi.advanceTimersByTime(20_000);
  end();
  expect(await answer).toBe(200);
  await closed;
});

it('waits for nobody longer than those who stop us do', async () => {
  const { server, answer } = await startServer();
  const closed = closeServer(server);
  vi.advanceTimersByTime(29_000);
  expect(await answer).toBe('cut off');
  await closed;
});
