import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from './errors.ts';
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
