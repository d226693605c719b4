import { pageMessages } from '../messages/index.ts';
import { WishListPage } from '../features/favourites/index.ts';
import { loadWishList, wishListAction } from '../features/favourites/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
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
