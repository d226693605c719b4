import type { Shop } from '../../platform/shop.server.ts';

/** The API's largest page; older favourites are marked on their own pages only. */
const most = 100;

/** The ids of the shopper's favourite products, for the hearts on cards. */
export async function loadFavouriteIds(shop: Shop): Promise<number[]> {
  const { items } = await shop.api.favourites.products({ page: 1, limit: most });
  return items.map(({ productId }) => productId);
}
