import type { Schemas } from '@marketfront/api-client';
import { and, type AnyColumn, asc, desc, eq, ilike, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  categories,
  favouriteProducts,
  followedMerchants,
  guarantees,
  merchants,
  productAttrs,
  products,
  skus,
} from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { toPictureUrl, toPictureUrls, withPictureUrls } from '../shared/pictures.ts';
import { bestOfStores, storeRating } from './product-list.ts';
import { starAverage } from './stars.ts';
import type { Scope } from '../shared/scope.ts';
import { toApiTime } from '../shared/time.ts';

async function readProduct(db: Db, id: number) {
  const [row] = await db
    .select({ product: products, merchant: merchants })
    .from(products)
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(and(eq(products.id, id), eq(products.isShow, true), eq(merchants.isOpen, true)));
  if (!row) throw refused('itemNotFound', { id });
  return row;
}

async function readChoices(
  { db, config, language }: Scope,
  productId: number,
): Promise<Schemas['ProductSkus']> {
  const [attributes, rows] = await Promise.all([
    db
      .select()
      .from(productAttrs)
      .where(eq(productAttrs.productId, productId))
      .orderBy(asc(productAttrs.sort), asc(productAttrs.id)),
    db
      .select()
      .from(skus)
      .where(and(eq(skus.productId, productId), eq(skus.isShow, true)))
      .orderBy(asc(skus.id)),
  ]);
  const productValue: Schemas['SkuMap'] = {};
  for (const row of rows) {
    const chosen = attributes.map((attribute, index) => {
      const value = attribute.values[row.valueIndexes[index] ?? -1];
      return [inLanguage(attribute.name, language), value ? inLanguage(value, language) : ''] as const;
    });
    const sku = chosen.map(([, value]) => value).join(',');
    productValue[sku] = {
      id: row.id,
      productId,
      sku,
      stock: row.stock,
      sales: row.sales,
      price: toMoney(row.price),
      otPrice: toMoney(row.otPrice),
      cost: null,
      image: toPictureUrl(config, row.image),
      imageBlur: row.imageBlur,
      sliderImage:
        row.sliderImages.length > 0 ? JSON.stringify(toPictureUrls(config, row.sliderImages)) : null,
      weight: row.weight.toFixed(2),
      volume: row.volume.toFixed(2),
      barCode: row.barCode,
      unitPrice: row.unitAmount ? toMoney(Math.round(row.price / row.unitAmount)) : null,
      unitMeasure: row.unitAmount ? row.unitMeasure : null,
      attrValue: JSON.stringify(Object.fromEntries(chosen)),
      type: 0,
    };
  }
  return {
    productAttr: attributes.map((attribute) => ({
      id: attribute.id,
      productId,
      attrName: inLanguage(attribute.name, language),
      attrValues: attribute.values.map((value) => inLanguage(value, language)).join(','),
      type: 0,
    })),
    productValue,
  };
}

export async function readProductSkus(scope: Scope, id: number): Promise<Schemas['ProductSkus']> {
  await readProduct(scope.db, id);
  return readChoices(scope, id);
}

/** The size guide of the narrowest category that has one, for products with a choice of size. */
async function readSizeGuide(db: Db, productId: number, categoryIds: readonly number[]) {
  const sizes = and(eq(productAttrs.productId, productId), ilike(sql`${productAttrs.name}->>'en'`, '%size'));
  if ((await db.$count(productAttrs, sizes)) === 0) return undefined;
  const [row] = await db
    .select({ sizeGuide: categories.sizeGuide })
    .from(categories)
    .where(and(inArray(categories.id, [...categoryIds]), isNotNull(categories.sizeGuide)))
    .orderBy(desc(categories.level))
    .limit(1);
  return row?.sizeGuide;
}

/** The mean ratings of all open stores of a classification, to one decimal. */
async function readMeans(db: Db, categoryId: number) {
  const mean = (column: AnyColumn) => sql<number>`round(avg(${column})::numeric, 1)::float8`;
  const [means] = await db
    .select({
      meanProduct: mean(merchants.starProduct),
      meanService: mean(merchants.starService),
      meanDispatch: mean(merchants.starDispatch),
    })
    .from(merchants)
    .where(and(eq(merchants.categoryId, categoryId), eq(merchants.isOpen, true)));
  return means;
}

