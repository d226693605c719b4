import { pageMessages } from '../messages/index.ts';
import { SitePlanPage } from '../features/discovery/index.ts';
import { loadSitePlan } from '../features/discovery/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
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
