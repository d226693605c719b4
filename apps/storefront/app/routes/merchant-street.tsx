import { pageMessages } from '../messages/index.ts';
import { StoreStreetPage } from '../features/stores/index.ts';
import { loadStoreStreet } from '../features/stores/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/merchant-street';

export const handle = { browse: true, messages: pageMessages('catalog', 'stores', 'seller') };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadStoreStreet(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, description: loaderData?.description, path: paths.storeStreet() });

export default function MerchantStreet({ loaderData }: Route.ComponentProps) {
  return <StoreStreetPage data={loaderData} />;
}
