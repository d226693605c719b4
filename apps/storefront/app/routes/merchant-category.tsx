import { StoreCategoryPage } from '../features/stores/index.ts';
import { loadStoreCategory } from '../features/stores/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/merchant-category';

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadStoreCategory(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: `${loaderData.title} · ${loaderData.name}`,
        description: loaderData.description,
        path: paths.storeCategory(
          loaderData.id,
          loaderData.categoryId === undefined ? {} : { cid: loaderData.categoryId },
        ),
        image: paths.storePreview(loaderData.id),
        hidden: loaderData.keywords !== '',
      })
    : [];

export default function MerchantCategory({ loaderData }: Route.ComponentProps) {
  return <StoreCategoryPage data={loaderData} />;
}
