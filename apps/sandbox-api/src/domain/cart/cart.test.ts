import { knownMessageKey } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

async function begin() {
  const { shop } = world;
  const shopper = await makeShopper(shop.db);
  const { product, red, blue } = await makeProduct(shop.db, { stock: 5 });
  const row = (skuId: number, cartNum: number) => ({
    productId: product.id,
    productAttrUnique: skuId,
    cartNum,
  });
  const quantities = async () => {
    const cart = await shop.get('listCart', { token: shopper.token, query: { isValid: true } });
    const items = (cart ?? []).flatMap(({ cartInfoList }) => cartInfoList ?? []);
    return Object.fromEntries(items.map((item) => [item.productAttrUnique, item.cartNum]));
  };
  const merge = (body: unknown, key?: string) =>
    shop.call('mergeCart', {
      token: shopper.token,
      body,
      headers: key ? { 'idempotency-key': key } : {},
    });
  return { shopper, red, blue, row, quantities, merge };
}

describe('merging carts', () => {
  it('adds what can be added, and answers the rest with its reason', async () => {
    const { red, blue, row, quantities, merge } = await begin();
    const missing = row(2_000_000_001, 1);
    const { code, data } = await merge([row(red.id, 2), missing, row(blue.id, 6)]);
    expect(code).toBe(200);
    const reasons = data.rejected.map((line) => [line.productAttrUnique, knownMessageKey(line.message)]);
    expect(Object.fromEntries(reasons)).toEqual({
      [blue.id]: 'stockInsufficient',
      [missing.productAttrUnique]: 'skuNotFound',
    });
    expect(await quantities()).toEqual({ [red.id]: 2 });
  });

  it('adds once per key, also for parallel calls, and answers the same again', async () => {
    const { red, blue, row, quantities, merge } = await begin();
    const rows = [row(red.id, 2), row(blue.id, 6)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => merge(rows, 'sign-in-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await merge(rows, 'sign-in-1')).toEqual(answers[0]);
    expect(await quantities()).toEqual({ [red.id]: 2 });
    await merge(rows, 'sign-in-2');
    expect(await quantities()).toEqual({ [red.id]: 4 });
  });

  it('refuses a key of another cart, and keys of others do not matter', async () => {
    const first = await begin();
    await first.merge([first.row(first.red.id, 1)], 'the-same-key');
    const other = await first.merge([first.row(first.red.id, 2)], 'the-same-key');
    expect(other).toMatchObject({
      code: 400,
      message: expect.stringContaining('This Idempotency-Key was used for another request'),
    });
    expect(await first.quantities()).toEqual({ [first.red.id]: 1 });
    const second = await begin();
    await second.merge([second.row(second.red.id, 1)], 'the-same-key');
    expect(await second.quantities()).toEqual({ [second.red.id]: 1 });
  });
});

it('adds to the cart once per key', async () => {
  const { shop } = world;
  const { shopper, red, row, quantities } = await begin();
  const add = (key: string) =>
    shop.call('addToCart', {
      token: shopper.token,
      body: [row(red.id, 1)],
      headers: { 'idempotency-key': key },
    });
  await Promise.all([add('attempt-1'), add('attempt-1')]);
  await add('attempt-1');
  expect(await quantities()).toEqual({ [red.id]: 1 });
  await add('attempt-2');
  expect(await quantities()).toEqual({ [red.id]: 2 });
});

describe('choosing another SKU for a row', () => {
  /** A cart with two pieces of one SKU and one of the other. */
  async function beginWithBoth() {
    const { shop } = world;
    const { shopper, red, blue, row, quantities, merge } = await begin();
    await merge([row(red.id, 2), row(blue.id, 1)]);
    const cart = (await shop.get('listCart', { token: shopper.token, query: { isValid: true } })) ?? [];
    const rows = cart.flatMap(({ cartInfoList }) => cartInfoList ?? []);
    const idOf = (skuId: number) => rows.find((one) => one.productAttrUnique === skuId)?.id ?? 0;
    const choose = (id: number, num: number, to: number, from?: number) =>
      shop.call('reselectCartSku', {
        token: shopper.token,
        body: { id, productId: row(to, 1).productId, num, unique: to, formerUnique: from },
      });
    return { red, blue, quantities, idOf, choose };
  }

  it('adds to the row that holds it already, once, also for parallel calls', async () => {
    const { red, blue, quantities, idOf, choose } = await beginWithBoth();
    const answers = await Promise.all([1, 2, 3].map(() => choose(idOf(red.id), 2, blue.id, red.id)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await quantities()).toEqual({ [blue.id]: 3 });
  });

  it('refuses a row that holds another SKU by now', async () => {
    const { red, blue, quantities, idOf, choose } = await beginWithBoth();
    const { message } = await choose(idOf(red.id), 1, 2_000_000_001, blue.id);
    expect(knownMessageKey(message)).toBe('cartChanged');
    expect(await quantities()).toEqual({ [red.id]: 2, [blue.id]: 1 });
  });
});
