import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import createClient from 'openapi-fetch';
import { cartArea } from './areas/cart.ts';
import { createApi } from './client.ts';
import { type ApiOptions, connect } from './connection.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';
import type { paths } from './wire.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Handler = (request: Seen, response: ServerResponse, attempt: number) => void;

let handler: Handler = (_, response) => response.end();
let seen: Seen[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    handler(seen[seen.length - 1] as Seen, response, seen.length);
  });
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  seen = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const api = (options: Partial<ApiOptions> = {}) => createApi({ baseUrl, timeoutMs: 400, ...options });
const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
};
const answer =
  (data: unknown): Handler =>
  (_, response) =>
    json(response, { code: 200, message: 'success', data });
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('one area needs no more than a connection', async () => {
  handler = answer({ count: 4 });
  const cart = cartArea(connect({ baseUrl: `${baseUrl}/`, getToken: () => 'abc' }));
  await expect(cart.count()).resolves.toBe(4);
  expect(seen[0]).toMatchObject({
    url: '/api/front/cart/count?numType=true&type=sum',
    headers: { 'authori-zation': 'abc' },
  });
});

test('values of paths and queries are encoded, and absent ones are left out', async () => {
  handler = answer({ list: [], total: 0 });
  await api().catalog.products({ keyword: 'tea & "milk" 50%', minPrice: '' });
  expect(seen[0]?.url).toBe('/api/front/product/list?keyword=tea%20%26%20%22milk%22%2050%25');
  handler = answer(null);
  await failure(api().orders.master('a/b?c'));
  expect(seen[1]?.url).toMatch(/\/a%2Fb%3Fc$/);
});

describe('cart', () => {
  test('merges lines with a key and returns those that were rejected', async () => {
    const rejected = [
      { productId: 1, productAttrUnique: 2, cartNum: 3, message: 'The purchased item is out of stock' },
    ];
    handler = answer({ rejected });
    const line = { productId: 1, skuId: 2, quantity: 3 };
    await expect(api().cart.merge([line], { idempotencyKey: 'key-12345' })).resolves.toEqual([
      { ...line, reason: 'soldOut', message: 'The purchased item is out of stock' },
    ]);
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/api/front/cart/merge' });
    expect(seen.at(-1)?.headers).toMatchObject({ 'idempotency-key': 'key-12345' });
  });
});

