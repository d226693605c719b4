import { pageMessages } from '../messages/index.ts';
import { OrdersPage } from '../features/orders/index.ts';
import { loadOrders, orderAction } from '../features/orders/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/order-list';

export const handle = { messages: pageMessages('orders') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) => loadOrders(shop, url.searchParams));

/** The actions of script on the orders of the list; without script, their own pages handle them. */
export const action = orderAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function OrderList({ loaderData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData} />;
}
