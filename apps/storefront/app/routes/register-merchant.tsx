import { pageMessages } from '../messages/index.ts';
import { SellPage } from '../features/onboarding/index.ts';
import { loadSell } from '../features/onboarding/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/register-merchant';

export const handle = { messages: pageMessages('catalog', 'onboarding') };

export const loader = shopLoader((shop) => loadSell(shop));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, description: loaderData?.lead, path: paths.sell() });

export default function RegisterMerchant({ loaderData }: Route.ComponentProps) {
  return <SellPage data={loaderData} />;
}
