import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiFetch } from './api-fetch.server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<() => Request> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => new Request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

describe('fetch for the API', () => {
  it('gives the answer of a back end that is there, with and without a deadline', async () => {
    const request = await listen((_, answer) => answer.end('ok'));
    const fetchOf = createApiFetch();
    expect(await (await fetchOf()(request())).text()).toBe('ok');
    expect(await (await fetchOf(() => performance.now() + 30_000)(request())).text()).toBe('ok');
  });

  it('gives a call up at the deadline of its page', async () => {
    const request = await listen(() => undefined);
    const deadlineAt = performance.now() + 50;
    const call = createApiFetch()(() => deadlineAt)(request());
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('stops calling a back end that keeps failing, and tries again later', async () => {
    let calls = 0;
    let isBroken = true;
    const request = await listen((_, answer) => {
      calls += 1;
      answer.statusCode = isBroken ? 500 : 200;
      answer.end();
    });
    // The clock alone decides when it is tried again.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const retryAfterMs = 50;
    const call = createApiFetch({ failuresUntilOpen: 3, retryAfterMs })();
    for (let failure = 0; failure < 3; failure += 1) await call(request());
    await expect(call(request())).rejects.toThrow(/circuit/i);
    expect(calls).toBe(3);
    isBroken = false;
    vi.setSystemTime(Date.now() + retryAfterMs);
    expect((await call(request())).status).toBe(200);
  });

  it('counts failed answers also when the global Response was replaced, as the server adapter does', async () => {
    const request = await listen((_, answer) => {
      answer.statusCode = 500;
      answer.end();
    });
    vi.stubGlobal('Response', class extends Response {});
    const call = createApiFetch({ failuresUntilOpen: 1, retryAfterMs: 30_000 })();
    vi.unstubAllGlobals();
    expect((await call(request())).status).toBe(500);
    await expect(call(request())).rejects.toThrow(/circuit/i);
  });

  it('lets no call wait for the one that tries whether the back end is there', async () => {
    let isHanging = false;
    const request = await listen((_, answer) => {
      if (isHanging) return;
      answer.statusCode = 500;
      answer.end();
    });
    const fetchOf = createApiFetch({ failuresUntilOpen: 1, retryAfterMs: 20 });
    const call = fetchOf();
    await call(request());
    isHanging = true;
    await new Promise((resolve) => setTimeout(resolve, 30));
    const deadlineAt = performance.now() + 500;
    const trial = fetchOf(() => deadlineAt)(request()).catch((error: unknown) => error);
    await expect(call(request())).rejects.toThrow(/circuit/i);
    expect(performance.now()).toBeLessThan(deadlineAt);
    await trial;
  });
});
