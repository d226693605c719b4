import { pageNumber } from '../../platform/page-number.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

const reviewsPerPage = 5;

/** One page of a product's reviews (`reviews` in the address) and their summary; each may fail alone. */
export async function loadProductReviews(shop: Shop, productId: number, params: URLSearchParams) {
  const page = pageNumber(params, 'reviews');
  const [summary, reviews] = await Promise.all([
    withTimeout(queries.reviewSummary(shop, productId)),
    withTimeout(queries.reviews(shop, productId, { kind: 'all', page, limit: reviewsPerPage })),
  ]);
  return {
    summary: summary ?? null,
    reviews: reviews ?? null,
    page,
    pageCount: Math.ceil((reviews?.total ?? 0) / reviewsPerPage),
  };
}
export type ProductReviewsData = Awaited<ReturnType<typeof loadProductReviews>>;
