import type { Shop } from '../../http/index.server.ts';

/** The API's largest page; older favourites are marked only on their own pages. */
const most = 100;

/** The ids of the shopper's favourite products, for the favourite buttons on cards; none for visitors. */
export async function loadFavouriteIds(shop: Shop): Promise<number[]> {
  if (!shop.signedIn) return [];
  const { items } = await shop.api.favourites.products({ page: 1, limit: most });
  return items.map(({ productId }) => productId);
}
