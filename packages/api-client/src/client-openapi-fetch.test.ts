import { afterEach, describe, expect, test } from 'vitest';
import createClient from 'openapi-fetch';
import { createApi } from './client.ts';
import type { paths } from './wire.ts';
import { answer, api, failure, type Handler, json, type Seen, useServer } from './test-server.ts';

let handler: Handler = (_, response) => response.end();
let seen: Seen[] = [];
useServer((request, response) => {
  seen.push(request);
  handler(request, response, seen.length);
});
afterEach(() => {
  seen = [];
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
