import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications, reviews } from '../../db/schema.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { returnStock } from './stock.ts';

const world = useShop();

describe('a product', () => {
  it('has its specification table in the language of the request', async () => {
    const { shop } = world;
    const specifications = [
      { name: { en: 'Material', fr: 'Matière' }, value: { en: 'Cotton', fr: 'Coton' } },
    ];
    const { product } = await makeProduct(shop.db, { values: { specifications } });
    const answer = await shop.get('getProduct', {
      params: { id: product.id },
      headers: { 'Accept-Language': 'fr' },
    });
    expect(answer.productInfo).toMatchObject({
      specifications: [{ name: 'Matière', value: 'Coton' }],
      content: '<p>A thing</p>',
      hasStockAlerts: true,
    });
  });

  it('has a video and a turn with whole addresses, and without them no field for them', async () => {
    const { shop } = world;
    const media = {
      videoLink: '/media/film/pot.mp4',
      videoPoster: '/media/f/pot.webp',
      videoSeconds: 6,
      turnImages: ['/media/t/pot.01.webp', 'https://cdn.test/2.webp'],
    };
    const infoOf = async (values: object) => {
      const { product } = await makeProduct(shop.db, { values });
      return (await shop.get('getProduct', { params: { id: product.id } })).productInfo;
    };
    const info = await infoOf(media);
    expect(info).toMatchObject({
      videoLink: expect.stringMatching(/^https?:.*\/media\/film\/pot\.mp4$/),
      videoPoster: expect.stringMatching(/^https?:.*\/media\/f\/pot\.webp$/),
      videoDuration: 6,
      videoTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(JSON.parse(info.turnImage ?? '')).toEqual([
      expect.stringMatching(/^https?:.*\/media\/t\/pot\.01\.webp$/),
      'https://cdn.test/2.webp',
    ]);
    expect((await infoOf({ videoLink: '/v.mp4' })).videoPoster).toBeNull();
    expect(Object.keys(await infoOf({})).filter((key) => /^(video|turn)/.test(key))).toEqual([]);
  });

  it('arrives later in a country that is further away, for the fee that an order charges', async () => {
    const { shop } = world;
    const { product } = await makeProduct(shop.db, { postage: 450 });
    const delivery = (country?: string) =>
      shop.get('getDelivery', { params: { id: product.id }, query: country ? { country } : {} });
    const home = await delivery();
    const far = await delivery('la');
    expect(home).toMatchObject({
      country: 'GB',
      fee: '4.50',
      countries: expect.arrayContaining(['GB', 'LA']),
    });
    expect(far).toMatchObject({ country: 'LA', fee: '4.50' });
    expect(String(far.from) > String(home.from)).toBe(true);
    expect(String(home.to) >= String(home.from)).toBe(true);
    expect(await delivery('AQ')).toMatchObject({ country: 'AQ', fee: null, from: null, to: null });
  });

  it('tells whoever asked, once, when a SKU can be bought again', async () => {
    const { shop } = world;
    const { product, red: sku } = await makeProduct(shop.db, { stock: 0 });
    const { uid, token } = await makeShopper(shop.db);
    const body = { skuId: sku.id };
    await shop.get('requestStockAlert', { body, token });
    await shop.get('requestStockAlert', { body, token });
    const line = { productId: product.id, skuId: sku.id, quantity: 1 };
    await shop.db.transaction((tx) => returnStock(tx, [line], shop.clock.now()));
    await shop.db.transaction((tx) => returnStock(tx, [line], shop.clock.now()));
    const sent = await shop.db.select().from(notifications).where(eq(notifications.uid, uid));
    expect(sent.map(({ url }) => url)).toEqual([`/goods_detail/${product.id}?sku=${sku.id}`]);
    expect(sent[0]?.content.en).toBe(`${product.name.en} can be bought again.`);
    expect(await shop.call('requestStockAlert', { body: { skuId: 2_000_000_000 }, token })).toMatchObject({
      message: 'No corresponding product SKU found',
    });
  });
});

describe('the reviews of a product', () => {
  async function reviewed() {
    const { shop } = world;
    const { product, red, blue } = await makeProduct(shop.db);
    const row = { productId: product.id, merId: product.merId, comment: 'Text', nickname: 'Ann' };
    const rows = await shop.db
      .insert(reviews)
      .values([
        { ...row, skuId: red.id, skuName: red.name, star: 5, language: 'en', isVerified: true },
        { ...row, skuId: blue.id, skuName: blue.name, star: 4, language: 'th', helpful: 7 },
        { ...row, skuId: red.id, skuName: red.name, star: 4, language: 'th', pics: ['/media/a.png'] },
      ])
      .returning({ id: reviews.id });
    const list = async (query: Record<string, string | number | boolean>, token?: string) =>
      (await shop.get('listReviews', { params: { id: product.id }, query, token })).list ?? [];
    return { shop, product, red, ids: rows.map(({ id }) => id), list };
  }

  it('are counted and filtered by stars, pictures, SKU and language', async () => {
    const { shop, product, red, ids, list } = await reviewed();
    const [first, second, third] = ids;
    const of = async (query: Record<string, string | number | boolean>) =>
      (await list(query)).map(({ id }) => id);
    expect(await of({ star: 4 })).toEqual([third, second]);
    expect(await of({ hasPics: true })).toEqual([third]);
    expect(await of({ skuId: red.id })).toEqual([third, first]);
    expect(await of({ language: 'th', star: 4 })).toEqual([third, second]);
    expect(await of({ order: 'helpful' })).toEqual([second, third, first]);
    expect(await shop.get('getReviewCounts', { params: { id: product.id } })).toMatchObject({
      starCounts: [0, 0, 0, 2, 1],
      picsCount: 1,
      skuCounts: [
        { skuId: red.id, name: 'Red', count: 2 },
        { name: 'Blue', count: 1 },
      ],
      languageCounts: [
        { language: 'th', count: 2 },
        { language: 'en', count: 1 },
      ],
    });
  });

  it('are filtered by the words that several of them share', async () => {
    const { shop } = world;
    const { product, red } = await makeProduct(shop.db);
    const written = (comment: string, language: string) => ({
      productId: product.id,
      merId: product.merId,
      skuName: red.name,
      nickname: 'Ann',
      star: 5,
      comment,
      language,
    });
    await shop.db
      .insert(reviews)
      .values([
        written('The battery lasts 100%', 'en'),
        written('Weak battery', 'en'),
        written('La battery…', 'fr'),
      ]);
    const params = { id: product.id };
    const { wordCounts } = await shop.get('getReviewCounts', { params });
    expect(wordCounts).toEqual([{ word: 'battery', count: 3 }]);
    const found = async (word: string) => (await shop.get('listReviews', { params, query: { word } })).total;
    expect(await found('BATTERY')).toBe(3);
    // Not used as a database pattern.
    expect(await found('%')).toBe(1);
    expect(await found('bat_ery')).toBe(0);
  });

  it('take one vote of each shopper', async () => {
    const { shop, ids, list } = await reviewed();
    const id = ids[1] ?? 0;
    const { uid, token } = await makeShopper(shop.db);
    const other = await makeShopper(shop.db);
    const vote = (isHelpful: boolean, by = token) =>
      shop.get('voteReview', { params: { id }, body: { isHelpful }, token: by });
    expect(await vote(true)).toEqual({ helpful: 8, isHelpful: true });
    expect(await vote(true)).toEqual({ helpful: 8, isHelpful: true });
    expect(await vote(true, other.token)).toEqual({ helpful: 9, isHelpful: true });
    expect((await list({}, token)).find((row) => row.id === id)).toMatchObject({
      helpful: 9,
      isHelpful: true,
    });
    expect((await list({})).find((row) => row.id === id)).toMatchObject({ helpful: 9, isHelpful: false });
    expect(await vote(false)).toEqual({ helpful: 8, isHelpful: false });
    await shop.db.update(reviews).set({ uid }).where(eq(reviews.id, id));
    expect(await shop.call('voteReview', { params: { id }, body: { isHelpful: true }, token })).toMatchObject(
      {
        message: 'You cannot rate your own review',
      },
    );
  });
});
