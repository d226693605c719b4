import { pageMessages } from '../messages/index.ts';
import { localeOf } from '@marketfront/i18n';
import { HomePage, loadHomeOrCopy } from '../features/site/index.ts';
import { loadHome } from '../features/site/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { JsonLd, organization, seo, toJson, website } from '../seo/index.ts';
import { paths, useRoot } from '../navigation/index.ts';
import type { Route } from './+types/home';

export const handle = { browse: true, messages: pageMessages('catalog', 'home', 'coupons') };

export const loader = shopLoader(loadHome);

export const clientLoader = ({ serverLoader, params }: Route.ClientLoaderArgs) =>
  loadHomeOrCopy(serverLoader, localeOf(params.locale).code);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, {
    title: loaderData?.title,
    siteName: 'before',
    description: loaderData?.description,
    path: paths.home(),
    feed: paths.feed(),
  });

export default function Home({ loaderData, matches: [, shell] }: Route.ComponentProps) {
  const root = useRoot();
  const service = shell.loaderData?.service ?? null;
  return (
    <>
      <JsonLd json={import.meta.env.SSR ? toJson(organization(root, service), website(root)) : ''} />
      <HomePage data={loaderData} />
    </>
  );
}
