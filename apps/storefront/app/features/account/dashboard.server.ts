import type { UserCoupon } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { queries, type Shop } from '../../http/index.server.ts';
import { withSession, withTimeout } from '../../services/index.server.ts';
import { loadAddresses } from '../addresses/index.server.ts';
import { hasPoints } from './has-points.server.ts';

const parcelsShown = 3;
const newsShown = 3;
const goodsShown = 4;
/** The number of followed stores, the newest first, whose new products are requested. */
const storesAsked = 4;

/** The coupon that expires first. */
const firstToExpire = (coupons: readonly UserCoupon[]): UserCoupon | null =>
  coupons
    .filter(({ endsAt }) => endsAt !== null)
    .toSorted((a, b) => (a.endsAt ?? '').localeCompare(b.endsAt ?? ''))[0] ?? null;

async function loadCoupons(shop: Shop) {
  const { total, items } = await shop.api.coupons.mine({ usable: true, page: 1, limit: 100 });
  const first = firstToExpire(items);
  return { total, first: first && { name: first.name, endsAt: first.endsAt } };
}

async function loadDefaultAddress(shop: Shop) {
  const addresses = await loadAddresses(shop);
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null;
}

/** The newest products of followed stores, taken from each store in turn. */
async function loadNewGoods(shop: Shop) {
  const { total, items } = await shop.api.favourites.stores({ page: 1, limit: storesAsked });
  const lists = await Promise.all(
    items.map(({ storeId }) =>
      withTimeout(queries.storeProducts(shop, storeId, { order: 'newest', page: 1, limit: goodsShown })),
    ),
  );
  const inTurn = Array.from({ length: goodsShown }, (_, place) =>
    lists.flatMap((list) => list?.items[place] ?? []),
  ).flat();
  return { stores: total, products: inTurn.slice(0, goodsShown) };
}

/** The data of the dashboard's blocks, which lead to next steps. Each fails alone: `null` when it could not be read. */
export async function loadDashboard(shop: Shop) {
  const { api } = shop;
  const [counts, parcels, reviews, coupons, points, pointsServed, address, newGoods, news, t] =
    await Promise.all([
      withSession(api.orders.centerCounts()),
      withSession(api.orders.list({ tab: 'toReceive', page: 1, limit: parcelsShown })),
      withSession(api.reviews.awaiting({ page: 1, limit: parcelsShown })),
      withSession(loadCoupons(shop)),
      withSession(api.points.account()),
      withSession(hasPoints(shop)),
      withSession(loadDefaultAddress(shop).then((found) => ({ found }))),
      withSession(loadNewGoods(shop)),
      withSession(api.notifications.list({ page: 1, limit: newsShown })),
      getMessages(shop.locale.code, 'account'),
    ]);
  return {
    title: t('account.dashboardTitle'),
    counts: counts ?? null,
    parcels: parcels?.items ?? null,
    reviews: reviews ?? null,
    coupons: coupons ?? null,
    points: points ?? null,
    /** False if the back end has no points: then they are not mentioned. */
    hasPoints: pointsServed ?? true,
    /** `found` is `null` when there is no default address. */
    address: address ?? null,
    newGoods: newGoods ?? null,
    news: news?.items ?? null,
  };
}
export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