describe('request', () => {
  test('has the headers of specification §7', async () => {
    handler = answer({ count: 3 });
    const shop = api({ getToken: () => 'abc', language: () => 'fr' });
    await expect(shop.cart.count()).resolves.toBe(3);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/front/cart/count?numType=true&type=sum' });
    expect(seen[0]?.headers).toMatchObject({
      'authori-zation': 'abc',
      'form-type': 'pc',
      accept: 'application/json',
      'accept-language': 'fr',
    });
  });

  test('has no token header without a token', async () => {
    handler = answer([]);
    await api({ getToken: async () => null }).search.hotWords();
    expect(seen[0]?.headers).not.toHaveProperty('authori-zation');
  });

  test('sends form, text, JSON and multipart bodies as in the contract', async () => {
    handler = answer(null);
    const shop = api();
    await shop.auth.sendPhoneCode({ countryCode: '44', phone: '7700 900' });
    await shop.auth.sendEmailCode('a@b.co');
    await shop.coupons.receive(7, { idempotencyKey: 'key-12345' });
    handler = answer({ fileName: 'x.png', url: '/img/x.png' });
    const file = await shop.account.uploadImage(new Blob(['PNG'], { type: 'image/png' }), { name: 'x.png' });
    expect(seen[0]).toMatchObject({ body: 'countryCode=%2B44&phone=7700+900' });
    expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(seen[1]).toMatchObject({ body: 'a@b.co' });
    expect(seen[1]?.headers['content-type']).toContain('text/plain');
    expect(seen[2]).toMatchObject({ body: '{"couponId":7}' });
    expect(seen[2]?.headers).toMatchObject({
      'idempotency-key': 'key-12345',
      'content-type': 'application/json',
    });
    expect(seen[3]?.headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(seen[3]?.body).toContain('name="multipart"; filename="x.png"');
    expect(file).toMatchObject({ url: `${baseUrl}/img/x.png`, path: '/img/x.png' });
  });

  test('escapes path parts', async () => {
    handler = answer(null);
    await api().orders.cancel('PT1/../x');
    expect(seen[0]?.url).toBe('/api/front/order/cancel/PT1%2F..%2Fx');
  });
});

describe('openapi-fetch', () => {
  test('any operation can be called by its path, signed as the areas are', async () => {
    handler = answer({ count: 3 });
    const { client } = api({ getToken: () => 'abc', language: 'fr' });
    const { data, response } = await client.GET('/api/front/cart/count', {
      params: { query: { numType: true, type: 'sum' } },
    });
    expect(data).toMatchObject({ code: 200, data: { count: 3 } });
    expect(response.status).toBe(200);
    expect(seen[0]?.headers).toMatchObject({ 'authori-zation': 'abc', 'accept-language': 'fr' });
  });

  test('middleware sees every call, its answer and its error, and may answer itself', async () => {
    const trace: string[] = [];
    const shop = api();
    shop.client.use({
      onRequest: ({ request, schemaPath }) => {
        request.headers.set('traceparent', '00-1-2-01');
        trace.push(`${request.method} ${schemaPath}`);
        if (schemaPath === '/api/front/search/keyword')
          return Response.json({ code: 200, message: '', data: [{ title: 'tea' }] });
        return undefined;
      },
      onResponse: ({ response }) => void trace.push(String(response.status)),
    });
    handler = answer({ count: 3 });
    await expect(shop.cart.count()).resolves.toBe(3);
    expect(seen[0]?.headers).toMatchObject({ traceparent: '00-1-2-01' });
    await expect(shop.search.hotWords()).resolves.toMatchObject([{ title: 'tea' }]);
    expect(seen).toHaveLength(1);
    expect(trace).toEqual(['GET /api/front/cart/count', '200', 'GET /api/front/search/keyword']);
  });

  test('a client of the consumer keeps its own middleware, and gets token and headers with each call', async () => {
    const asked: string[] = [];
    const client = createClient<paths>({ baseUrl: 'https://elsewhere.example' });
    client.use({ onRequest: ({ schemaPath }) => void asked.push(schemaPath) });
    handler = answer({ count: 3 });
    const one = api({ client, getToken: () => 'one', headers: { 'x-shop': 'tea', 'Accept-Language': 'de' } });
    const other = api({ client, getToken: () => 'other' });
    await expect(one.cart.count()).resolves.toBe(3);
    await expect(other.cart.count()).resolves.toBe(3);
    expect(asked).toEqual(['/api/front/cart/count', '/api/front/cart/count']);
    expect(seen[0]?.headers).toMatchObject({ 'authori-zation': 'one', 'x-shop': 'tea' });
    expect(seen[1]?.headers).toMatchObject({ 'authori-zation': 'other' });
    expect(seen[1]?.headers).not.toHaveProperty('x-shop');
    // As in our own client, options of a call override options of the client.
    for (const shop of [one, api({ headers: { 'Accept-Language': 'de' } })]) {
      await shop.cart.count({ language: 'th' });
      expect(seen.at(-1)?.headers).toMatchObject({ 'accept-language': 'th' });
    }
  });

  test('a call takes options of fetch, and those of a framework', async () => {
    const requests: Request[] = [];
    const shop = api({
      fetch: async (request) => {
        requests.push(request);
        return Response.json({ code: 200, message: '', data: { count: 1 } });
      },
    });
    const next = { tags: ['cart'] };
    const init = { cache: 'no-store', credentials: 'include', next } as const;
    await shop.cart.count({ init });
    expect(requests[0]).toMatchObject({ cache: 'no-store', credentials: 'include', next });
  });

  test('headers of the consumer replace ours, in any letter case', async () => {
    handler = answer({ count: 3 });
    const shop = api({ language: 'fr', headers: { 'Accept-Language': 'de', 'FORM-TYPE': 'app' } });
    await shop.cart.count();
    await shop.cart.count({ headers: { 'ACCEPT-language': 'th' } });
    expect(seen[0]?.headers).toMatchObject({ 'accept-language': 'de', 'form-type': 'app' });
    expect(seen[1]?.headers).toMatchObject({ 'accept-language': 'th' });
  });

  test('a query can be written in another way', async () => {
    handler = answer({ list: [], total: 0 });
    const querySerializer = (query: Record<string, unknown>) => `q=${JSON.stringify(query)}`;
    await api({ querySerializer }).catalog.products({ keyword: 'tea' });
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe('/api/front/product/list?q={"keyword":"tea"}');
  });

  test.each(['https://api.example.com/?tenant=1', 'https://api.example.com#x'])(
    'the base URL %s is refused',
    (address) => {
      expect(() => createApi({ baseUrl: address })).toThrow('must have no query');
    },
  );

  test('what cannot be sent is an error of the caller, and is not tried again', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return Response.json({ code: 200, message: '', data: { list: [], total: 0 } });
    };
    const half = '\ud83d';
    await expect(failure(api({ fetch }).catalog.products({ keyword: half }))).resolves.toMatchObject({
      kind: 'validation',
      fromServer: false,
    });
    await expect(failure(api({ fetch }).orders.cancel(half))).resolves.toMatchObject({ kind: 'validation' });
    await expect(failure(api({ fetch, getToken: () => half }).cart.count())).resolves.toMatchObject({
      kind: 'validation',
    });
    expect(calls).toBe(0);
  });

  test('what `map` of any operation gets has the headers of the answer', async () => {
    handler = (_, response) =>
      json(response, { code: 200, message: '', data: { count: 3 } }, 200, { 'x-rows': '9' });
    const read = api().call(
      'countCart',
      { query: { numType: true, type: 'sum' } },
      ({ count }, { headers }) => `${count} of ${headers.get('x-rows')}`,
    );
    await expect(read).resolves.toBe('3 of 9');
  });
});

