import { pageMessages } from '../messages/index.ts';
import { RefundPage } from '../features/refunds/index.ts';
import { loadRefund, refundAction } from '../features/refunds/index.server.ts';
import { CompleteUi } from '../state/complete-ui.tsx';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/refund';

export const handle = { messages: pageMessages('refunds'), completeUi: true };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) => loadRefund(shop, url.searchParams));

export const action = refundAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Refund({ loaderData }: Route.ComponentProps) {
  return (
    <CompleteUi>
      <RefundPage data={loaderData} />
    </CompleteUi>
  );
}
