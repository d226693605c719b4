import { isPaidLater, type Refund, type ServiceContact } from '@marketfront/api-client';
import { cartLineProps } from '@marketfront/api-client/ui';
import { formatDate, formatNumber } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  CartLine,
  CartMerchantGroup,
  Countdown,
  DescriptionList,
  Heading,
  Inline,
  Link,
  Notice,
  OrderStatusBadge,
  PriceBreakdown,
  Spread,
  Stack,
} from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { Trail } from '../../platform/trail.tsx';
import { usePath, useRoot } from '../../platform/root-data.ts';
import { useTotalRows } from '../checkout/index.ts';
import { ServiceButton } from '../stores/index.ts';
import { useMethodName } from '../payments/index.ts';
import { CancelReason } from './cancel-reason.tsx';
import { CopyText, PrintButton } from './copy-text.tsx';
import { isServed, OrderActions } from './order-actions.tsx';
import type { OrderView } from './order-detail.server.ts';
import * as styles from './order-page.css.ts';
import { OrderProgress } from './order-progress.tsx';
import { ParcelSection } from './parcel-section.tsx';
import { RefundSummarySection } from './refund-section.tsx';
import { type ConfirmedAction, confirmations, statusView } from './status-view.ts';

interface OrderPageProps {
  readonly order: OrderView;
  /** The newest refund of a store order. */
  readonly refund: Refund | null;
  /** How to reach the store, where there is one. */
  readonly service: ServiceContact | null;
  /** The server's time, for countdowns. */
  readonly now: number;
  /** Proves that the order is the shopper's, where its confirmation mail opened it; `""` in their account. */
  readonly identity: string;
  /** The action that the address asks to confirm. */
  readonly confirm: ConfirmedAction | null;
  readonly error: string | undefined;
}

export function OrderPage({ order, refund, service, now, identity, confirm, error }: OrderPageProps) {
  const t = useMessages('orders');
  const checkout = useMessages('checkout');
  const payments = useMessages('payments');
  const cart = useMessages('cart');
  const { locale, timeZone, site } = useRoot();
  const { message, tone } = statusView[order.status];
  const time = (iso: string | null) => formatDate(locale, iso, { style: 'dateTime', timeZone });
  const { consignee } = order;
  const methodName = useMethodName()(order.paymentMethod);
  const totalRows = useTotalRows(order.totals);
  return (
    <Stack gap="xl" className={styles.page}>
      <p className={styles.letterhead}>
        {site.name} · {t('orders.invoice')}
      </p>
      {!identity && (
        <Trail items={[{ href: paths.orders(), label: t('orders.title') }, { label: order.orderNo }]} />
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
          <Countdown until={Date.parse(order.payDeadline)} now={now} />
        </Notice>
      )}
      {order.status === 'toReceive' && order.receiveDeadline && (
        <Notice tone="info">{t('orders.autoReceive', { date: time(order.receiveDeadline) })}</Notice>
      )}
      <OrderProgress order={order} />
      {confirm && !identity ? (
        <Confirm action={confirm} orderNo={order.orderNo} />
      ) : (
        <OrderButtons order={order} identity={identity} service={service} />
      )}
      {refund && <RefundSummarySection refund={refund} />}
      {order.groups.map((group) => (
        <CartMerchantGroup
          key={group.orderNo}
          name={group.storeName}
          href={paths.store(group.storeId)}
          actions={
            group.orderNo !== order.orderNo && order.status !== 'toPay' && order.status !== 'cancelled' ? (
              <Link href={paths.order(group.orderNo, { identity })}>
                {t('orders.orderNo', { orderNo: group.orderNo })}
              </Link>
            ) : undefined
          }
        >
          {group.lines.map((line) => (
            <CartLine
              key={line.id}
              {...cartLineProps(line, paths)}
              quantity={
                checkout('checkout.pieces', { count: formatNumber(locale, line.quantity) }) +
                (line.refunded > 0
                  ? ` · ${t('orders.piecesRefunded', { count: formatNumber(locale, line.refunded) })}`
                  : '')
              }
            />
          ))}
        </CartMerchantGroup>
      ))}
      {order.shipment && <ParcelSection shipment={order.shipment} />}
      <DescriptionList
        items={[
          {
            term: t('orders.consignee'),
            description: [consignee.name, consignee.phone].filter(Boolean).join(' · '),
          },
          { term: t('orders.address'), description: consignee.address ?? '' },
          ...(consignee.email ? [{ term: t('orders.email'), description: consignee.email }] : []),
          {
            term: t('orders.number'),
            description: <CopyText text={order.orderNo} label={t('orders.copyNumber')} />,
          },
          { term: t('orders.placed'), description: time(order.createdAt) },
          {
            term: t('orders.paymentStatus'),
            description: t(
              order.paid && !isPaidLater(order.paymentMethod) ? 'orders.isPaid' : 'orders.isUnpaid',
            ),
          },
          ...(order.paidAt && !isPaidLater(order.paymentMethod)
            ? [{ term: t('orders.paid'), description: time(order.paidAt) }]
            : []),
          ...(methodName ? [{ term: t('orders.payType'), description: methodName }] : []),
          ...(order.note ? [{ term: t('orders.note'), description: order.note }] : []),
        ]}
      />
      <PriceBreakdown
        rows={totalRows}
        total={{
          label: order.status === 'toPay' ? payments('payments.payable') : cart('cart.total'),
          amount: order.totals.payable,
        }}
      />
    </Stack>
  );
}

/** In the account all actions of the order; where its mail opened it, only the way to pay. */
function OrderButtons({ order, identity, service }: Pick<OrderPageProps, 'order' | 'identity' | 'service'>) {
  const t = useMessages('orders');
  return (
    <Inline gap="sm" className={styles.actions}>
      {identity ? (
        order.actions.some(isServed) && (
          <ButtonLink tone="accent" size="sm" href={paths.payment(order.orderNo)}>
            {t('orders.payNow')}
          </ButtonLink>
        )
      ) : (
        <OrderActions orderNo={order.orderNo} actions={order.actions} refundNo={order.refundNo} />
      )}
      {service && <ServiceButton service={service} storeName={order.groups[0]?.storeName ?? ''} />}
      <PrintButton />
    </Inline>
  );
}

/** The confirmation as a part of the page, for browsers without script. */
function Confirm({ action, orderNo }: { action: ConfirmedAction; orderNo: string }) {
  const t = useMessages('orders');
  const path = usePath();
  const { title, text, confirm, keep } = confirmations[action];
  return (
    <Form method="post" action={path(paths.order(orderNo))}>
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
            <ButtonLink tone="quiet" href={paths.order(orderNo)}>
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
