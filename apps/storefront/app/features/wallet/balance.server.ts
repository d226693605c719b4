import { getMessages } from '../../messages/index.ts';
import { assertPageExists, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

const perPage = 15;

/** The shopper's balance with the marketplace, and its history if the back end has one. */
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
