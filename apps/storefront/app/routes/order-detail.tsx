import { ButtonLink, Container, EmptyState } from '@marketfront/ui';
import { OrderPage } from '../features/orders/index.ts';
import { identityOf, loadMailedOrder, loadOrder, orderAction } from '../features/orders/index.server.ts';
import { pageMessages, useMessages } from '../messages/index.ts';
import { shopLoader, signedInLoader } from '../http/index.server.ts';
import { accountPaths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/order-detail';

export const handle = {
  messages: pageMessages('orders', 'checkout', 'payments', 'cart', 'refunds', 'seller'),
};

const ownOrder = signedInLoader((shop, { url }: Route.LoaderArgs) => loadOrder(shop, url.searchParams));
const mailedOrder = shopLoader((shop, { url }: Route.LoaderArgs) => loadMailedOrder(shop, url.searchParams));

export const loader = (args: Route.LoaderArgs) =>
  identityOf(args.url.searchParams) ? mailedOrder(args) : ownOrder(args);

export const action = orderAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('orders');
  const { order, refund, service, now, identity, confirm, account, claimed } = loaderData;
  if (claimed !== null) {
    return (
      <EmptyState
        title={t('orders.claimedTitle')}
        description={t('orders.claimedText')}
        // The order requires signing in first.
        actions={
          <ButtonLink tone="primary" href={accountPaths.order(claimed)}>
            {t('orders.claimedSignIn')}
          </ButtonLink>
        }
      />
    );
  }
  if (!order) {
    return (
      <Container>
        <EmptyState title={t('orders.numberMissing')} />
      </Container>
    );
  }
  const error = actionData && 'message' in actionData ? actionData.message : undefined;
  return (
    <OrderPage
      order={order}
      refund={refund}
      service={service}
      now={now}
      identity={identity}
      confirm={confirm}
      error={error}
      account={account}
    />
  );
}
