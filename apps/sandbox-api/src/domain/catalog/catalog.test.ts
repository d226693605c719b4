import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../db/schema.ts';
import { insertAll } from '../../seed/insert.ts';
import { makeMerchant, makeProduct, makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { listCategories } from './categories.ts';
import { clearMemo } from '../shared/memo.ts';

const world = useShop();

async function shelf() {
  const { shop } = world;
  const store = await makeMerchant(shop.db, { shipsFrom: 'PT' });
  const leaf = (await listCategories(shop.db)).find(({ level }) => level === 3);
  const middle = (await listCategories(shop.db)).find(({ id }) => id === leaf?.pid);
  const place = { cat1: middle?.pid ?? 0, cat2: middle?.id ?? 0, cat3: leaf?.id ?? 0 };
  const make = (values: Partial<typeof products.$inferInsert>, stock = 5) =>
    makeProduct(shop.db, { merId: store.id, stock, values: { ...place, ...values } });
  const cheap = await make({ price: 10, otPrice: 20, sales: 5, postage: 0, starSum: 9, replyCount: 2 });
  const dear = await make({ price: 99_999_900, otPrice: 99_999_900, ficti: 900, postage: 100 });
  const gone = await make({ price: 500, otPrice: 500, sales: 100, postage: 100, stock: 0 }, 0);
  const odd = await make({ name: { en: 'Änderung 100%_x', 'zh-CN': '红色手机' }, price: 700, otPrice: 700 });
  return { store, place, ids: [cheap, dear, gone, odd].map(({ product }) => product.id) };
}

describe('product lists', () => {
  it.each(['listProducts', 'getProductFacets'] as const)(
    '%s refuses prices beyond those of the contract',
    async (operation) => {
      const { shop } = world;
      for (const name of ['minPrice', 'maxPrice']) {
        expect(await shop.call(operation, { query: { [name]: '21474836.47' } })).toMatchObject({ code: 200 });
        for (const amount of ['21474836.48', '2147483648', '99999999999999999999'])
          expect(await shop.call(operation, { query: { [name]: amount } })).toMatchObject({ code: 400 });
      }
    },
  );

  it('sort, filter, search and page', async () => {
    const { shop } = world;
    const { store, place, ids } = await shelf();
    const [cheap, dear, gone, odd] = ids;
    const list = async (query: Record<string, string | number | boolean>) => {
      const answer = await shop.get('listProducts', { query: { merId: store.id, ...query } });
      return (answer.list ?? []).map(({ id }) => id);
    };
    expect(await list({})).toEqual([odd, gone, dear, cheap]);
    expect(await list({ priceOrder: 'asc' })).toEqual([cheap, gone, odd, dear]);
    expect(await list({ priceOrder: 'desc' })).toEqual([dear, odd, gone, cheap]);
    expect(await list({ salesOrder: 'desc' })).toEqual([dear, gone, cheap, odd]);
    expect(await list({ salesOrder: 'asc', priceOrder: 'desc' })).toEqual([odd, cheap, gone, dear]);
    expect(await list({ minPrice: '5.00', maxPrice: 7 })).toEqual([odd, gone]);
    expect(await list({ inStock: true })).not.toContain(gone);
    expect(await list({ onSale: true })).toEqual([cheap]);
    clearMemo(shop.db);
    expect(await list({ shipsFrom: 'GB,PT' })).toHaveLength(4);
    expect(await list({ shipsFrom: 'GB' })).toEqual([]);
    expect(await list({ freeShipping: true })).toEqual([odd, cheap]);
    expect(await list({ minStar: 4 })).toEqual([cheap]);
    expect(await list({ order: 'newest' })).toEqual([odd, gone, dear, cheap]);
    expect(await list({ order: 'rated' })).toEqual([cheap]);
    expect(await list({ order: 'newest', priceOrder: 'asc' })).toEqual([cheap, gone, odd, dear]);
    expect(await list({ isSelf: true })).toEqual([]);
    expect(await list({ keyword: '100%_x änder' })).toEqual([odd]);
    expect(await list({ keyword: '100%zx' })).toEqual([]);
    // Inside a word, not at its beginning.
    expect(await list({ keyword: 'derung' })).toEqual([]);
    expect(await list({ keyword: '手机' })).toEqual([odd]);
    for (const cid of [place.cat1, place.cat2, place.cat3]) expect(await list({ cid })).toHaveLength(4);
    expect(await list({ cid: 2_000_000_000 })).toEqual([]);
    expect(await list({ page: 2, limit: 3 })).toEqual([cheap]);
    expect(await list({ page: 9, limit: 3 })).toEqual([]);
  });

  it('show every product once over all pages, also those that are read from the end', async () => {
    const { shop } = world;
    const store = await makeMerchant(shop.db);
    const { product } = await makeProduct(shop.db, { merId: store.id });
    const { id: _id, sold: _sold, searchText: _text, facetKey: _key, ...row } = product;
    const copies = Array.from({ length: 1329 }, (_, at) => ({
      ...row,
      rank: at % 7,
      price: 100 + (at % 90),
    }));
    await insertAll(shop.db, products, copies, 1000);
    for (const query of [{}, { priceOrder: 'asc' }] as const) {
      const pages = await Promise.all(
        Array.from({ length: 14 }, (_, at) =>
          shop.get('listProducts', { query: { merId: store.id, limit: 100, page: at + 1, ...query } }),
        ),
      );
      const cards = pages.flatMap(({ list }) => list ?? []);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(1330);
      expect(pages.map(({ size }) => size)).toEqual([...Array.from({ length: 13 }, () => 100), 30]);
      const prices = cards.map(({ price }) => Number(price));
      expect(prices).toEqual('priceOrder' in query ? prices.toSorted((a, b) => a - b) : prices);
    }
  });

  it('count what they can be filtered by', async () => {
    const { shop } = world;
    const { store, place, ids } = await shelf();
    const [cheap, , gone, odd] = ids;
    await shop.db.execute(sql`select refresh_product_facets()`);
    clearMemo(shop.db);
    const query = { merId: store.id };
    const facets = await shop.get('getProductFacets', { query });
    expect(facets).toMatchObject({
      total: 4,
      relaxed: [],
      inStock: 3,
      onSale: 1,
      freeShipping: 2,
      selfOperated: 0,
      otherStores: 4,
      stores: [{ id: store.id, name: store.name, count: 4 }],
      shipsFrom: [{ country: 'PT', count: 4 }],
      ratings: [
        { minStar: 4, count: 1 },
        { minStar: 3, count: 1 },
        { minStar: 2, count: 1 },
      ],
    });
    expect(facets.categories).toMatchObject([{ id: place.cat1, count: 4 }]);
    expect(facets.prices?.reduce((sum, bar) => sum + bar.count, 0)).toBe(4);
    expect(facets.prices?.find(({ from }) => from === '5.00')).toEqual({
      from: '5.00',
      to: '7.00',
      count: 1,
    });

    const [colour] = facets.attributes ?? [];
    expect(colour?.key).toBe('colour');
    expect(new Map(colour?.values.map(({ name, count }) => [name, count]))).toEqual(
      new Map([
        ['Red', 4],
        ['Blue', 4],
      ]),
    );
    const red = colour?.values.find(({ name }) => name === 'Red')?.id ?? 0;
    const list = async (more: Record<string, string | number | boolean>) =>
      ((await shop.get('listProducts', { query: { ...query, ...more } })).list ?? []).map(({ id }) => id);
    expect(await list({ attrValues: String(red) })).toHaveLength(4);
    // A value that no longer exists filters nothing.
    expect(await list({ attrValues: '2000000000' })).toHaveLength(4);
    expect(await list({ merIds: String(store.id), onSale: true })).toEqual([cheap]);

    const filtered = await shop.get('getProductFacets', {
      query: { ...query, minPrice: '5.00', maxPrice: '7.00', inStock: true, attrValues: String(red) },
    });
    expect(await list({ minPrice: '5.00', maxPrice: '7.00', inStock: true })).toEqual([odd]);
    expect(filtered.total).toBe(1);
    expect(filtered.relaxed).toEqual([
      { filter: 'price', total: 3 },
      { filter: 'inStock', total: 2 },
      { filter: 'attribute:colour', total: 1 },
    ]);
    // Their own facets ignore them: the price facet covers all in stock, and blue ones are listed beside red ones.
    expect(filtered.prices?.[0]).toEqual({ from: '0.10', to: '0.15', count: 1 });
    expect(filtered.attributes?.[0]?.values).toMatchObject([{ count: 1 }, { count: 1 }]);
    expect(gone).toBeDefined();
  });

  it('count facets after every change of goods', async () => {
    const { shop } = world;
    const { product, merId } = await makeProduct(shop.db, {
      values: { price: 500, otPrice: 500, postage: 0, starSum: 4, replyCount: 1 },
    });
    await makeProduct(shop.db, { merId, values: { isShow: false } });
    const facets = async (values: Partial<typeof products.$inferInsert> = {}) => {
      if (Object.keys(values).length > 0)
        await shop.db.update(products).set(values).where(eq(products.id, product.id));
      clearMemo(shop.db);
      const { total, inStock, onSale, freeShipping, prices } = await shop.get('getProductFacets', {
        query: { merId },
      });
      return { total, inStock, onSale, freeShipping, prices: prices?.map(({ from }) => from) };
    };
    expect(await facets()).toEqual({ total: 1, inStock: 1, onSale: 0, freeShipping: 1, prices: ['5.00'] });
    expect(await facets({ sales: 8, browse: 9 })).toMatchObject({ total: 1, inStock: 1 });
    expect(await facets({ stock: 0 })).toMatchObject({ total: 1, inStock: 0 });
    expect(await facets({ price: 777, otPrice: 999, postage: 5 })).toMatchObject({
      onSale: 1,
      freeShipping: 0,
      prices: ['7.00'],
    });
    expect(await facets({ isShow: false, price: 778 })).toMatchObject({ total: 0, prices: [] });
    expect(await facets({ isShow: true })).toMatchObject({ total: 1, onSale: 1 });
  });

  it('hide what is not on sale and stores that are closed', async () => {
    const { shop } = world;
    const closed = await makeMerchant(shop.db, { isOpen: false });
    const { product } = await makeProduct(shop.db, { merId: closed.id });
    const hidden = await makeProduct(shop.db, { values: { isShow: false } });
    clearMemo(shop.db);
    const found = await shop.get('listProducts', { query: { merId: closed.id } });
    expect(found.total).toBe(0);
    for (const id of [product.id, hidden.product.id]) {
      expect(await shop.call('getProduct', { params: { id } })).toMatchObject({
        code: 500,
        message: `Item with id ${id} not found`,
      });
    }
    expect((await shop.call('getStore', { params: { id: closed.id } })).message).toBe(
      'The store is not open',
    );
  });

  it('know the shopper when the request has a token', async () => {
    const { shop } = world;
    const { token } = await makeShopper(shop.db);
    const { product, merId } = await makeProduct(shop.db);
    const params = { id: product.id };
    await shop.get('addFavouriteProduct', { token, body: { id: product.id, category: 'product' } });
    await Promise.all([1, 2, 3].map(() => shop.get('followStore', { token, params: { id: merId } })));
    const mine = await shop.get('getProduct', { params, token });
    expect(mine).toMatchObject({ userCollect: true, merchantInfo: { isCollect: true, followerNum: 1 } });
    const anybodys = await shop.get('getProduct', { params });
    expect(anybodys).toMatchObject({ userCollect: false, merchantInfo: { isCollect: false } });
    await shop.get('unfollowStore', { token, params: { id: merId } });
    await shop.get('unfollowStore', { token, params: { id: merId } });
    expect((await shop.get('getStore', { params: { id: merId } })).followerNum).toBe(0);
  });

  it('recommend products of the same category, page after page, without the product itself', async () => {
    const { shop } = world;
    const { ids } = await shelf();
    const productId = ids[0] ?? 0;
    const seen: number[] = [];
    for (let page = 1; page <= 3; page++) {
      const answer = await shop.get('listRecommendations', { query: { productId, page, limit: 5 } });
      seen.push(...(answer.list ?? []).map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(productId);
    expect(seen.slice(0, 3)).toContain(ids[1]);
  });
});
