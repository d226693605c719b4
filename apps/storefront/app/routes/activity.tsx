import { pageMessages } from '../messages/index.ts';
import { ActivitiesPage, ActivityPage } from '../features/catalog/index.ts';
import { loadActivities, loadActivity } from '../features/catalog/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/activity';

export const handle = { browse: true, messages: pageMessages('catalog', 'home') };

/** One activity, or all of them without an id. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) =>
  url.searchParams.get('id') ? loadActivity(shop, url.searchParams) : loadActivities(shop),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  return 'activities' in loaderData
    ? seo(matches, { title: loaderData.title, description: loaderData.description, path: paths.activities() })
    : seo(matches, {
        title: loaderData.name,
        description: loaderData.description,
        path: paths.activity(loaderData.id),
        image: loaderData.banner,
      });
};

export default function Activity({ loaderData }: Route.ComponentProps) {
  return 'activities' in loaderData ? (
    <ActivitiesPage activities={loaderData.activities} />
  ) : (
    <ActivityPage activity={loaderData} />
  );
}
