import { fields, reportReasons } from '@marketfront/api-client';
import { listActivities, listActivityProducts, readActivity } from '../domain/catalog/activities.ts';
import * as v from 'valibot';
import { listCategories, toTree } from '../domain/catalog/categories.ts';
import { readDelivery } from '../domain/catalog/delivery.ts';
import { listDeals } from '../domain/catalog/deals.ts';
import { readFacets } from '../domain/catalog/facets.ts';
import { readProductDetail, readProductSkus } from '../domain/catalog/product-detail.ts';
import { listBestSellers, listProducts, listRecommendations } from '../domain/catalog/product-list.ts';
import { reportProduct } from '../domain/catalog/reports.ts';
import { requestStockAlert } from '../domain/catalog/stock-alerts.ts';
import {
  countryList,
  id,
  idList,
  optionalCountry,
  optionalFlag,
  optionalId,
  orNull,
  page,
} from '../input.ts';
import { anyone, scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';
import { orderOf, productQuery, toFilter } from './product-query.ts';

const idParams = v.object({ id });

const listQuery = v.object({
  ...productQuery,
  isSelf: optionalFlag,
  merId: optionalId,
  merIds: idList,
  shipsFrom: countryList,
});
const listFilter = (query: v.InferOutput<typeof listQuery>) =>
  toFilter(query, {
    merId: query.merId,
    merIds: query.merIds,
    isSelf: query.isSelf ?? undefined,
    shipsFrom: query.shipsFrom,
  });

export const catalogOperations = {
  listCategories: anyone({}, async ({ db, services, language }) =>
    toTree(await listCategories(db), services.config, language),
  ),

  listProducts: anyone({ query: listQuery }, (call) =>
    listProducts(scopeOf(call), listFilter(call.query), orderOf(call.query), call.query),
  ),

  getProductFacets: anyone({ query: listQuery }, (call) => readFacets(scopeOf(call), listFilter(call.query))),

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

  getDelivery: anyone({ params: idParams, query: v.object({ country: optionalCountry }) }, (call) =>
    readDelivery(scopeOf(call), call.params.id, call.query.country, call.now),
  ),

  requestStockAlert: signedIn({ body: v.object({ skuId: id }) }, async ({ db, user, body, now }) => {
    await requestStockAlert(db, user.id, body.skuId, now);
    return null;
  }),
  listDeals: anyone({}, (call) => listDeals(scopeOf(call), call.now)),

  reportProduct: anyone(
    {
      body: v.object({
        productId: id,
        reason: v.picklist(reportReasons, 'must be a reason of the contract'),
        remark: orNull(fields.reportRemark),
      }),
    },
    async ({ db, user, body, now }) => {
      await reportProduct(db, user?.id, body, now);
      return null;
    },
  ),

  listActivities: anyone({}, (call) => listActivities(scopeOf(call))),

  getActivity: anyone({ params: v.object({ aid: id }) }, (call) =>
    readActivity(scopeOf(call), call.params.aid),
  ),

  listActivityProducts: anyone({ params: v.object({ aid: id }), query: v.object(page) }, (call) =>
    listActivityProducts(scopeOf(call), call.params.aid, call.query),
  ),
} satisfies Partial<Operations>;
