import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { parseReviewQuery } from './review-query.ts';

/** The number of reviews on the product page. */
const reviewsPerPage = 5;

/** One page of a product's reviews for the query in the URL, and their summary; each may fail alone. */
export async function loadProductReviews(
  shop: Shop,
  productId: number,
  params: URLSearchParams,
  limit = reviewsPerPage,
) {
  const query = parseReviewQuery(params);
  const wanted = { ...query, kind: 'all', limit } as const;
  const [summary, reviews] = await Promise.all([
    withTimeout(queries.reviewSummary(shop, productId)),
    // For signed-in shoppers the response says which reviews they found helpful, so it is not shared.
    withTimeout(
      shop.signedIn
        ? shop.api.reviews.ofProduct(productId, wanted)
        : queries.reviews(shop, productId, wanted),
    ),
  ]);
  return {
    summary: summary ?? null,
    reviews: reviews ?? null,
    query,
    pageCount: Math.ceil((reviews?.total ?? 0) / limit),
  };
}
export type ProductReviewsData = Awaited<ReturnType<typeof loadProductReviews>>;
