import { pageMessages } from '../messages/index.ts';
import { LogisticsPage } from '../features/orders/index.ts';
import { loadLogistics, orderAction } from '../features/orders/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/logistics';

export const handle = { messages: pageMessages('orders') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadLogistics(shop, url.searchParams),
);

/** The actions of script on the order from here; without script, the order's own page handles them. */
export const action = orderAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Logistics({ loaderData }: Route.ComponentProps) {
  return <LogisticsPage data={loaderData} />;
}
