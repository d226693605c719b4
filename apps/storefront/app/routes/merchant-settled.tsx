import { pageMessages } from '../messages/index.ts';
import { ApplicationPage } from '../features/onboarding/index.ts';
import { applyAction, loadApplication } from '../features/onboarding/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/merchant-settled';

export const handle = { messages: pageMessages('catalog', 'onboarding', 'site'), completeUi: true };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadApplication(shop, url.searchParams),
);

export const action = applyAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function MerchantSettled({ loaderData }: Route.ComponentProps) {
  return <ApplicationPage data={loaderData} />;
}
