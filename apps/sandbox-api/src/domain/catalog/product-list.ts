import type { Schemas } from '@marketfront/api-client';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { merchants, products } from '../../db/schema.ts';
import { type ProductFilter, whereOf } from './product-filter.ts';
import { type Language, localizedColumn } from '../shared/language.ts';
import { type OfferedCoupon, bestCoupon, offeredCoupons } from '../coupons/offered-coupons.ts';
import { memo } from '../shared/memo.ts';
import { toMoney } from '../shared/money.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import type { Scope } from '../shared/scope.ts';
import { toApiTime } from '../shared/time.ts';

export type ProductOrder =
  | 'default'
  | 'newest'
  | 'rated'
  | `price-${'asc' | 'desc'}`
  | `sales-${'asc' | 'desc'}`;

/** Both columns run the same way, so that one index serves both directions. */
const orders: Record<ProductOrder, () => SQL[]> = {
  default: () => [desc(products.rank), desc(products.id)],
  newest: () => [desc(products.id)],
  // One very good review must not outrank many good ones: three average ratings are added to each.
  rated: () => [desc(sql`(${products.starSum} + 12.0) / (${products.replyCount} + 3)`), desc(products.id)],
  'price-asc': () => [asc(products.price), asc(products.id)],
  'price-desc': () => [desc(products.price), desc(products.id)],
  'sales-asc': () => [asc(products.sold), asc(products.id)],
  'sales-desc': () => [desc(products.sold), desc(products.id)],
};

/** Only one is used: sales before price before any other. */
export function chooseOrder(
  sales?: 'asc' | 'desc',
  price?: 'asc' | 'desc',
  other: 'default' | 'newest' | 'rated' = 'default',
): ProductOrder {
  if (sales) return `sales-${sales}`;
  return price ? `price-${price}` : other;
}

/** Counting takes longer in a larger catalogue, reading a page does not, so counts are kept for half a minute. */
function countProducts(db: Db, filter: ProductFilter, where: SQL | undefined): Promise<number> {
  return memo(db, `count:${JSON.stringify(filter)}`, 30, () => db.$count(products, where));
}

const cardColumns = (language: Language) => ({
  id: products.id,
  image: products.image,
  imageBlur: products.imageBlur,
  sliderImages: products.sliderImages,
  colors: products.colors,
  skuId: products.singleSkuId,
  storeName: localizedColumn(products.name, language),
  unitName: localizedColumn(products.unitName, language),
  price: products.price,
  otPrice: products.otPrice,
  sales: products.sales,
  ficti: products.ficti,
  stock: products.stock,
  starSum: products.starSum,
  replyCount: products.replyCount,
  postage: products.postage,
  createdAt: products.createdAt,
  merId: products.merId,
  merName: merchants.name,
  isSelf: merchants.isSelf,
  categoryIds: sql<number[]>`array[${products.cat1}, ${products.cat2}, ${products.cat3}]`,
});

type CardRow = Omit<Schemas['ProductCard'], 'price' | 'otPrice' | 'hoverImage' | 'createTime' | 'merId'> & {
  createdAt: Date;
  sliderImages: readonly string[];
  price: number;
  otPrice: number;
  starSum: number;
  replyCount: number;
  postage: number;
  merId: number;
  categoryIds: readonly number[];
};

type Marks = { starProduct: number; starService: number; starDispatch: number };

/** The mean of a store's three marks, with one decimal like the rating of a product. */
export const storeRating = ({ starProduct, starService, starDispatch }: Marks) =>
  Math.round(((starProduct + starService + starDispatch) / 3) * 10) / 10;

export const starAverage = (sum: number, count: number) => (count > 0 ? (sum / count).toFixed(1) : null);

/** The pictures of a product begin with the main one and a detail of it. */
const secondView = (pictures: readonly string[]) => pictures[2] ?? pictures[1];

function toCard(
  config: Config,
  { starSum, postage, sliderImages, createdAt, categoryIds, ...row }: CardRow,
  offered: readonly OfferedCoupon[],
): Schemas['ProductCard'] {
  const hoverImage = secondView(sliderImages);
  const coupon = bestCoupon(offered, { ...row, categoryIds });
  return {
    ...row,
    hoverImage: hoverImage === undefined ? null : toPictureUrl(config, hoverImage),
    image: toPictureUrl(config, row.image),
    price: toMoney(row.price),
    otPrice: toMoney(row.otPrice),
    starAverage: starAverage(starSum, row.replyCount),
    freeShipping: postage === 0,
    couponMoney: coupon === null ? null : toMoney(coupon),
    createTime: toApiTime(createdAt),
  };
}

