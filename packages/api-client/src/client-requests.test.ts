import { afterEach, describe, expect, test } from 'vitest';
import { cartArea } from './areas/cart.ts';
import { connect } from './connection.ts';
import { answer, api, baseUrl, failure, type Handler, type Seen, useServer } from './test-server.ts';

let handler: Handler = (_, response) => response.end();
let seen: Seen[] = [];
useServer((request, response) => {
  seen.push(request);
  handler(request, response, seen.length);
});
afterEach(() => {
  seen = [];
});

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
