import { storeSorts } from '@marketfront/api-client';
import { orderOf, productQuery, toFilter } from './product-query.ts';
import { listCategories, toTree } from '../domain/catalog/categories.ts';
import { listProducts } from '../domain/catalog/product-list.ts';
import * as v from 'valibot';
import {
  listStores,
  readOpenStore,
  readStore,
  readStoreDetail,
  toServiceConfig,
  categoriesOfStore,
} from '../domain/stores/stores.ts';
import { id, optionalFlag, optionalId, optionalText, page } from '../input.ts';
import { anyone, scopeOf } from '../operation.ts';
import type { Operations } from './operations.ts';

const idParams = v.object({ id });

export const storesOperations = {
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
        order: v.nullish(v.picklist(storeSorts)),
      }),
    },
    (call) => {
      const { keywords, categoryId, typeId, isSelf, order } = call.query;
      const filter = { keywords, categoryId, typeId, isSelf: isSelf ?? undefined, order: order ?? undefined };
      return listStores(scopeOf(call), filter, call.query, call.user?.id);
    },
  ),

  getStore: anyone({ params: idParams }, (call) => readStore(scopeOf(call), call.params.id, call.user?.id)),

  getStoreDetail: anyone({ params: idParams }, (call) => readStoreDetail(scopeOf(call), call.params.id)),

  getStoreService: anyone({ params: idParams }, async ({ db, params }) =>
    toServiceConfig(await readOpenStore(db, params.id)),
  ),

  listStoreProducts: anyone({ query: v.object({ ...productQuery, merId: id }) }, async (call) => {
    const { query } = call;
    await readOpenStore(call.db, query.merId);
    return listProducts(scopeOf(call), toFilter(query, { merId: query.merId }), orderOf(query), query);
  }),

  listStoreCategories: anyone({ params: v.object({ merId: id }) }, async (call) => {
    const { db, params } = call;
    await readOpenStore(db, params.merId);
    const own = await categoriesOfStore(db, params.merId);
    return toTree(await listCategories(db), call.services.config, call.language, own);
  }),
} satisfies Partial<Operations>;
