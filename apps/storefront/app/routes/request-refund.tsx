import { pageMessages } from '../messages/index.ts';
import { RequestRefundPage } from '../features/refunds/index.ts';
import { loadRequestRefund, requestRefundAction } from '../features/refunds/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/request-refund';

export const handle = { messages: pageMessages('refunds', 'orders'), completeUi: true };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadRequestRefund(shop, url.searchParams),
);

export const action = requestRefundAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function RequestRefund({ loaderData }: Route.ComponentProps) {
  return <RequestRefundPage {...loaderData} />;
}
