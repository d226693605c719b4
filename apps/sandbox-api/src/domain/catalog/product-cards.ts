import type { Schemas } from '@marketfront/api-client';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { merchants, products, skus } from '../../db/schema.ts';
import { bestCouponOfProduct } from '../coupons/offered-coupons.ts';
import { localizedColumn } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import type { Scope } from '../shared/scope.ts';
import { toApiTime } from '../shared/time.ts';
import { starAverage } from './stars.ts';

export type Card = Schemas['ProductCard'];

/** A query for the rows of cards. @param where selects the products */
export const cardRows = ({ db, language }: Pick<Scope, 'db' | 'language'>, where: SQL) => {
  /** The SKU whose price the card shows. */
  const cheapest = db
    .select({ unitAmount: skus.unitAmount, unitMeasure: skus.unitMeasure })
    .from(skus)
    .where(and(eq(skus.productId, products.id), eq(skus.price, products.price)))
    .orderBy(skus.id)
    .limit(1)
    .as('cheapest');
  return db
    .select({
      id: products.id,
      name: localizedColumn(products.name, language),
      unitName: localizedColumn(products.unitName, language),
      image: products.image,
      imageBlur: products.imageBlur,
      // The list of pictures begins with the main picture and a detail of it.
      hoverImage: sql<string | null>`coalesce(${products.sliderImages}->>2, ${products.sliderImages}->>1)`,
      colors: products.colors,
      skuId: products.singleSkuId,
      price: products.price,
      otPrice: products.otPrice,
      unitAmount: cheapest.unitAmount,
      unitMeasure: cheapest.unitMeasure,
      coupon: sql<number | null>`${bestCouponOfProduct}::int`,
      sales: products.sales,
      ficti: products.ficti,
      stock: products.stock,
      replyCount: products.replyCount,
      starSum: products.starSum,
      postage: products.postage,
      createdAt: products.createdAt,
      merId: products.merId,
      merName: merchants.name,
      isSelf: merchants.isSelf,
    })
    .from(products)
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .leftJoinLateral(cheapest, sql`true`)
    .where(where);
};

type Row = Awaited<ReturnType<typeof cardRows>>[number];

export const toCard = ({ config }: Pick<Scope, 'config'>, row: Row): Card => ({
  id: row.id,
  storeName: row.name,
  unitName: row.unitName,
  image: toPictureUrl(config, row.image),
  imageBlur: row.imageBlur,
  hoverImage: row.hoverImage === null ? null : toPictureUrl(config, row.hoverImage),
  colors: row.colors,
  skuId: row.skuId,
  price: toMoney(row.price),
  otPrice: toMoney(row.otPrice),
  unitPrice: row.unitAmount ? toMoney(Math.round(row.price / row.unitAmount)) : null,
  unitMeasure: row.unitMeasure,
  couponMoney: row.coupon === null ? null : toMoney(row.coupon),
  sales: row.sales,
  ficti: row.ficti,
  stock: row.stock,
  replyCount: row.replyCount,
  starAverage: starAverage(row.starSum, row.replyCount),
  freeShipping: row.postage === 0,
  createTime: toApiTime(row.createdAt),
  merId: row.merId,
  merName: row.merName,
  isSelf: row.isSelf,
});

/** The cards of these products, in this order. */
export async function cardsOf(scope: Scope, ids: readonly number[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(scope, inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toCard(scope, row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
