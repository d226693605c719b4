import { Container, EmptyState } from '@marketfront/ui';
import { loadOrder } from '../features/orders/load-order.server.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { actOnOrder } from '../features/orders/orders.server.ts';
import { isConfirmed } from '../features/orders/status-view.ts';
import { actionError, field } from '../platform/action.server.ts';
import { seo } from '../platform/seo.ts';
import { serveSignedIn, shopOf, toSignIn } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/order-detail';

export const handle = { messages: ['orders', 'checkout', 'cart'] };

export function loader({ context, url }: Route.LoaderArgs) {
  return serveSignedIn(context, async (shop) => {
    const t = await getMessages(shop.locale.code, 'orders');
    const orderNo = url.searchParams.get('orderNo') ?? '';
    const asked = url.searchParams.get('confirm') ?? '';
    return {
      title: t('orders.detailTitle'),
      confirm: isConfirmed(asked) ? asked : null,
      order: orderNo ? await loadOrder(shop, orderNo) : null,
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!shop.signedIn) throw toSignIn(shop, shop.here);
  const form = await request.formData();
  try {
    return await actOnOrder(shop, field(form, 'intent', 40), field(form, 'orderNo', 64));
  } catch (error) {
    return actionError(shop, error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('orders');
  if (!loaderData.order) {
    return (
      <Container>
        <EmptyState title={t('orders.numberMissing')} />
      </Container>
    );
  }
  return (
    <OrderPage
      order={loaderData.order}
      confirm={loaderData.confirm}
      failure={actionData && 'message' in actionData ? actionData.message : undefined}
    />
  );
}
