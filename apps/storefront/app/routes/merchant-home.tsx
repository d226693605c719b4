import { StoreHomePage } from '../features/stores/index.ts';
import { loadStoreHome } from '../features/stores/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { JsonLd, toJson } from '../platform/json-ld.tsx';
import { paths } from '../platform/paths.ts';
import { useRoot } from '../platform/root-data.ts';
import { seo } from '../platform/seo.ts';
import { store } from '../platform/things.ts';
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
