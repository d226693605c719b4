import { ComparePage } from '../features/catalog/index.ts';
import { loadComparison } from '../features/catalog/index.server.ts';
import { getMessages, pageMessages } from '../messages/index.ts';
import { shopLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/compare';

export const handle = { browse: true, messages: pageMessages('catalog', 'compare') };

export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const [data, t] = await Promise.all([
    loadComparison(shop, url.searchParams),
    getMessages(shop.locale.code, 'compare'),
  ]);
  return { data, title: t('compare.title') };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? seo(matches, { title: loaderData.title, hidden: true }) : [];

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage data={loaderData.data} />;
}
