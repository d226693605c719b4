import * as v from 'valibot';
import { listCategories, toTree } from '../domain/catalog/categories.ts';
import { readProductDetail, readProductSkus } from '../domain/catalog/product-detail.ts';
import {
  chooseOrder,
  listBestSellers,
  listProducts,
  listRecommendations,
  type ProductFilter,
} from '../domain/catalog/product-list.ts';
import { categoriesOfStore, readOpenStore } from '../domain/stores/stores.ts';
import { id, optionalFlag, optionalId, optionalMoney, optionalText, page } from '../input.ts';
import { anyone, scopeOf } from '../operation.ts';
import type { Operations } from './operations.ts';

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

  listStoreCategories: anyone({ params: v.object({ merId: id }) }, async (call) => {
    const { db, params } = call;
    await readOpenStore(db, params.merId);
    const own = await categoriesOfStore(db, params.merId);
    return toTree(await listCategories(db), call.services.config, call.language, own);
  }),
} satisfies Partial<Operations>;
