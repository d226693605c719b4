import { getMessages } from '../../messages/index.ts';
import { unreachable } from '../../platform/handlers.server.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

const firstEight = { page: 1, limit: 8 } as const;

/** The blocks of the home page. Each may fail alone and none delays the page; the HTML contains all of them. */
export async function loadHome(shop: Shop) {
  const [home, categories, featured, hot, arrivals, activities, stores, t] = await Promise.all([
    withTimeout(queries.home(shop)),
    withTimeout(queries.categories(shop)),
    withTimeout(queries.featured(shop, firstEight)),
    withTimeout(queries.leaderboard(shop)),
    withTimeout(queries.products(shop, firstEight)),
    withTimeout(queries.activities(shop)),
    withTimeout(queries.storeStreet(shop, { page: 1, limit: 3 })),
    getMessages(shop.locale.code, 'catalog'),
  ]);
  const blocks = [home, categories, featured, hot, arrivals, activities, stores];
  const isEmpty = (block: unknown) => block === undefined || (Array.isArray(block) && block.length === 0);
  if (blocks.includes(undefined) && blocks.every(isEmpty)) throw await unreachable(shop);
  return {
    locale: shop.locale.code,
    title: t('catalog.homeTitle'),
    description: t('catalog.homeDescription'),
    banners: home?.banners ?? [],
    categories: (categories ?? [])
      .slice(0, 8)
      .map(({ id, name, picture, icon }) => ({ id, name, image: picture ?? icon })),
    featured: featured?.items ?? [],
    hot: hot?.slice(0, 12) ?? [],
    arrivals: arrivals?.items ?? [],
    activities: activities?.filter(({ products }) => products.length > 0) ?? [],
    stores: stores?.items ?? [],
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
