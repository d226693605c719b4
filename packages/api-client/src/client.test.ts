import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cartArea } from './areas/cart.ts';
import { createApi } from './client.ts';
import { type ApiOptions, connect } from './connection.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';

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
    const error = await failure(api({ onUnauthorised }).account.info());
    expect(error).toMatchObject({
      kind,
      code,
      message: 'words',
      requestId: 'r1',
      operation: 'getUser',
      fromServer: true,
    });
    expect(onUnauthorised).toHaveBeenCalledTimes(kind === 'unauthorised' ? 1 : 0);
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
