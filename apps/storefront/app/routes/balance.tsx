import { pageMessages } from '../messages/index.ts';
import { BalancePage } from '../features/wallet/index.ts';
import { loadBalance } from '../features/wallet/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/balance';

export const handle = { messages: pageMessages('wallet') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadBalance(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Balance({ loaderData }: Route.ComponentProps) {
  return <BalancePage data={loaderData} />;
}
