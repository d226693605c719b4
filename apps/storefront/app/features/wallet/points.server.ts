import { getMessages } from '../../messages/index.ts';
import { assertPageExists, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

const perPage = 15;

/** The points of the shopper with their history, or the ways to get more. */
export async function loadPoints(shop: Shop, params: URLSearchParams) {
  const ascension = params.get('tab') === 'ascension';
  const page = ascension ? 1 : pageNumber(params);
  const { api } = shop;
  const [account, records, waiting, user, t] = await Promise.all([
    api.points.account(),
    ascension ? undefined : api.points.records({ page, limit: perPage }),
    ascension ? withTimeout(api.reviews.awaiting({ page: 1, limit: 1 })) : undefined,
    ascension ? withTimeout(api.account.info()) : undefined,
    getMessages(shop.locale.code, 'wallet'),
  ]);
  const pageCount = Math.ceil((records?.total ?? 0) / perPage);
  assertPageExists(shop, page, pageCount);
  return {
    title: t('wallet.pointsTitle'),
    account,
    page,
    pageCount,
    records: records?.items ?? null,
    waitingReviews: waiting?.total ?? null,
    experience: user?.experience ?? null,
  };
}
export type PointsData = Awaited<ReturnType<typeof loadPoints>>;
