import { StorePage } from '../features/stores/index.ts';
import { loadStore } from '../features/stores/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/merchant-home';

export const handle = { messages: ['catalog'] };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadStore(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? seo(matches, { title: loaderData.store.name, path: paths.store(loaderData.id) }) : [];

export default function MerchantHome({ loaderData }: Route.ComponentProps) {
  return <StorePage data={loaderData} />;
}
