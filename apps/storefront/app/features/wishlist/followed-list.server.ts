import { getMessages } from '../../messages/index.ts';
import { assertPageExists } from '../../platform/handlers.server.ts';
import { pageNumber } from '../../platform/page-number.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

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
