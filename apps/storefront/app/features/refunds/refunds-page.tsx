import { type RefundSummary, refundTurn } from '@marketfront/api-client';
import { orderLineProps } from '@marketfront/api-client/ui';
import { formatDate } from '@marketfront/i18n/format';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  OrderCard,
  OrderStatusBadge,
  Pagination,
  Price,
  Stack,
  Text,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import type { RefundsData } from './refunds.server.ts';
import { stateView } from './state-view.ts';

/** The shopper's refunds, each with its state and the side that has to act. */
export function RefundsPage({ data: { title, page, pageCount, refunds } }: { data: RefundsData }) {
  const t = useMessages('refunds');
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {refunds.length === 0 && (
        <EmptyState
          title={t('refunds.none')}
          description={t('refunds.noneText')}
          actions={<ButtonLink href={accountPaths.orders()}>{t('refunds.toOrders')}</ButtonLink>}
        />
      )}
      {refunds.map((refund) => (
        <RefundRow key={refund.refundNo} refund={refund} />
      ))}
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefFor={accountPaths.refunds} />}
    </Stack>
  );
}

function RefundRow({ refund }: { refund: RefundSummary }) {
  const t = useMessages('refunds');
  const { locale, timeZone } = useRoot();
  const { refundNo, orderNo, storeId, storeName, state, amount, deadline, createdAt, lines } = refund;
  const { message, tone } = stateView[state];
  const isYours = refundTurn[state] === 'you';
  return (
    <OrderCard
      orderNo={orderNo}
      href={accountPaths.order(orderNo)}
      date={formatDate(locale, createdAt, { style: 'dateTime', timeZone })}
      status={<OrderStatusBadge tone={tone} label={t(message)} />}
      store={storeName === null ? undefined : { name: storeName, href: paths.store(storeId) }}
      lines={lines.map((line) => ({ ...orderLineProps(line, paths), key: String(line.id) }))}
      total={
        <>
          <Inline gap="sm" align="baseline">
            <Text tone="muted">{t('refunds.amount')}</Text>
            <Price amount={amount} />
          </Inline>
          {isYours && deadline && (
            <Text tone="muted">
              {t('refunds.sendBefore', {
                time: formatDate(locale, deadline, { style: 'dateTime', timeZone }),
              })}
            </Text>
          )}
        </>
      }
      actions={
        <ButtonLink
          size="sm"
          tone={isYours ? 'primary' : 'neutral'}
          href={accountPaths.refund(refundNo)}
          aria-label={
            isYours ? `${t('refunds.sendGoods')}: ${refundNo}` : t('refunds.viewNo', { number: refundNo })
          }
        >
          {isYours ? t('refunds.sendGoods') : t('refunds.view')}
        </ButtonLink>
      }
    />
  );
}
