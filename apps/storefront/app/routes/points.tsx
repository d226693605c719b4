import { pageMessages } from '../messages/index.ts';
import { PointsPage } from '../features/wallet/index.ts';
import { loadPoints } from '../features/wallet/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/points';

export const handle = { messages: pageMessages('wallet') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) => loadPoints(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Points({ loaderData }: Route.ComponentProps) {
  return <PointsPage data={loaderData} />;
}
