import { orderTabs, type OrderTab, type UnpaidOrder } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { assertPageExists, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';
import { statusNow } from '../payments/index.ts';

const ordersPerPage = 10;
/** The number of unpaid orders that a search covers; each is cancelled after some hours. */
const mostUnpaid = 50;

/** A day in the URL, such as "2026-11-22"; `""` for any other value. */
function dayOf(value: string | null): string {
  const isDay = value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : '';
}

const orderedDays = (from: string, until: string) =>
  from && until && from > until ? ([until, from] as const) : ([from, until] as const);

interface Filter {
  readonly keyword: string;
  readonly from: string;
  readonly until: string;
}

/** The unpaid orders that match the filter of all orders: the API filters parcels only. */
function matching(orders: readonly UnpaidOrder[], { keyword, from, until }: Filter): readonly UnpaidOrder[] {
  const wanted = keyword.toLocaleLowerCase();
  return orders.filter(({ orderNo, createdAt, groups }) => {
    const texts = [
      orderNo,
      ...groups.flatMap(({ storeName, lines }) => [storeName, ...lines.map(({ name }) => name)]),
    ];
    const day = createdAt?.slice(0, 10) ?? '';
    return (
      texts.some((text) => text.toLocaleLowerCase().includes(wanted)) &&
      (from === '' || day >= from) &&
      (until === '' || day <= until)
    );
  });
}

/** One tab of the shopper's orders. */
export async function loadOrders(shop: Shop, params: URLSearchParams) {
  const tab: OrderTab = orderTabs.find((name) => name === params.get('tab')) ?? 'all';
  const page = pageNumber(params);
  const keyword = (params.get('keywords') ?? '').trim().slice(0, 60);
  // Days in the wrong order are swapped.
  const [from, until] = orderedDays(dayOf(params.get('from')), dayOf(params.get('until')));
  const isFiltered = keyword !== '' || from !== '' || until !== '';
  const paging = { page, limit: ordersPerPage };
  const [counts, center, unpaid, orders, t] = await Promise.all([
    withTimeout(shop.api.orders.counts()),
    withTimeout(shop.api.orders.centerCounts()),
    // Unpaid orders are payments, the others parcels: the first page of "all" shows both. There are few unpaid ones.
    tab === 'toPay' || (tab === 'all' && page === 1)
      ? shop.api.orders.unpaid(isFiltered ? { page: 1, limit: mostUnpaid } : paging)
      : undefined,
    tab === 'toPay' ? undefined : shop.api.orders.list({ ...paging, tab, keyword, from, until }),
    getMessages(shop.locale.code, 'orders'),
  ]);
  const pageCount = Math.ceil(((orders ?? unpaid)?.total ?? 0) / ordersPerPage);
  assertPageExists(shop, page, pageCount);
  return {
    title: t('orders.title'),
    tab,
    page,
    keyword,
    from,
    until,
    isFiltered,
    now: Date.now(),
    counts: counts ?? null,
    /** The numbers of items that wait for a review and of open refunds; both have their own pages. */
    waiting: { reviews: center?.toReview ?? null, refunds: center?.refunds ?? null },
    unpaid: (tab === 'all'
      ? matching(unpaid?.items ?? [], { keyword, from, until })
      : (unpaid?.items ?? [])
    ).map((order) => ({
      ...order,
      status: statusNow({ status: 'toPay', payDeadline: order.payDeadline }),
    })),
    orders: (orders?.items ?? []).filter(({ status }) => status !== 'toPay'),
    pageCount,
  };
}
export type OrdersData = Awaited<ReturnType<typeof loadOrders>>;
export type UnpaidOrderView = OrdersData['unpaid'][number];
