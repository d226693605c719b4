import { StoreHomePage } from '../features/stores/index.ts';
import { loadStoreHome } from '../features/stores/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { JsonLd, seo, store, toJson } from '../seo/index.ts';
import { paths, useRoot } from '../navigation/index.ts';
import type { Route } from './+types/merchant-home';

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadStoreHome(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: loaderData.store.name,
        description: loaderData.description,
        path: paths.store(loaderData.id),
        image: paths.storePreview(loaderData.id),
        feed: paths.feed(loaderData.id),
      })
    : [];

export default function MerchantHome({ loaderData, matches: [, , , frame] }: Route.ComponentProps) {
  const root = useRoot();
  const { id, store: shown } = loaderData;
  return (
    <>
      <JsonLd
        json={import.meta.env.SSR ? toJson(store(root, { ...shown, ...frame.loaderData.detail, id })) : ''}
      />
      <StoreHomePage data={loaderData} />
    </>
  );
}
