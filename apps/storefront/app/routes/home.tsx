import { HomePage } from '../features/site/index.ts';
import { loadHome } from '../features/site/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/home';

export const handle = { messages: ['catalog'] };

export const loader = shopLoader(loadHome);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, {
    title: loaderData?.title,
    siteName: 'before',
    description: loaderData?.description,
    path: paths.home(),
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
