import { afterEach, describe, expect, test } from 'vitest';
import { createApi } from './client.ts';
import { api, failure, type Handler, json, type Seen, useServer } from './test-server.ts';

let handler: Handler = (_, response) => response.end();
let seen: Seen[] = [];
useServer((request, response) => {
  seen.push(request);
  handler(request, response, seen.length);
});
afterEach(() => {
  seen = [];
});

describe('faults', () => {
  test('a read is repeated once on HTTP 5xx', async () => {
    handler = (_, response, attempt) =>
      attempt === 1
        ? json(response, 'down', 503)
        : json(response, { code: 200, message: '', data: { count: 2 } });
    await expect(api().cart.count()).resolves.toBe(2);
    expect(seen).toHaveLength(2);
  });

  test('a read that fails twice throws kind unavailable', async () => {
    handler = (_, response) => json(response, 'down', 503);
    await expect(failure(api().cart.count())).resolves.toMatchObject({ kind: 'unavailable', code: 503 });
    expect(seen).toHaveLength(2);
  });

  test('a read is repeated as often as is asked', async () => {
    handler = (_, response) => json(response, 'down', 503);
    await failure(api({ retries: 0 }).cart.count());
    expect(seen).toHaveLength(1);
    await failure(api({ retries: 3 }).cart.count());
    expect(seen).toHaveLength(5);
  });

  test('a server that asks for a pause gets it, or is not asked again when it is long', async () => {
    const times: number[] = [];
    handler = (_, response, attempt) => {
      times.push(performance.now());
      if (attempt === 1) json(response, 'slow down', 429, { 'retry-after': '1' });
      else json(response, { code: 200, message: '', data: { count: 2 } });
    };
    await expect(api().cart.count()).resolves.toBe(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);

    seen = [];
    handler = (_, response) => json(response, 'down', 503, { 'retry-after': '120' });
    await expect(failure(api().cart.count())).resolves.toMatchObject({
      kind: 'unavailable',
      retryAfterMs: 120_000,
    });
    expect(seen).toHaveLength(1);

    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    handler = (_, response) => json(response, 'down', 503, { 'retry-after': inAnHour });
    const { retryAfterMs = 0 } = await failure(api().cart.count());
    expect(retryAfterMs).toBeGreaterThan(3_500_000);
  });

  test('writes and logout are never repeated', async () => {
    handler = (_, response) => json(response, 'down', 500);
    await failure(api().coupons.receive(1));
    await failure(api().auth.logout());
    expect(seen).toHaveLength(2);
  });

  test('a reset connection is a network error', async () => {
    handler = (_, response) => response.socket?.destroy();
    const error = await failure(api().account.info());
    expect(error).toMatchObject({ kind: 'unavailable', fromServer: false });
    expect(error.cause).toMatchObject({ message: 'fetch failed' });
    expect(seen).toHaveLength(2);
  });

  test('an incomplete body is a network error', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"code":200,');
      setTimeout(() => response.socket?.destroy(), 10);
    };
    await expect(failure(api().account.info())).resolves.toMatchObject({ kind: 'unavailable' });
  });

  test('the deadline covers a silent server and a stalled body', async () => {
    const shop = api({ timeoutMs: 60 });
    handler = () => undefined;
    await expect(failure(shop.coupons.receive(1))).resolves.toMatchObject({ kind: 'timeout' });
    handler = (_, response) => {
      response.writeHead(200);
      response.write('{"code":200,');
    };
    await expect(failure(shop.coupons.receive(1))).resolves.toMatchObject({ kind: 'timeout' });
  });

  test('the deadline applies even when an injected fetch ignores its signal', async () => {
    const shop = api({ timeoutMs: 30, fetch: () => new Promise(() => undefined) });
    await expect(failure(shop.coupons.receive(1))).resolves.toMatchObject({ kind: 'timeout' });
  });

  test('the caller can abort before and during the call', async () => {
    handler = () => undefined;
    const before = AbortSignal.abort(new Error('left the page'));
    await expect(failure(api().account.info({ signal: before }))).resolves.toMatchObject({ kind: 'aborted' });
    expect(seen).toHaveLength(0);
    const controller = new AbortController();
    const call = failure(api().account.info({ signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    await expect(call).resolves.toMatchObject({ kind: 'aborted' });
    expect(seen.length).toBeLessThanOrEqual(1);
  });

  test('an unreachable API is a network error', async () => {
    const error = await failure(createApi({ baseUrl: 'http://127.0.0.1:1' }).site.site());
    expect(error.kind).toBe('unavailable');
  });
});
