import { pageMessages } from '../messages/index.ts';
import { PaymentResultPage } from '../features/payments/index.ts';
import { orderAction } from '../features/orders/index.server.ts';
import { loadPaymentResult } from '../features/payments/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/payment-result';

export const handle = { messages: pageMessages('payments', 'cart') };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadPaymentResult(shop, url.searchParams),
);

export const action = orderAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function PaymentResult({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData && 'message' in actionData ? actionData.message : undefined;
  return <PaymentResultPage result={loaderData} error={error} />;
}
