import { assertPageExists, queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { isNarrowed, type StoreListQuery, toStoreApiQuery } from './store-query.ts';

const storesPerPage = 12;

/**
 * The stores of a list; without filters in the order of the shop street. Only personal responses include the stores
 * that the shopper follows.
 */
async function readStores(shop: Shop, query: StoreListQuery) {
  const search = toStoreApiQuery(query, storesPerPage);
  const searched = isNarrowed(query) || query.order !== undefined;
  if (shop.signedIn) return searched ? shop.api.stores.search(search) : shop.api.stores.street(search);
  return searched
    ? queries.stores(shop, search)
    : queries.storeStreet(shop, { page: query.page, limit: storesPerPage });
}

/** A list of stores and its filters; a filter that the back end does not offer is left out. */
export async function loadStores(shop: Shop, query: StoreListQuery) {
  const [stores, categories, types] = await Promise.all([
    readStores(shop, query),
    withTimeout(queries.storeClassifications(shop)),
    withTimeout(queries.storeTypes(shop)),
  ]);
  const pageCount = Math.ceil(stores.total / storesPerPage);
  assertPageExists(shop, query.page, pageCount);
  return {
    query,
    stores: stores.items,
    total: stores.total,
    pageCount,
    followsKnown: shop.signedIn,
    categories: (categories ?? []).map(({ id, name }) => ({ id, name })),
    types: (types ?? []).map(({ id, name }) => ({ id, name })),
  };
}
export type StoreListData = Awaited<ReturnType<typeof loadStores>>;
