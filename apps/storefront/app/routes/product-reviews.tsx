import { loadReviewsPage } from '../features/reviews/index.server.ts';
import { ProductReviewsPage } from '../features/reviews/index.ts';
import { getMessages, pageMessages } from '../messages/index.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/product-reviews';

export const handle = { browse: true, messages: pageMessages('catalog', 'reviews') };

export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const [data, t] = await Promise.all([
    loadReviewsPage(shop, url.searchParams),
    getMessages(shop.locale.code, 'reviews'),
  ]);
  return { data, title: t('reviews.ofProduct', { name: data.product.name }) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const data = loaderData?.data;
  if (!data) return [];
  const { product, reviews } = data;
  const page = reviews.query.page > 1 ? reviews.query.page : undefined;
  return seo(matches, {
    title: loaderData.title,
    // Filtered lists show parts of this one.
    path: paths.productReviews(product.id, { reviews: page }),
    image: paths.productPreview(product.id),
  });
};

export default function ProductReviews({ loaderData }: Route.ComponentProps) {
  return <ProductReviewsPage data={loaderData.data} />;
}
