import { Container, EmptyState } from '@marketfront/ui';
import { OrderPage } from '../features/orders/index.ts';
import { loadOrderDetail, orderAction } from '../features/orders/index.server.ts';
import { useMessages } from '../messages/index.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/order-detail';

export const handle = { messages: ['orders', 'checkout', 'payments', 'cart'] };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadOrderDetail(shop, url.searchParams),
);

export const action = orderAction;

/** Also without an account: what the link of a confirmation mail opens is for its reader alone. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('orders');
  const { order, identity, confirm } = loaderData;
  if (!order) {
    return (
      <Container>
        <EmptyState title={t('orders.numberMissing')} />
      </Container>
    );
  }
  const error = actionData && 'message' in actionData ? actionData.message : undefined;
  return <OrderPage order={order} identity={identity} confirm={confirm} error={error} />;
}
