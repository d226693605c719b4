import * as v from 'valibot';
import {
  listStores,
  readOpenStore,
  readStore,
  readStoreDetail,
  toServiceConfig,
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
} satisfies Partial<Operations>;
