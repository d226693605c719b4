import { getMessages } from '../../messages/index.ts';
import { assertPageExists } from '../../platform/handlers.server.ts';
import { pageNumber } from '../../platform/page-number.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

const perPage = 15;

/** The money that the shopper has with the marketplace, and its history where the back end keeps one. */
export async function loadBalance(shop: Shop, params: URLSearchParams) {
  const page = pageNumber(params);
  const [balance, records, t] = await Promise.all([
    shop.api.account.balance(),
    withTimeout(shop.api.account.balanceRecords({ page, limit: perPage })),
    getMessages(shop.locale.code, 'wallet'),
  ]);
  const pageCount = Math.ceil((records?.total ?? 0) / perPage);
  if (records) assertPageExists(shop, page, pageCount);
  return { title: t('wallet.balanceTitle'), balance, page, pageCount, records: records?.items ?? null };
}
export type BalanceData = Awaited<ReturnType<typeof loadBalance>>;
