import { pageMessages } from '../messages/index.ts';
import { RefundsPage } from '../features/refunds/index.ts';
import { loadRefunds } from '../features/refunds/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/refunds';

export const handle = { messages: pageMessages('refunds') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadRefunds(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Refunds({ loaderData }: Route.ComponentProps) {
  return <RefundsPage data={loaderData} />;
}
