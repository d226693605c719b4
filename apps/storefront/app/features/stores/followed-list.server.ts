import { getMessages } from '../../messages/index.ts';
import { assertPageExists, queries, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

const perPage = 10;
const productsShown = 3;

/** The stores that the shopper follows, each with its newest products. */
export async function loadFollowedStores(shop: Shop, params: URLSearchParams) {
  const page = pageNumber(params);
  const [{ total, items }, t] = await Promise.all([
    shop.api.favourites.stores({ page, limit: perPage }),
    getMessages(shop.locale.code, 'wishlist'),
  ]);
  const pageCount = Math.ceil(total / perPage);
  assertPageExists(shop, page, pageCount);
  const newest = await Promise.all(
    items.map(({ storeId }) =>
      withTimeout(queries.storeProducts(shop, storeId, { order: 'newest', page: 1, limit: productsShown })),
    ),
  );
  return {
    title: t('wishlist.storesTitle'),
    page,
    pageCount,
    stores: items.map((store, index) => ({ ...store, products: newest[index]?.items ?? [] })),
  };
}
export type FollowedStoresData = Awaited<ReturnType<typeof loadFollowedStores>>;
