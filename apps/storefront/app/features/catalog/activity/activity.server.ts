import { limits, parsePositiveInteger } from '@marketfront/api-client';
import { cleanHtml } from '../../../platform/clean-html.server.ts';
import { config } from '../../../platform/config.server.ts';
import { assertPageExists, notFound } from '../../../platform/handlers.server.ts';
import { pageNumber } from '../../../platform/page-number.ts';
import { queries } from '../../../platform/queries.server.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { pageCountOf } from '../list/api-query.server.ts';

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
    banner: activity.banners[0] ?? null,
    rules: cleanHtml(activity.instruction, config.apiPublicOrigin),
    products: products.items,
    pageCount,
    locale: shop.locale.code,
  };
}
export type ActivityData = Awaited<ReturnType<typeof loadActivity>>;
