import { pageMessages } from '../messages/index.ts';
import { CardPage } from '../features/payments/index.ts';
import { loadCardPayment } from '../features/payments/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/stripe-payment';

export const handle = { messages: pageMessages('payments') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadCardPayment(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function StripePayment({ loaderData }: Route.ComponentProps) {
  return <CardPage payment={loaderData} />;
}
