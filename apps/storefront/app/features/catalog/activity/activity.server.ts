import { limits, parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import { cleanHtml } from '../../../content/index.server.ts';
import { config, withTimeout } from '../../../services/index.server.ts';
import { describe } from '../../../seo/index.server.ts';
import { assertPageExists, notFound, queries, type Shop } from '../../../http/index.server.ts';
import { pageNumber } from '../../../navigation/index.ts';
import { pageCountOf } from '../list/api-query.server.ts';

/** All campaigns, each with its picture and its rules. */
export async function loadActivities(shop: Shop) {
  const [activities, t] = await Promise.all([
    queries.activities(shop),
    getMessages(shop.locale.code, 'home'),
  ]);
  const rows = await Promise.all(
    activities.map(async ({ id, name }) => {
      const detail = await withTimeout(queries.activity(shop, id));
      const rules = detail ? cleanHtml(detail.instruction, config.apiPublicOrigin) : null;
      return { id, name, banner: detail?.banners[0] ?? null, rules };
    }),
  );
  const description = await describe(shop, 'descriptions.activities');
  return { title: t('home.activities'), description, activities: rows, locale: shop.locale.code };
}
export type ActivitiesData = Awaited<ReturnType<typeof loadActivities>>;

/** One campaign: its picture, its rules and its products. */
export async function loadActivity(shop: Shop, params: URLSearchParams) {
  const id = parsePositiveInteger(params.get('id'));
  if (!id) throw notFound();
  const page = pageNumber(params);
  const [activity, products] = await Promise.all([
    queries.activity(shop, id),
    queries.activityProducts(shop, id, { page, limit: limits.pageSize }),
  ]);
  const pageCount = pageCountOf(products.total);
  assertPageExists(shop, page, pageCount);
  return {
    id,
    page,
    name: activity.name,
    description: await describe(shop, 'descriptions.activity', { name: activity.name }),
    banner: activity.banners[0] ?? null,
    rules: cleanHtml(activity.instruction, config.apiPublicOrigin),
    products: products.items,
    pageCount,
    locale: shop.locale.code,
  };
}
export type ActivityData = Awaited<ReturnType<typeof loadActivity>>;
