import { pageMessages } from '../messages/index.ts';
import { MyCouponsPage } from '../features/wallet/index.ts';
import { loadMyCoupons } from '../features/wallet/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/coupon-list';

export const handle = { messages: pageMessages('coupons', 'wallet') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadMyCoupons(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function CouponList({ loaderData }: Route.ComponentProps) {
  return <MyCouponsPage data={loaderData} />;
}
