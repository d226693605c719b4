import { getMessages } from '../../messages/index.ts';
import { assertPageExists, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

const rowsPerPage = 10;

/** The lines that wait for a review, or the shopper's reviews, with the numbers of both. */
export async function loadOwnReviews(shop: Shop, params: URLSearchParams) {
  const tab = params.get('tab') === 'written' ? 'written' : 'waiting';
  const page = pageNumber(params);
  const paging = { page, limit: rowsPerPage };
  const { reviews } = shop.api;
  // Some back ends have no list of written reviews; then the tab is missing.
  const [waiting, written, t] = await Promise.all([
    tab === 'waiting' ? reviews.awaiting(paging) : withTimeout(reviews.awaiting({ limit: 1 })),
    tab === 'written' ? reviews.mine(paging) : withTimeout(reviews.mine({ limit: 1 })),
    getMessages(shop.locale.code, 'reviewing'),
  ]);
  const shown = tab === 'waiting' ? waiting : written;
  const pageCount = Math.ceil((shown?.total ?? 0) / rowsPerPage);
  assertPageExists(shop, page, pageCount);
  return {
    title: t('reviewing.title'),
    tab,
    page,
    pageCount,
    counts: { waiting: waiting?.total ?? null, written: written?.total ?? null },
    waiting: tab === 'waiting' ? (waiting?.items ?? []) : [],
    written: tab === 'written' ? (written?.items ?? []) : [],
  } as const;
}
export type OwnReviewsData = Awaited<ReturnType<typeof loadOwnReviews>>;
