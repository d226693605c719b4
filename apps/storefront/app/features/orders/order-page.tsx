import type { Refund, ServiceContact } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  Notice,
  OrderStatusBadge,
  Spread,
  Stack,
} from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { later } from '../../../speed/browser/later.tsx';
import { accountPaths, usePath, useRoot } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { type GuestAccount, GuestAccountPanel, GuestSession, ResumeButton } from '../guest-account/index.ts';
import { TimeToPay } from '../payments/index.ts';
import { ServiceButton } from '../stores/index.ts';
import { CancelReason } from './cancel-reason.tsx';
import { PrintButton } from './copy-text.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderView } from './order-detail.server.ts';
import * as styles from './order-page.css.ts';
import { OrderProgress } from './order-progress.tsx';
import { actionViews, type ConfirmedAction } from './action-view.ts';
import { statusView } from './status-view.ts';

const OrderDetails = later(() => import('./order-details.tsx'));

interface OrderPageProps {
  readonly order: OrderView;
  /** The newest refund of a store order. */
  readonly refund: Refund | null;
  /** The contact of the store, if it has one. */
  readonly service: ServiceContact | null;
  /** The server's time, for countdowns. */
  readonly now: number;
  /** Proves that the order belongs to the visitor, if opened from its confirmation mail; `""` in their account. */
  readonly identity: string;
  /** The action in the URL that needs a confirmation. */
  readonly confirm: ConfirmedAction | null;
  readonly error: string | undefined;
  /** The options to add a guest's order to an account. */
  readonly account: GuestAccount | null;
}

export function OrderPage({
  order,
  refund,
  service,
  now,
  identity,
  confirm,
  error,
  account,
}: OrderPageProps) {
  const t = useMessages('orders');
  const { locale, timeZone, site } = useRoot();
  const { message, tone } = statusView[order.status];
  const time = (iso: string | null) => formatDate(locale, iso, { style: 'dateTime', timeZone });
  return (
    <Stack gap="xl" className={styles.page}>
      <p className={styles.letterhead}>
        {site.name} · {t('orders.invoice')}
      </p>
      {!identity && (
        <PageBreadcrumb
          items={[{ href: accountPaths.orders(), label: t('orders.title') }, { label: order.orderNo }]}
        />
      )}
      <Spread gap="md">
        <Heading level={1} size="lg">
          {t('orders.orderNo', { orderNo: order.orderNo })}
        </Heading>
        <OrderStatusBadge tone={tone} label={t(message)} />
      </Spread>
      {error && (
        <Notice tone="critical" role="alert">
          {error}
        </Notice>
      )}
      {order.status === 'toPay' && order.payDeadline && (
        <Notice tone="warning">
          {t('orders.payBefore', { time: time(order.payDeadline) })}{' '}
          <TimeToPay deadline={order.payDeadline} now={now} />
        </Notice>
      )}
      {order.status === 'toReceive' && order.receiveDeadline && (
        <Notice tone="info">{t('orders.autoReceive', { date: time(order.receiveDeadline) })}</Notice>
      )}
      <OrderProgress order={order} />
      {confirm && !identity && order.actions.includes(confirm) ? (
        <Confirm action={confirm} orderNo={order.orderNo} />
      ) : (
        <OrderButtons order={order} identity={identity} service={service} account={account} />
      )}
      {identity && <GuestSession orderNo={order.orderNo} guest={account} />}
      <GuestAccountPanel guest={account} />
      <OrderDetails order={order} refund={refund} identity={identity} proof={account?.proof ?? ''} />
    </Stack>
  );
}

/** In the account, all actions of the order; on the page opened from its mail, only payment. */
function OrderButtons({
  order,
  identity,
  service,
  account,
}: Pick<OrderPageProps, 'order' | 'identity' | 'service' | 'account'>) {
  return (
    <Inline gap="sm" className={styles.actions}>
      {identity ? (
        order.actions.length > 0 && <PayMailedOrder orderNo={order.orderNo} account={account} />
      ) : (
        <OrderActions orderNo={order.orderNo} actions={order.actions} refundNo={order.refundNo} />
      )}
      {service && <ServiceButton service={service} storeName={order.groups[0]?.storeName ?? ''} />}
      <PrintButton />
    </Inline>
  );
}

/** Pays as the guest whose mail opened the order; without the proof from that mail, its owner signs in first. */
function PayMailedOrder({ orderNo, account }: { orderNo: string } & Pick<OrderPageProps, 'account'>) {
  const t = useMessages('orders');
  // An account holder pays the order after adding it to the account.
  if (account?.step === 'claim') return null;
  return account ? (
    <ResumeButton orderNo={orderNo} guest={account} step="pay">
      {t('orders.payNow')}
    </ResumeButton>
  ) : (
    <ButtonLink tone="accent" size="sm" href={accountPaths.payment(orderNo)}>
      {t('orders.payNow')}
    </ButtonLink>
  );
}

/** The confirmation as part of the page, for browsers without script. */
function Confirm({ action, orderNo }: { action: ConfirmedAction; orderNo: string }) {
  const t = useMessages('orders');
  const path = usePath();
  const { title, text, confirm, keep } = actionViews[action].asks;
  return (
    <Form method="post" action={path(accountPaths.order(orderNo))}>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="orderNo" value={orderNo} />
      <Notice
        tone="warning"
        title={t(title)}
        actions={
          <>
            <Button tone="primary" type="submit">
              {t(confirm)}
            </Button>
            <ButtonLink tone="quiet" href={accountPaths.order(orderNo)}>
              {t(keep)}
            </ButtonLink>
          </>
        }
      >
        {t(text)}
        {action === 'cancel' && <CancelReason />}
      </Notice>
    </Form>
  );
}
