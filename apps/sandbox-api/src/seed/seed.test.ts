import { and, eq, gt, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  activities,
  activityProducts,
  banners,
  categories,
  coupons,
  guarantees,
  hotWords,
  menus,
  merchants,
  products,
  reviews,
  siteConfig,
  skus,
} from '../db/schema.ts';
import { photo, readAddress, views, viewsOf } from '../media/addresses.ts';
import { useShop } from '../testing/shop.ts';
import { planCategories } from './categories.ts';
import { goodsForSale } from './goods/for-sale.ts';
import { describedDepartments } from './goods/index.ts';
import { growCatalogue } from './grow.ts';
import { catalogueSize } from './index.ts';
import { planProducts } from './products.ts';
import { planReviews } from './reviews.ts';
import { lostPicture, withLostPicture, withoutPicture } from './states.ts';
import { seedLanguages } from './words.ts';

const world = useShop();
type ProductRow = typeof products.$inferSelect;

describe('the catalogue', () => {
  let rows: ProductRow[] = [];
  beforeAll(async () => {
    rows = await world.shop.db.select().from(products);
  });

  it('sells every product that is pictured, in three levels of categories', async () => {
    const { db } = world.shop;
    const described = Object.values(describedDepartments).flat();
    const isPictured = ({ id }: { id: string }) => viewsOf(id).includes('front');
    expect(rows).toHaveLength(described.filter(isPictured).length);
    expect(rows).toHaveLength(catalogueSize);
    const levels = Map.groupBy(await db.select().from(categories), ({ level }) => level);
    expect([...levels.keys()].toSorted()).toEqual([1, 2, 3]);
    const leaves = new Set(described.filter(isPictured).map(({ category }) => category));
    expect(levels.get(3)).toHaveLength(leaves.size);
    const ids = new Set((levels.get(3) ?? []).map(({ id }) => id));
    expect(rows.filter(({ cat3 }) => !ids.has(cat3))).toEqual([]);
  });

  it('names everything in six languages, none a copy of the English', () => {
    for (const { name, info, content } of rows) {
      for (const text of [name, info, content]) {
        expect(Object.keys(text).toSorted()).toEqual([...seedLanguages].toSorted());
        for (const language of ['zh-CN', 'th', 'lo'] as const) expect(text[language]).not.toBe(text.en);
      }
    }
  });

  it('shows each product in four views and each finish, but for one whose picture is missing and one whose is lost', async () => {
    const states = [withoutPicture, withLostPicture];
    const planned = planProducts({ paths: planCategories().paths, count: catalogueSize, now: new Date() });
    for (const { good, row, skus: choices } of planned) {
      if (states.includes(good.id)) continue;
      expect(row.image).toBe(photo(good.id, 'front'));
      expect(row.sliderImages).toEqual(views.map((view) => photo(good.id, view)));
      const [, ...others] = typeof good.price === 'number' ? [] : Object.keys(good.price);
      const ofOthers = others.map((finish) => photo(good.id, 'front', finish));
      expect(new Set(choices.map(({ image }) => image))).toEqual(new Set([row.image, ...ofOthers]));
    }
    const pictureOf = (id: string) => planned.find(({ good }) => good.id === id)?.row.image;
    expect(pictureOf(withoutPicture)).toBe('');
    const lost = await world.shop.app.request(pictureOf(withLostPicture) ?? '');
    expect(lost.status).toBe(404);
  });

  it('turns some products and films some', async () => {
    const turned = rows.filter(({ turnImages }) => turnImages.length > 0);
    expect(turned.map(({ turnImages: [first] }) => first).toSorted()).toEqual(
      ['headphones', 'teapot', 'train'].map((id) => `/media/t/${id}.01.webp`),
    );
    const filmed = rows.filter(({ videoLink }) => videoLink !== null);
    expect(
      filmed.map(({ videoLink, videoPoster, videoSeconds }) => [videoLink, videoPoster, videoSeconds]),
    ).toEqual(expect.arrayContaining([['/media/film/teapot.mp4', '/media/f/teapot.webp', 6]]));
    const addresses = [
      ...filmed.flatMap(({ videoLink, videoPoster }) => [videoLink, videoPoster]),
      ...turned.map(({ turnImages }) => turnImages.at(-1)),
    ];
    for (const address of addresses)
      expect([address, (await world.shop.app.request(`${address}`)).status]).toEqual([address, 200]);
  });

  it('has the prices of the goods from the cheapest to the dearest, a third of them reduced', () => {
    const asked = goodsForSale.map(({ price }) =>
      typeof price === 'number' ? price : Math.min(...Object.values(price)),
    );
    const prices = rows.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(Math.min(...asked));
    expect(Math.max(...prices)).toBe(Math.max(...asked));
    const reduced = rows.filter(({ price, otPrice }) => price < otPrice).length / rows.length;
    expect(reduced).toBeGreaterThan(0.2);
    expect(reduced).toBeLessThan(0.45);
  });

  it('has numbers of sales on both sides of each display step', () => {
    const sold = new Set(rows.map((row) => row.sold));
    for (const step of [999, 1000, 1001, 4999, 5000, 5001, 9999, 10_000, 10_001])
      expect(sold).toContain(step);
  });

  it('has products that are sold out, nearly sold out, free of postage, and with long names', () => {
    expect(rows.some(({ stock }) => stock === 0)).toBe(true);
    expect(rows.some(({ stock }) => stock > 0 && stock < 20)).toBe(true);
    expect(rows.some(({ postage }) => postage === 0)).toBe(true);
    expect(rows.some(({ postage }) => postage > 0)).toBe(true);
    expect(rows.some(({ name }) => name.en.length > 80)).toBe(true);
  });

  it('keeps a product’s figures equal to its SKUs', async () => {
    const { db } = world.shop;
    const sums = await db
      .select({
        id: skus.productId,
        stock: sql<number>`sum(${skus.stock})::int`,
        sales: sql<number>`sum(${skus.sales})::int`,
        price: sql<number>`min(${skus.price})`,
      })
      .from(skus)
      .groupBy(skus.productId);
    const byId = new Map(sums.map((row) => [row.id, row]));
    for (const { id, stock, sales, price } of await db.select().from(products)) {
      expect(byId.get(id)).toEqual({ id, stock, sales, price });
    }
    expect(await db.$count(skus, and(eq(skus.stock, 0), gt(skus.price, 0)))).toBeGreaterThan(0);
  });

  it('answers SKU maps in the language asked for', async () => {
    const [row] = await world.shop.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.isMultiSku, true))
      .limit(1);
    const params = { id: row?.id ?? 0 };
    const [french, lao] = await Promise.all(
      ['fr', 'lo'].map((language) =>
        world.shop.get('getProduct', { params, headers: { 'accept-language': language } }),
      ),
    );
    for (const detail of [french, lao]) {
      const values = detail?.productAttr?.map(({ attrValues }) => attrValues.split(',')) ?? [];
      const first = values.map(([value]) => value).join(',');
      expect(Object.keys(detail?.productValue ?? {})).toContain(first);
    }
    expect(french?.productInfo.storeName).not.toBe(lao?.productInfo.storeName);
  });

  it('is the same on every run', async () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const plan = async () => {
      const { rows: tree, paths } = planCategories();
      const planned = planProducts({ paths, count: 30, now });
      return { tree, planned, reviews: planReviews(planned, now) };
    };
    expect(await plan()).toEqual(await plan());
  });

  it('grows: copies have names, prices and SKUs of their own, and the sums still agree', async () => {
    const wanted = catalogueSize * 3 - 7;
    const grown: { count: number; wrong: unknown[] } = { count: 0, wrong: [] };
    const attempt = world.shop.db.transaction(async (tx) => {
      await growCatalogue(tx, catalogueSize, wanted);
      grown.count = await tx.$count(products);
      const { rows: wrong } = await tx.execute(sql`
        select p.id from ${products} p join ${skus} s on s.product_id = p.id where p.id > ${catalogueSize}
        group by p.id having sum(s.stock) <> p.stock or sum(s.sales) <> p.sales or min(s.price) <> p.price`);
      grown.wrong = wrong;
      // The other tests rely on the small catalogue.
      tx.rollback();
    });
    await expect(attempt).rejects.toThrow('Rollback');
    expect(grown).toEqual({ count: wanted, wrong: [] });
  });
});

