import { StoreCouponsPage } from '../features/stores/index.ts';
import { loadStoreCoupons } from '../features/stores/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
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
