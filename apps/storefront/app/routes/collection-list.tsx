import { pageMessages } from '../messages/index.ts';
import { FollowedStoresPage } from '../features/stores/index.ts';
import { loadFollowedStores } from '../features/stores/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/collection-list';

export const handle = { messages: pageMessages('seller', 'wishlist') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadFollowedStores(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function CollectionList({ loaderData }: Route.ComponentProps) {
  return <FollowedStoresPage data={loaderData} />;
}
