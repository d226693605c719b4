import { orderLineProps } from '@marketfront/api-client/ui';
import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  Heading,
  Inline,
  OrderLines,
  OrderStatusBadge,
  Spread,
  Stack,
  Card,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { OrderActions } from './order-actions.tsx';
import type { LogisticsData } from './order-detail.server.ts';
import { ParcelSection } from './parcel-section.tsx';
import { statusView } from './status-view.ts';

/** The progress of a parcel: carrier, number, events, and destination. */
export function LogisticsPage({ data: { title, order } }: { data: LogisticsData }) {
  const t = useMessages('orders');
  if (order === null) return <EmptyState level={1} title={t('orders.numberMissing')} />;
  const { orderNo, status, shipment, consignee, groups } = order;
  const { message, tone } = statusView[status];
  return (
    <Stack gap="xl">
      <PageBreadcrumb
        items={[
          { href: accountPaths.orders(), label: t('orders.title') },
          { href: accountPaths.order(orderNo), label: orderNo },
          { label: title },
        ]}
      />
      <Spread gap="md">
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <OrderStatusBadge tone={tone} label={t(message)} />
      </Spread>
      {shipment ? (
        <ParcelSection shipment={shipment} />
      ) : (
        <EmptyState title={t('orders.notShipped')} description={t('orders.notShippedText')} />
      )}
      <DescriptionList
        items={[
          {
            term: t('orders.consignee'),
            description: [consignee.name, consignee.phone].filter(Boolean).join(' · '),
          },
          { term: t('orders.address'), description: consignee.address ?? '' },
        ]}
      />
      {groups.map((group) => (
        <Card key={group.orderNo} padding="none">
          <OrderLines
            lines={group.lines.map((line) => ({ ...orderLineProps(line, paths), key: String(line.id) }))}
          />
        </Card>
      ))}
      <Inline gap="sm">
        {status === 'toReceive' && <OrderActions orderNo={orderNo} actions={['confirmReceipt']} />}
        <ButtonLink size="sm" href={accountPaths.order(orderNo)}>
          {t('orders.toOrder')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
