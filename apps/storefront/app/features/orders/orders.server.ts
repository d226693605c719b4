import { orderTabs, type OrderTab } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { assertPageExists } from '../../platform/handlers.server.ts';
import { pageNumber } from '../../platform/page-number.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

const ordersPerPage = 10;

/** One tab of the shopper's orders. */
export async function loadOrders(shop: Shop, params: URLSearchParams) {
  const tab: OrderTab = orderTabs.find((name) => name === params.get('tab')) ?? 'all';
  const page = pageNumber(params);
  const keyword = (params.get('keywords') ?? '').trim().slice(0, 60);
  const paging = { page, limit: ordersPerPage };
  const [counts, unpaid, orders, t] = await Promise.all([
    withTimeout(shop.api.orders.counts()),
    // Unpaid orders are payments, the others parcels: the first page of "all" shows both.
    tab === 'toPay' || (tab === 'all' && page === 1 && !keyword) ? shop.api.orders.unpaid(paging) : undefined,
    tab === 'toPay' ? undefined : shop.api.orders.list({ ...paging, tab, ...(keyword && { keyword }) }),
    getMessages(shop.locale.code, 'orders'),
  ]);
  const pageCount = Math.ceil(((orders ?? unpaid)?.total ?? 0) / ordersPerPage);
  assertPageExists(shop, page, pageCount);
  return {
    title: t('orders.title'),
    tab,
    page,
    keyword,
    counts: counts ?? null,
    unpaid: unpaid?.items ?? [],
    orders: (orders?.items ?? []).filter(({ status }) => status !== 'toPay'),
    pageCount,
  };
}
export type OrdersData = Awaited<ReturnType<typeof loadOrders>>;
