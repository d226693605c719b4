import { ActivityPage } from '../features/catalog/index.ts';
import { loadActivity } from '../features/catalog/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/activity';

export const handle = { messages: ['catalog'] };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadActivity(shop, url.searchParams));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? seo(matches, { title: loaderData.name, path: paths.activity(loaderData.id) }) : [];

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ActivityPage activity={loaderData} />;
}
