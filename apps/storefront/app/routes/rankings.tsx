import { pageMessages } from '../messages/index.ts';
import { RankingsPage } from '../features/catalog/index.ts';
import { loadRankings } from '../features/catalog/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/rankings';

export const handle = { browse: true, messages: pageMessages('catalog', 'home') };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadRankings(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: paths.rankings({ kind: loaderData.kind, ...(loaderData.id && { id: loaderData.id }) }),
      })
    : [];

export default function Rankings({ loaderData }: Route.ComponentProps) {
  return <RankingsPage rankings={loaderData} />;
}
