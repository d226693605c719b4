import { orderTabs, type OrderTab } from '@marketfront/api-client';
import { Button, ButtonLink, EmptyState, Heading, Pagination, Stack, Tabs, TextField } from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, usePath } from '../../navigation/index.ts';
import { StoreOrderRow, UnpaidOrderRow } from './order-row.tsx';
import * as styles from './orders-page.css.ts';
import type { OrdersData } from './orders.server.ts';
import { tabMessages } from './status-view.ts';

/** The shopper's orders by status, with search and days; reviews and refunds have their own pages. */
export function OrdersPage({ data }: { data: OrdersData }) {
  const t = useMessages('orders');
  const { title, tab, page, keyword, from, until, isFiltered, now, unpaid, orders, pageCount } = data;
  const nothing = unpaid.length === 0 && orders.length === 0;
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <OrderTabs data={data} />
      {tab !== 'toPay' && <OrderSearch key={`${keyword} ${from} ${until}`} data={data} />}
      {nothing ? (
        <EmptyState
          title={emptyTitle()}
          description={isFiltered ? undefined : t('orders.emptyText')}
          actions={
            isFiltered ? (
              <ButtonLink href={accountPaths.orders({ tab })}>{t('orders.showAll')}</ButtonLink>
            ) : (
              <ButtonLink href={paths.home()}>{t('orders.startShopping')}</ButtonLink>
            )
          }
        />
      ) : (
        <Stack gap="lg">
          {unpaid.map((order) => (
            <UnpaidOrderRow key={order.orderNo} order={order} now={now} />
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
          hrefFor={(to: number) => accountPaths.orders({ tab, keywords: keyword, from, until, page: to })}
        />
      )}
    </Stack>
  );

  function emptyTitle() {
    if (keyword) return t('orders.noMatch', { keyword });
    return t(isFiltered ? 'orders.noneFound' : 'orders.emptyTitle');
  }
}

/** Every status with its count; "to evaluate" and "return/refund" link to separate lists. */
function OrderTabs({ data: { tab, counts, waiting } }: { data: OrdersData }) {
  const t = useMessages('orders');
  const countOf = (name: OrderTab) => (name === 'all' ? undefined : (counts?.[name] ?? undefined));
  const tabItem = (name: OrderTab) => ({
    href: accountPaths.orders({ tab: name }),
    label: t(tabMessages[name]),
    current: name === tab,
    count: countOf(name),
  });
  return (
    <Tabs
      label={t('orders.tabs')}
      items={[
        ...orderTabs.filter((name) => name !== 'completed').map(tabItem),
        { href: accountPaths.reviews(), label: t('orders.toEvaluate'), count: waiting.reviews ?? undefined },
        { href: accountPaths.refunds(), label: t('orders.returns'), count: waiting.refunds ?? undefined },
        tabItem('completed'),
      ]}
    />
  );
}

function OrderSearch({ data: { tab, keyword, from, until } }: { data: OrdersData }) {
  const t = useMessages('orders');
  const path = usePath();
  return (
    <search>
      <Form method="get" action={path(accountPaths.orders())} className={styles.search}>
        <input type="hidden" name="tab" value={tab} />
        <TextField
          type="search"
          name="keywords"
          label={t('orders.searchLabel')}
          defaultValue={keyword}
          className={styles.words}
        />
        <TextField type="date" name="from" label={t('orders.from')} defaultValue={from} />
        <TextField type="date" name="until" label={t('orders.until')} defaultValue={until} />
        <Button type="submit">{t('orders.search')}</Button>
      </Form>
    </search>
  );
}
