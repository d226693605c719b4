import { orderTabs, type OrderTab } from '@marketfront/api-client';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Pagination,
  Stack,
  Tabs,
  TextField,
} from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { StoreOrderRow, UnpaidOrderRow } from './order-row.tsx';
import type { OrdersData } from './orders.server.ts';
import { tabMessages } from './status-view.ts';

export function OrdersPage({ data }: { data: OrdersData }) {
  const t = useMessages('orders');
  const path = usePath();
  const { title, tab, page, keyword, counts, unpaid, orders, pageCount } = data;
  const nothing = unpaid.length === 0 && orders.length === 0;
  const countOf = (name: OrderTab) =>
    name === 'all' || name === 'completed' ? undefined : (counts?.[name] ?? undefined);
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Tabs
        label={t('orders.tabs')}
        items={orderTabs.map((name) => ({
          href: paths.orders({ tab: name }),
          label: t(tabMessages[name]),
          current: name === tab,
          count: countOf(name),
        }))}
      />
      {tab !== 'toPay' && (
        <search>
          <Form method="get" action={path(paths.orders())}>
            <input type="hidden" name="tab" value={tab} />
            <Inline gap="sm" nowrap>
              <TextField
                type="search"
                hideLabel
                key={keyword}
                name="keywords"
                label={t('orders.searchLabel')}
                placeholder={t('orders.searchLabel')}
                defaultValue={keyword}
              />
              <Button type="submit">{t('orders.search')}</Button>
            </Inline>
          </Form>
        </search>
      )}
      {nothing ? (
        <EmptyState
          title={keyword ? t('orders.noMatch', { keyword }) : t('orders.emptyTitle')}
          description={t('orders.emptyText')}
          actions={<ButtonLink href={paths.home()}>{t('orders.startShopping')}</ButtonLink>}
        />
      ) : (
        <Stack gap="lg">
          {unpaid.map((order) => (
            <UnpaidOrderRow key={order.orderNo} order={order} />
          ))}
          {orders.map((order) => (
            <StoreOrderRow key={order.orderNo} order={order} />
          ))}
        </Stack>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => paths.orders({ tab, keywords: keyword, page: to })}
        />
      )}
    </Stack>
  );
}