describe('answer', () => {
  test.each([
    [400, 'validation'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [500, 'server'],
    [410000, 'unauthorised'],
    [410001, 'unauthorised'],
    [410002, 'unauthorised'],
    [503, 'unavailable'],
    [777, 'other'],
  ] satisfies [number, ApiErrorKind][])('code %i is kind %s', async (code, kind) => {
    handler = (_, response) =>
      json(response, { code, message: 'words', data: null }, 200, { 'x-request-id': 'r1' });
    const onUnauthorised = vi.fn<(error: ApiError) => void>();
    const onError = vi.fn<(error: ApiError) => void>();
    const error = await failure(api({ onUnauthorised, onError }).account.info());
    expect(error).toMatchObject({
      kind,
      code,
      message: 'words',
      requestId: 'r1',
      operation: 'getUser',
      fromServer: true,
    });
    expect(onUnauthorised).toHaveBeenCalledTimes(kind === 'unauthorised' ? 1 : 0);
    expect(onError.mock.calls).toEqual([[error]]);
    expect(seen).toHaveLength(1);
  });

  test('has no characters that servers and browsers write differently', async () => {
    const name = 'tea\u0000\u0007\b \ud83d cup\u007f\n\t👍🏽 ไทย';
    handler = answer([{ id: 1, code: 'en', name, isDefault: true }]);
    expect(await api().site.languages()).toMatchObject([{ name: 'tea  cup\n\t👍🏽 ไทย' }]);
  });

  test('a known sentence with code 500 is a refusal, unless it tells of a failure', async () => {
    const kindOf = async (message: string) => {
      handler = (_, response) => json(response, { code: 500, message, data: null });
      return (await failure(api().coupons.receive(1))).kind;
    };
    expect(await kindOf('Mail or password is incorrect')).toBe('refused');
    expect(await kindOf('System exception')).toBe('server');
    expect(await kindOf('a sentence of another server')).toBe('server');
  });

  test('null is nothing where the contract allows it', async () => {
    handler = answer(null);
    const shop = api();
    await expect(shop.orders.parcel('SH1')).resolves.toBeNull();
    await expect(shop.addresses.default()).resolves.toBeNull();
    handler = answer({ list: null, total: 0, pageNum: 1 });
    await expect(shop.orders.list()).resolves.toEqual({ items: [], total: 0 });
  });

  test.each<[string, Handler, ApiErrorKind, number | undefined]>([
    ['null where an entity must be', answer(null), 'malformed', undefined],
    ['an HTML page', (_, response) => response.end('<html>'), 'malformed', undefined],
    ['nothing', (_, response) => response.end(), 'malformed', undefined],
    ['JSON without a code', (_, response) => json(response, { hello: 1 }), 'malformed', undefined],
    ['a proxy refusing', (_, response) => json(response, 'no', 403), 'forbidden', 403],
    ['too many requests', (_, response) => json(response, 'slow down', 429), 'other', 429],
  ])('%s', async (_, answering, kind, code) => {
    handler = answering;
    await expect(failure(api().account.info())).resolves.toMatchObject({ kind, code });
  });

  test.each([null, 'x', [], {}])('the content %j is an error where it cannot be', async (content) => {
    handler = answer(content);
    const { catalog, search, site, cart } = api();
    const isList = Array.isArray(content);
    const reads = [
      catalog.products(),
      catalog.product(1),
      site.home(),
      cart.count(),
      ...(isList ? [] : [catalog.categories(), search.hotWords(), cart.list()]),
    ];
    for (const read of reads)
      await expect(failure(read)).resolves.toMatchObject({ kind: 'malformed', fromServer: false });
  });

  test('a code may be a string', async () => {
    handler = (_, response) => json(response, { code: '200', data: { count: 1 } });
    await expect(api().cart.count()).resolves.toBe(1);
  });
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
