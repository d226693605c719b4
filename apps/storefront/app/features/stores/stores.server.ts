import { parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { assertPageExists, notFound } from '../../platform/handlers.server.ts';
import { pageNumber } from '../../platform/page-number.ts';
import { queries } from '../../platform/queries.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { pageCountOf, parseProductQuery, toApiFilters, toApiQuery } from '../catalog/index.server.ts';

export const storesPerPage = 12;

/** One store and its products. */
export async function loadStore(shop: Shop, params: URLSearchParams) {
  const id = parsePositiveInteger(params.get('id'));
  if (!id) throw notFound();
  const query = parseProductQuery(params);
  const [store, result, facets] = await Promise.all([
    queries.store(shop, id),
    queries.storeProducts(shop, id, toApiQuery(query)),
    withTimeout(queries.facets(shop, { ...toApiFilters(query), storeId: id })),
  ]);
  const pageCount = pageCountOf(result.total);
  assertPageExists(shop, query.page, pageCount);
  return { id, store, query, result, facets, pageCount, locale: shop.locale.code };
}
export type StoreData = Awaited<ReturnType<typeof loadStore>>;

/** One page of the shop street. */
export async function loadStoreStreet(shop: Shop, params: URLSearchParams) {
  const page = pageNumber(params);
  const [stores, t] = await Promise.all([
    queries.storeStreet(shop, { page, limit: storesPerPage }),
    getMessages(shop.locale.code, 'site'),
  ]);
  const pageCount = Math.ceil(stores.total / storesPerPage);
  assertPageExists(shop, page, pageCount);
  return {
    page,
    stores: stores.items,
    pageCount,
    title: t('site.shopStreet'),
    locale: shop.locale.code,
  };
}
export type StoreStreetData = Awaited<ReturnType<typeof loadStoreStreet>>;
