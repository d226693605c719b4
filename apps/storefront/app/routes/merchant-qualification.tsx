import { pageMessages } from '../messages/index.ts';
import { StoreQualificationPage } from '../features/stores/index.ts';
import { licenceAction, loadStoreQualification } from '../features/stores/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/merchant-qualification';

export const handle = { messages: pageMessages('licences') };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadStoreQualification(shop, url.searchParams),
);

export const action = licenceAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: `${loaderData.title} · ${loaderData.name}`,
        description: loaderData.description,
        path: paths.storeQualification(loaderData.id),
        image: paths.storePreview(loaderData.id),
        hidden: loaderData.check !== undefined,
      })
    : [];

export default function MerchantQualification({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StoreQualificationPage
      data={loaderData}
      pictures={actionData?.ok ? actionData.pictures : undefined}
      failure={actionData && !actionData.ok ? actionData.message : undefined}
    />
  );
}
