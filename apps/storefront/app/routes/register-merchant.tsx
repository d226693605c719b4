import { pageMessages } from '../messages/index.ts';
import { SellPage } from '../features/onboarding/index.ts';
import { loadSell } from '../features/onboarding/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/register-merchant';

export const handle = { messages: pageMessages('catalog', 'onboarding') };

export const loader = shopLoader((shop) => loadSell(shop));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, description: loaderData?.lead, path: paths.sell() });

export default function RegisterMerchant({ loaderData }: Route.ComponentProps) {
  return <SellPage data={loaderData} />;
}
