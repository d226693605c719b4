import { pageMessages } from '../messages/index.ts';
import { SitePlanPage } from '../features/discovery/index.ts';
import { loadSitePlan } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/site-plan';

export const handle = { messages: pageMessages('catalog', 'site') };

export const loader = shopLoader(loadSitePlan);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, { title: loaderData.title, description: loaderData.description, path: paths.sitePlan() })
    : [];

export default function SitePlan({ loaderData }: Route.ComponentProps) {
  return <SitePlanPage plan={loaderData} />;
}
