import { pageMessages } from '../messages/index.ts';
import { WishListPage } from '../features/wishlist/index.ts';
import { loadWishList, wishListAction } from '../features/wishlist/index.server.ts';
import { signedInLoader } from '../platform/handlers.server.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/wish-list';

export const handle = { messages: pageMessages('wishlist') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadWishList(shop, url.searchParams),
);

export const action = wishListAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function WishList({ loaderData }: Route.ComponentProps) {
  return <WishListPage data={loaderData} />;
}
