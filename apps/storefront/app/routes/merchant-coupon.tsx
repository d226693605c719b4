import { StoreCouponsPage } from '../features/stores/index.ts';
import { loadStoreCoupons } from '../features/stores/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/merchant-coupon';

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadStoreCoupons(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: `${loaderData.title} · ${loaderData.name}`,
        description: loaderData.description,
        path: paths.storeCoupons(loaderData.id),
        image: paths.storePreview(loaderData.id),
      })
    : [];

export default function MerchantCoupon({ loaderData }: Route.ComponentProps) {
  return <StoreCouponsPage data={loaderData} />;
}