async function readCards(
  { db, config, language }: Scope,
  where: SQL | undefined,
  order: ProductOrder,
  page: PageRequest,
) {
  // First the ids of the page, along one index; then the rows of those ids only.
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orders[order]())
    .limit(page.limit)
    .offset(offsetOf(page));
  const offered = offeredCoupons(db);
  const rows = await db
    .select(cardColumns(language))
    .from(products)
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(inArray(products.id, ids))
    .orderBy(...orders[order]());
  const coupons = await offered;
  return rows.map((row) => toCard(config, row, coupons));
}

export async function listProducts(
  scope: Scope,
  filter: ProductFilter,
  order: ProductOrder,
  page: PageRequest,
): Promise<Schemas['ProductCardPage']> {
  const where = await whereOf(scope.db, filter);
  const total = await countProducts(scope.db, filter, where);
  const list = offsetOf(page) < total ? await readCards(scope, where, order, page) : [];
  return toPage(list, total, page);
}

/** The twenty best sellers; their `sales` already hold the fictitious ones. */
export async function listBestSellers(scope: Scope): Promise<Schemas['ProductCard'][]> {
  const where = await whereOf(scope.db, { inStock: true });
  const cards = await readCards(scope, where, 'sales-desc', { page: 1, limit: 20 });
  return cards.map((card) => ({ ...card, sales: (card.sales ?? 0) + (card.ficti ?? 0), ficti: 0 }));
}

/** Near a product: the same leaf category first, then its top category; never the product itself. */
export async function listRecommendations(
  scope: Scope,
  productId: number,
  page: PageRequest,
): Promise<Schemas['ProductCardPage']> {
  const [near] = productId
    ? await scope.db
        .select({ cat1: products.cat1, cat3: products.cat3 })
        .from(products)
        .where(eq(products.id, productId))
    : [];
  if (!near) return listProducts(scope, { inStock: true }, 'sales-desc', page);
  const others = and(await whereOf(scope.db, { inStock: true }), sql`${products.id} <> ${productId}`);
  const nearest = and(others, eq(products.cat3, near.cat3));
  const further = and(others, eq(products.cat1, near.cat1), sql`${products.cat3} <> ${near.cat3}`);
  const count = (key: string, where: SQL | undefined) =>
    memo(scope.db, `count:${key}:${productId}`, 30, () => scope.db.$count(products, where));
  const [nearCount, farCount] = await Promise.all([count('nearest', nearest), count('further', further)]);
  const pick = (where: SQL | undefined, offset: number, limit: number) =>
    scope.db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...orders['sales-desc']())
      .limit(limit)
      .offset(offset);
  const from = offsetOf(page);
  const ids = from < nearCount ? await pick(nearest, from, page.limit) : [];
  const rest = page.limit - ids.length;
  if (rest > 0) ids.push(...(await pick(further, Math.max(0, from - nearCount), rest)));
  const cards = await cardsOf(
    scope,
    ids.map(({ id }) => id),
  );
  return toPage(cards, nearCount + farCount, page);
}

/** The cards of these products, in this order. */
export async function cardsOf({ db, config, language }: Scope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns(language))
    .from(products)
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const offered = await offeredCoupons(db);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toCard(config, row, offered)] : [];
  });
}

/** The best sellers of each of these stores. */
export async function bestOfStores(
  { db, config, language }: Scope,
  merIds: readonly number[],
  each: number,
  except = 0,
): Promise<Map<number, Schemas['MiniProduct'][]>> {
  if (merIds.length === 0) return new Map();
  const ids = sql.join(
    merIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from unnest(array[${ids}]) as m(id) cross join lateral (
      select id from ${products} where mer_id = m.id and is_show and id <> ${except}
      order by sold desc, id desc limit ${each}
    ) p`);
  const cards = await cardsOf(
    { db, config, language },
    rows.map((row) => row.id),
  );
  const minis = cards.map(({ id, storeName, image, imageBlur, price, sales, ficti, merId }) => ({
    merId: merId ?? 0,
    mini: { id, storeName, image, imageBlur: imageBlur ?? null, price, sales: sales ?? 0, ficti: ficti ?? 0 },
  }));
  return new Map(
    [...Map.groupBy(minis, (item) => item.merId)].map(([merId, items]) => [
      merId,
      items.map(({ mini }) => mini),
    ]),
  );
}
