import { parsePositiveInteger } from '@marketfront/api-client';
import { notFound, queries, type Shop } from '../../http/index.server.ts';
import { loadProductReviews } from './product-reviews.server.ts';

/** More than on the product page, which shows only the first ones. */
const perPage = 10;

/** The reviews of the product in the URL (`id`), and the product data for the page. */
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
