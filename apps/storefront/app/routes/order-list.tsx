import { orderTabs, type OrderTab } from '@marketfront/api-client';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Pagination,
  TextField,
  Stack,
  Tabs,
} from '@marketfront/ui';
import { Form } from 'react-router';
import { StoreOrderRow, UnpaidOrderRow } from '../features/orders/order-row.tsx';
import { tabWords } from '../features/orders/status-view.ts';
import { pageOf } from '../platform/page-of.ts';
import { seo } from '../platform/seo.ts';
import { settled } from '../platform/settled.ts';
import { serveSignedIn } from '../platform/shop.server.ts';
import { usePath } from '../platform/use-root.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/order-list';

export const handle = { messages: ['orders'] };

const perPage = 10;

export function loader({ context, url }: Route.LoaderArgs) {
  return serveSignedIn(context, async (shop) => {
    const { searchParams } = url;
    const tab: OrderTab = orderTabs.find((name) => name === searchParams.get('tab')) ?? 'all';
    const page = pageOf(searchParams);
    const keyword = (searchParams.get('keywords') ?? '').trim().slice(0, 60);
    const paging = { page, limit: perPage };
    const [counts, unpaid, orders, t] = await Promise.all([
      settled(shop.api.orders.counts()),
      // Unpaid orders are payments, the others parcels: the first page of "all" shows both.
      tab === 'toPay' || (tab === 'all' && page === 1 && !keyword)
        ? shop.api.orders.unpaid(paging)
        : undefined,
      tab === 'toPay' ? undefined : shop.api.orders.list({ ...paging, tab, ...(keyword && { keyword }) }),
      getMessages(shop.locale.code, 'orders'),
    ]);
    return {
      title: t('orders.title'),
      tab,
      page,
      keyword,
      counts: counts ?? null,
      unpaid: unpaid?.items ?? [],
      orders: (orders?.items ?? []).filter(({ status }) => status !== 'toPay'),
      pageCount: Math.ceil(((orders ?? unpaid)?.total ?? 0) / perPage),
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

const listPath = (params: Record<string, string>) => `/user_center/order/list?${new URLSearchParams(params)}`;

export default function OrderList({ loaderData }: Route.ComponentProps) {
  const t = useMessages('orders');
  const path = usePath();
  const { title, tab, page, keyword, counts, unpaid, orders, pageCount } = loaderData;
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
          href: listPath({ tab: name }),
          label: t(tabWords[name]),
          current: name === tab,
          count: countOf(name),
        }))}
      />
      {tab !== 'toPay' && (
        <search>
          <Form method="get" action={path('/user_center/order/list')}>
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
          actions={<ButtonLink href="/">{t('orders.startShopping')}</ButtonLink>}
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
          hrefFor={(to: number) => listPath({ tab, ...(keyword && { keywords: keyword }), page: String(to) })}
        />
      )}
    </Stack>
  );
}
