import { asc, desc } from 'drizzle-orm';
import * as v from 'valibot';
import { merchantCategories, merchantTypes } from '../db/schema.ts';
import { listCategories, toTree } from '../domain/categories.ts';
import { inLanguage } from '../domain/language.ts';
import { readProductDetail, readProductSkus } from '../domain/product-detail.ts';
import {
  chooseOrder,
  listBestSellers,
  listProducts,
  listRecommendations,
  type ProductFilter,
} from '../domain/product-list.ts';
import { countReviews, listReviews, type ReviewType, summariseReviews } from '../domain/product-reviews.ts';
import {
  categoriesOfStore,
  listStores,
  readOpenStore,
  readStore,
  readStoreDetail,
  toServiceConfig,
} from '../domain/stores.ts';
import { suggest } from '../domain/suggestions.ts';
import { toWireTime } from '../domain/time.ts';
import { id, optionalFlag, optionalId, optionalMoney, optionalText, page } from '../input.ts';
import { anyone, type Call } from '../operation.ts';
import type { Operations } from './operations.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'language'>;
const scopeOf = ({ db, services, language }: AnyCall) => ({ db, config: services.config, language });

const direction = v.nullish(
  v.union([
    v.picklist(['asc', 'desc']),
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ]),
);

const productQuery = {
  ...page,
  keyword: optionalText(200),
  cid: optionalId,
  priceOrder: direction,
  salesOrder: direction,
  minPrice: optionalMoney,
  maxPrice: optionalMoney,
  inStock: optionalFlag,
  onSale: optionalFlag,
  freeShipping: optionalFlag,
  minStar: v.nullish(
    v.pipe(
      v.string(),
      v.transform((value) => (value === '' ? 0 : Number(value))),
      v.number('must be a number'),
      v.minValue(0, 'must be at least 0'),
      v.maxValue(5, 'must be at most 5'),
    ),
  ),
};

type ProductQuery = v.InferOutput<v.ObjectSchema<typeof productQuery, undefined>>;

const toFilter = (query: ProductQuery, more: Pick<ProductFilter, 'merId' | 'isSelf'>): ProductFilter => ({
  keyword: query.keyword,
  cid: query.cid,
  minPrice: query.minPrice ?? undefined,
  maxPrice: query.maxPrice ?? undefined,
  inStock: query.inStock ?? undefined,
  onSale: query.onSale ?? undefined,
  freeShipping: query.freeShipping ?? undefined,
  minStar: query.minStar ?? undefined,
  ...more,
});

const orderOf = ({ salesOrder, priceOrder }: ProductQuery) =>
  chooseOrder(salesOrder ?? undefined, priceOrder ?? undefined);

const idParams = v.object({ id });

const reviewType = v.optional(
  v.pipe(
    v.picklist(['0', '1', '2', '3'], 'must be 0 to 3'),
    v.transform((value) => Number(value) as ReviewType),
  ),
  '0',
);

export const catalogOperations = {
  listCategories: anyone({}, async ({ db, services, language }) =>
    toTree(await listCategories(db), services.config, language),
  ),

  listProducts: anyone(
    { query: v.object({ ...productQuery, isSelf: optionalFlag, merId: optionalId }) },
    (call) => {
      const { query } = call;
      const filter = toFilter(query, { merId: query.merId, isSelf: query.isSelf ?? undefined });
      return listProducts(scopeOf(call), filter, orderOf(query), query);
    },
  ),

  listStoreProducts: anyone({ query: v.object({ ...productQuery, merId: id }) }, async (call) => {
    const { query } = call;
    await readOpenStore(call.db, query.merId);
    return listProducts(scopeOf(call), toFilter(query, { merId: query.merId }), orderOf(query), query);
  }),

  listFeaturedProducts: anyone({ query: v.object(page) }, (call) =>
    listProducts(scopeOf(call), { inStock: true }, 'default', call.query),
  ),

  listBestSellers: anyone({}, (call) => listBestSellers(scopeOf(call))),

  listRecommendations: anyone({ query: v.object({ ...page, productId: optionalId }) }, (call) =>
    listRecommendations(scopeOf(call), call.query.productId, call.query),
  ),

  getProduct: anyone({ params: idParams }, (call) =>
    readProductDetail(scopeOf(call), call.params.id, call.user?.id),
  ),

  getProductSkus: anyone({ params: idParams }, (call) => readProductSkus(scopeOf(call), call.params.id)),

  listReviews: anyone({ params: idParams, query: v.object({ ...page, type: reviewType }) }, (call) =>
    listReviews(scopeOf(call), call.params.id, call.query.type, call.query),
  ),

  getReviewCounts: anyone({ params: idParams }, ({ db, params }) => countReviews(db, params.id)),

  getReviewSummary: anyone({ params: idParams }, (call) => summariseReviews(scopeOf(call), call.params.id)),

  suggest: anyone({ query: v.object({ keyword: optionalText(200) }) }, (call) =>
    suggest(scopeOf(call), call.query.keyword),
  ),

  listStoreCategories: anyone({ params: v.object({ merId: id }) }, async (call) => {
    const { db, params } = call;
    await readOpenStore(db, params.merId);
    const own = await categoriesOfStore(db, params.merId);
    return toTree(await listCategories(db), call.services.config, call.language, own);
  }),

  listStoreStreet: anyone({ query: v.object(page) }, (call) =>
    listStores(scopeOf(call), {}, call.query, call.user?.id),
  ),

  searchStores: anyone(
    {
      query: v.object({
        ...page,
        keywords: optionalText(200),
        categoryId: optionalId,
        typeId: optionalId,
        isSelf: optionalFlag,
      }),
    },
    (call) => {
      const { keywords, categoryId, typeId, isSelf } = call.query;
      const filter = { keywords, categoryId, typeId, isSelf: isSelf ?? undefined };
      return listStores(scopeOf(call), filter, call.query, call.user?.id);
    },
  ),

  getStore: anyone({ params: idParams }, (call) => readStore(scopeOf(call), call.params.id, call.user?.id)),

  getStoreDetail: anyone({ params: idParams }, (call) => readStoreDetail(scopeOf(call), call.params.id)),

  getStoreService: anyone({ params: idParams }, async ({ db, params }) =>
    toServiceConfig(await readOpenStore(db, params.id)),
  ),

  listStoreTypes: anyone({}, async ({ db, language }) => {
    const rows = await db.select().from(merchantTypes).orderBy(asc(merchantTypes.id));
    return rows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      info: inLanguage(row.info, language),
      isDel: false,
      createTime: toWireTime(row.createdAt),
      updateTime: toWireTime(row.createdAt),
    }));
  }),

  listStoreClassifications: anyone({}, async ({ db, language }) => {
    const rows = await db
      .select()
      .from(merchantCategories)
      .orderBy(desc(merchantCategories.sort), asc(merchantCategories.id));
    return rows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      handlingFee: row.handlingFee,
    }));
  }),
} satisfies Operations<
  | 'listCategories'
  | 'listProducts'
  | 'listStoreProducts'
  | 'listFeaturedProducts'
  | 'listBestSellers'
  | 'listRecommendations'
  | 'getProduct'
  | 'getProductSkus'
  | 'listReviews'
  | 'getReviewCounts'
  | 'getReviewSummary'
  | 'suggest'
  | 'listStoreCategories'
  | 'listStoreStreet'
  | 'searchStores'
  | 'getStore'
  | 'getStoreDetail'
  | 'getStoreService'
  | 'listStoreTypes'
  | 'listStoreClassifications'
>;
