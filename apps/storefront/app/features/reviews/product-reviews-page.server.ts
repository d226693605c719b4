import { parsePositiveInteger } from '@marketfront/api-client';
import { notFound, queries, type Shop } from '../../http/index.server.ts';
import { loadProductReviews } from './product-reviews.server.ts';

/** More than beside the product, which shows the first ones. */
const perPage = 10;

/** The reviews of the product that the address names (`id`), and what the page shows of the product. */
export async function loadReviewsPage(shop: Shop, params: URLSearchParams) {
  const id = parsePositiveInteger(params.get('id'));
  if (id === undefined) throw notFound();
  const [{ name, image, price, listPrice, rating }, reviews] = await Promise.all([
    queries.product(shop, id),
    loadProductReviews(shop, id, params, perPage),
  ]);
  return { product: { id, name, image, price, listPrice, rating }, reviews };
}
export type ReviewsPageData = Awaited<ReturnType<typeof loadReviewsPage>>;
