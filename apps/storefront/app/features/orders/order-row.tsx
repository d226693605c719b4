import { actionsOfOrder, orderActions, type StoreOrderSummary } from '@marketfront/api-client';
import { orderCardProps } from '@marketfront/api-client/ui';
import { formatDate } from '@marketfront/i18n/format';
import { Inline, OrderCard, OrderStatusBadge, Price, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { useMessages } from '../../messages/index.ts';
import { TimeToPay } from '../payments/index.ts';
import { OrderActions } from './order-actions.tsx';
import type { UnpaidOrderView } from './orders.server.ts';
import { statusView } from './status-view.ts';

const links = { product: paths.product, store: paths.store, order: accountPaths.order };

export function StoreOrderRow({ order }: { order: StoreOrderSummary }) {
  const t = useMessages('orders');
  const { locale, timeZone } = useRoot();
  const { message, tone } = statusView[order.status];
  return (
    <OrderCard
      {...orderCardProps(order, links)}
      date={formatDate(locale, order.createdAt, { style: 'dateTime', timeZone })}
      status={<OrderStatusBadge tone={tone} label={t(message)} />}
      total={
        <OrderTotal
          count={order.quantity}
          amount={order.total}
          note={
            order.status === 'toReceive' && order.receiveDeadline
              ? t('orders.autoReceive', { date: formatDate(locale, order.receiveDeadline, { timeZone }) })
              : undefined
          }
        />
      }
      actions={
        <OrderActions orderNo={order.orderNo} actions={actionsOfOrder(order)} refundNo={order.refundNo} />
      }
    />
  );
}

/** A payment, which may include the parcels of several stores. */
export function UnpaidOrderRow({ order, now }: { order: UnpaidOrderView; now: number }) {
  const t = useMessages('orders');
  const { locale, timeZone } = useRoot();
  const { message, tone } = statusView[order.status];
  const isPayable = order.status === 'toPay';
  return (
    <OrderCard
      {...orderCardProps(order, links)}
      date={formatDate(locale, order.createdAt, { style: 'dateTime', timeZone })}
      status={<OrderStatusBadge tone={tone} label={t(message)} />}
      total={
        <OrderTotal
          count={order.quantity}
          amount={order.payable}
          note={
            isPayable &&
            order.payDeadline && (
              <>
                {t('orders.payBefore', {
                  time: formatDate(locale, order.payDeadline, { style: 'dateTime', timeZone }),
                })}{' '}
                <TimeToPay deadline={order.payDeadline} now={now} />
              </>
            )
          }
        />
      }
      actions={isPayable && <OrderActions orderNo={order.orderNo} actions={orderActions.toPay} />}
    />
  );
}

function OrderTotal({ count, amount, note }: { count: number; amount: string; note: ReactNode }) {
  const t = useMessages('orders');
  return (
    <>
      <Inline gap="sm" align="baseline">
        <Text tone="muted">{t('orders.total', { count })}</Text>
        <Price amount={amount} />
      </Inline>
      {note && <Text tone="muted">{note}</Text>}
    </>
  );
}
