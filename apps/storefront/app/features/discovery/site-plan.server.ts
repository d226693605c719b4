import { getMessages } from '../../messages/index.ts';
import { describe } from '../../seo/index.server.ts';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';

/** Every category, activity and kind of page, for shoppers who look for something by name. */
export async function loadSitePlan(shop: Shop) {
  const [categories, activities, t] = await Promise.all([
    queries.categories(shop),
    withTimeout(queries.activities(shop)),
    getMessages(shop.locale.code, 'site'),
  ]);
  return {
    title: t('site.sitemap'),
    description: await describe(shop, 'descriptions.sitePlan'),
    categories: categories.map(({ id, name, children }) => ({
      id,
      name,
      children: children.map((child) => ({ id: child.id, name: child.name })),
    })),
    activities: (activities ?? []).map(({ id, name }) => ({ id, name })),
    locale: shop.locale.code,
  };
}
export type SitePlanData = Awaited<ReturnType<typeof loadSitePlan>>;
