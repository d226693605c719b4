import { pageMessages } from '../messages/index.ts';
import { CategoryPage } from '../features/catalog/index.ts';
import { loadCategory } from '../features/catalog/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/categories';

export const handle = { browse: true, messages: pageMessages('catalog', 'lists') };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadCategory(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: paths.categories(loaderData.id),
      })
    : [];

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoryPage category={loaderData} />;
}
