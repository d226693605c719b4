import { getMessages } from '../../messages/index.ts';
import { describe } from '../../seo/index.server.ts';
import type { Shop } from '../../http/index.server.ts';
import { loadStores } from './store-list.server.ts';
import { parseStoreQuery } from './store-query.ts';

/** One page of the shop street. */
export async function loadStoreStreet(shop: Shop, params: URLSearchParams) {
  const [list, t] = await Promise.all([
    loadStores(shop, parseStoreQuery(params)),
    getMessages(shop.locale.code, 'site'),
  ]);
  const description = await describe(shop, 'descriptions.storeStreet');
  return { list, title: t('site.shopStreet'), description, locale: shop.locale.code };
}
export type StoreStreetData = Awaited<ReturnType<typeof loadStoreStreet>>;