/** The fields of its video and its turn; absent for goods without them. */
function mediaOf(config: Scope['config'], product: typeof products.$inferSelect) {
  const { videoLink, videoPoster, videoSeconds, turnImages, createdAt } = product;
  return {
    ...(videoLink !== null && {
      videoLink: toPictureUrl(config, videoLink),
      videoPoster: videoPoster === null ? null : toPictureUrl(config, videoPoster),
      videoDuration: videoSeconds,
      videoTime: toApiTime(createdAt),
    }),
    ...(turnImages.length > 0 && { turnImage: JSON.stringify(toPictureUrls(config, turnImages)) }),
  };
}

export async function readProductDetail(
  scope: Scope,
  id: number,
  uid: number | undefined,
): Promise<Schemas['ProductDetail']> {
  const { db, config, language } = scope;
  const { product, merchant } = await readProduct(db, id);
  const [choices, sizeGuide, guaranteeRows, best, means, collected, followed] = await Promise.all([
    readChoices(scope, id),
    readSizeGuide(db, id, [product.cat1, product.cat2, product.cat3]),
    product.guaranteeIds.length > 0
      ? db
          .select()
          .from(guarantees)
          .where(inArray(guarantees.id, product.guaranteeIds))
          .orderBy(asc(guarantees.sort))
      : [],
    bestOfStores(scope, [merchant.id], 4, id),
    readMeans(db, merchant.categoryId),
    uid
      ? db.$count(favouriteProducts, and(eq(favouriteProducts.uid, uid), eq(favouriteProducts.productId, id)))
      : 0,
    uid
      ? db.$count(
          followedMerchants,
          and(eq(followedMerchants.uid, uid), eq(followedMerchants.merId, merchant.id)),
        )
      : 0,
  ]);
  // The count of page views may be lost, but must not delay the response or make it fail.
  void db
    .update(products)
    .set({ browse: sql`${products.browse} + 1` })
    .where(eq(products.id, id))
    .catch(() => undefined);
  return {
    productInfo: {
      id,
      merId: merchant.id,
      image: toPictureUrl(config, product.image),
      imageBlur: product.imageBlur,
      storeName: inLanguage(product.name, language),
      sliderImage: JSON.stringify(toPictureUrls(config, product.sliderImages)),
      sliderBlur: JSON.stringify(product.sliderBlurs),
      ...mediaOf(config, product),
      otPrice: toMoney(product.otPrice),
      price: toMoney(product.price),
      stock: product.stock,
      sales: product.sales,
      ficti: product.ficti,
      storeInfo: inLanguage(product.info, language),
      browse: product.browse,
      unitName: inLanguage(product.unitName, language),
      guaranteeIds: product.guaranteeIds.join(','),
      content: withPictureUrls(config, inLanguage(product.content, language)),
      specifications: product.specifications.map(({ name, value }) => ({
        name: inLanguage(name, language),
        value: inLanguage(value, language),
      })),
      sizeGuide: sizeGuide ? inLanguage(sizeGuide, language) : null,
      hasStockAlerts: true,
      hasReports: true,
      keyword: product.keyword,
      cateId: [product.cat1, product.cat2, product.cat3].join(','),
      postage: toMoney(product.postage),
      isShow: true,
      starAverage: starAverage(product.starSum, product.replyCount),
      replyCount: product.replyCount,
      freeShipping: product.postage === 0,
    },
    ...choices,
    merchantInfo: {
      name: merchant.name,
      avatar: toPictureUrl(config, merchant.avatar),
      isSelf: merchant.isSelf,
      starLevel: storeRating(merchant),
      typeId: merchant.typeId,
      isCollect: followed > 0,
      followerNum: merchant.followers,
      starProduct: merchant.starProduct,
      starService: merchant.starService,
      starDispatch: merchant.starDispatch,
      ...means,
      proList: best.get(merchant.id) ?? [],
    },
    userCollect: collected > 0,
    guaranteeList: guaranteeRows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      icon: toPictureUrl(config, row.icon),
      content: inLanguage(row.content, language),
      returnDays: row.returnDays,
    })),
  };
}
