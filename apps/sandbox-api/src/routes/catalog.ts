import { listActivities, listActivityProducts, readActivity } from '../domain/catalog/activities.ts';
import * as v from 'valibot';
import { listCategories, toTree } from '../domain/catalog/categories.ts';
import { readProductDetail, readProductSkus } from '../domain/catalog/product-detail.ts';
import { listBestSellers, listProducts, listRecommendations } from '../domain/catalog/product-list.ts';
import { id, optionalFlag, optionalId, page } from '../input.ts';
import { anyone, scopeOf } from '../operation.ts';
import type { Operations } from './operations.ts';
import { orderOf, productQuery, toFilter } from './product-query.ts';

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

  listActivities: anyone({}, (call) => listActivities(scopeOf(call))),

  getActivity: anyone({ params: v.object({ aid: id }) }, (call) =>
    readActivity(scopeOf(call), call.params.aid),
  ),

  listActivityProducts: anyone({ params: v.object({ aid: id }), query: v.object(page) }, (call) =>
    listActivityProducts(scopeOf(call), call.params.aid, call.query),
  ),
} satisfies Partial<Operations>;