/** All addresses of pictures in a row, including those in lists. */
const picturesIn = (row: object): string[] =>
  Object.values(row)
    .flat()
    .filter((value) => typeof value === 'string' && value.startsWith('/media/'));

describe('the rest of the shop', () => {
  it('holds no address of a picture that cannot be drawn, but the lost one', async () => {
    const { db } = world.shop;
    const tables = [
      products,
      skus,
      categories,
      merchants,
      banners,
      activities,
      activityProducts,
      guarantees,
      menus,
      reviews,
      siteConfig,
    ];
    const rows = (await Promise.all(tables.map((table) => db.select().from(table)))).flat();
    const isFilm = (path: string) => path.startsWith('/media/film/');
    const held = new Set(rows.flatMap(picturesIn).filter((path) => !isFilm(path)));
    expect(held.size).toBeGreaterThan(catalogueSize);
    const wrong = [...held].filter((path) => !readAddress(path.replace('/media/', '')));
    expect(wrong).toEqual([lostPicture]);
  });

  it('gives every store and category goods, and pictures of them', async () => {
    const { db } = world.shop;
    const stores = await db.select().from(merchants);
    expect(stores.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(goodsForSale.map(({ store }) => store))].toSorted(),
    );
    const withoutPictures = stores.filter(
      ({ avatar, backImage, streetBackImage, pcBackImage, pcBanner }) =>
        [avatar, backImage, streetBackImage, pcBackImage, ...pcBanner].includes('') || pcBanner.length === 0,
    );
    expect(withoutPictures).toEqual([]);
    const all = await db.select().from(categories);
    expect(all.filter(({ icon, picture }) => !icon || !picture)).toEqual([]);
  });

  it('marks stores by what is said about their goods', async () => {
    const { rows: wrong } = await world.shop.db.execute(sql`
      select m.name from ${merchants} m join ${reviews} r on r.mer_id = m.id
      group by m.id having round(avg(r.star), 1) <> m.star_product or round(avg(r.service_star), 1) <> m.star_service`);
    expect(wrong).toEqual([]);
  });

  it.each(seedLanguages)('finds something for each of its hot words in %s', async (language) => {
    const { shop } = world;
    const words = (await shop.db.select().from(hotWords)).map(({ title }) => title[language] ?? title.en);
    expect(words.length).toBeGreaterThan(0);
    const found = await Promise.all(
      words.map(async (keyword) => {
        const { total } = await shop.get('listProducts', { query: { keyword, page: 1, limit: 1 } });
        return { keyword, total };
      }),
    );
    expect(found.filter(({ total }) => !total)).toEqual([]);
  });

  it('holds reviews in several languages with pictures and answers, and counts them', async () => {
    const { db } = world.shop;
    expect(await db.$count(reviews)).toBeGreaterThan(catalogueSize * 3);
    const languages = await db.selectDistinct({ language: reviews.language }).from(reviews);
    expect(languages.map(({ language }) => language)).toEqual(expect.arrayContaining([...seedLanguages]));
    expect(await db.$count(reviews, sql`jsonb_array_length(${reviews.pics}) > 0`)).toBeGreaterThan(10);
    expect(await db.$count(reviews, sql`${reviews.merchantReply} is not null`)).toBeGreaterThan(5);
    // Only products that were bought have reviews.
    expect(await db.$count(products, sql`${products.replyCount} > ${products.sold}`)).toBe(0);
    const { rows: wrong } = await db.execute(sql`
      select p.id from ${products} p left join ${reviews} r on r.product_id = p.id
      group by p.id having count(r.id) <> p.reply_count or coalesce(sum(r.star), 0) <> p.star_sum`);
    expect(wrong).toEqual([]);
  });

  it('holds coupons of every kind', async () => {
    const rows = await world.shop.db.select().from(coupons);
    expect(new Set(rows.map(({ useType }) => useType))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
    expect(rows.some(({ isFixedTime }) => isFixedTime)).toBe(true);
    expect(rows.some(({ isLimited, lastTotal }) => isLimited && lastTotal === 0)).toBe(true);
  });

  it('answers its home page with banners, those of phones in a shape of their own, in every language', async () => {
    for (const language of ['en', 'fr', 'lo']) {
      const home = await world.shop.get('getHome', { headers: { 'accept-language': language } });
      expect(home.banner?.length).toBeGreaterThanOrEqual(3);
      expect(home.banner?.every(({ pic }) => pic.endsWith('.banner.webp'))).toBe(true);
      expect(home.banner?.every(({ phonePic }) => phonePic?.endsWith('.phone.webp'))).toBe(true);
      const phone = await world.shop.get('getSite', { headers: { 'accept-language': language } });
      expect(phone.banner?.length).toBe(home.banner?.length);
      expect(phone.banner?.every(({ pic }) => pic.endsWith('.phone.webp'))).toBe(true);
      const campaigns = await world.shop.get('listActivities', { headers: { 'accept-language': language } });
      expect(new Set(campaigns?.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
    }
  });
});
