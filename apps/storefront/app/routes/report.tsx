import { ReportPage } from '../features/catalog/index.ts';
import { loadReport, reportAction } from '../features/catalog/index.server.ts';
import { getMessages, pageMessages } from '../messages/index.ts';
import { shopLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/report';

export const handle = { messages: pageMessages('catalog', 'report') };

export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const t = await getMessages(shop.locale.code, 'report');
  return { product: await loadReport(shop, url.searchParams), title: t('report.title') };
});

export const action = reportAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportPage product={loaderData.product} />;
}
