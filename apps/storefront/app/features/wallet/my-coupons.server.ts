import { getMessages } from '../../messages/index.ts';
import { assertPageExists, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

const perPage = 12;
const offered = 6;

/** The shopper's coupons, usable or else used and expired, and coupons that can be collected. */
export async function loadMyCoupons(shop: Shop, params: URLSearchParams) {
  const past = params.get('show') === 'past';
  const page = pageNumber(params);
  const { coupons } = shop.api;
  const [mine, open, t] = await Promise.all([
    coupons.mine({ usable: !past, page, limit: perPage }),
    past || page > 1 ? undefined : withTimeout(coupons.list({ scope: 'platform', page: 1, limit: 50 })),
    getMessages(shop.locale.code, 'wallet'),
  ]);
  const pageCount = Math.ceil(mine.total / perPage);
  assertPageExists(shop, page, pageCount);
  return {
    title: t('wallet.couponsTitle'),
    past,
    page,
    pageCount,
    now: new Date().toISOString(),
    coupons: mine.items,
    offered: (open?.items ?? []).filter(({ received }) => !received).slice(0, offered),
  };
}
export type MyCouponsData = Awaited<ReturnType<typeof loadMyCoupons>>;
