import { pageMessages } from '../messages/index.ts';
import { SearchPage } from '../features/search/index.ts';
import { loadSearch } from '../features/search/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/goods-search';

export const handle = {
  browse: true,
  messages: pageMessages('search', 'catalog', 'lists', 'stores', 'seller'),
};

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadSearch(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function GoodsSearch({ loaderData }: Route.ComponentProps) {
  return <SearchPage data={loaderData} />;
}
