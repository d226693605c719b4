import { pageMessages } from '../messages/index.ts';
import { PaymentPage } from '../features/payments/index.ts';
import { loadPayment, paymentAction } from '../features/payments/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/payment';

export const handle = { messages: pageMessages('payments') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadPayment(shop, url.searchParams),
);

export const action = paymentAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData && 'message' in actionData ? actionData.message : undefined;
  return <PaymentPage payment={loaderData} error={error} />;
}
