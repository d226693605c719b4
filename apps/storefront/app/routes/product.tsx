import { ProductPage } from '../features/catalog/index.ts';
import { loadProduct } from '../features/catalog/index.server.ts';
import { FoldedCoupons } from '../features/coupons/index.ts';
import { ProductQuestions, ProductReviews } from '../features/reviews/index.ts';
import { loadProductQuestions, loadProductReviews } from '../features/reviews/index.server.ts';
import { Seller } from '../features/stores/index.ts';
import { pageMessages, useMessages } from '../messages/index.ts';
import { queries, shopLoader } from '../http/index.server.ts';
import { JsonLd, productGroup, seo, toJson } from '../seo/index.ts';
import { paths, useRoot } from '../navigation/index.ts';
import { withTimeout } from '../services/index.server.ts';
import type { Route } from './+types/product';

export const handle = {
  browse: true,
  messages: pageMessages('catalog', 'coupons', 'favourites', 'product', 'questions', 'reviews', 'seller'),
};

export const loader = shopLoader(async (shop, { params, url }: Route.LoaderArgs) => {
  const [data, reviews, questions] = await Promise.all([
    loadProduct(shop, params.id, url.searchParams),
    loadProductReviews(shop, Number(params.id), url.searchParams),
    loadProductQuestions(shop, Number(params.id), url.searchParams),
  ]);
  const store = await withTimeout(queries.store(shop, data.product.storeId));
  return { data, reviews, questions, service: store?.service ?? null };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const product = loaderData?.data.product;
  return product
    ? seo(matches, {
        title: product.name,
        description: product.intro ?? undefined,
        path: paths.product(product.id),
        type: 'product',
        image: paths.productPreview(product.id),
      })
    : [];
};

export default function Product({ loaderData: { data, reviews, questions, service } }: Route.ComponentProps) {
  const { product } = data;
  const t = useMessages('product');
  const root = useRoot();
  return (
    <>
      <JsonLd
        json={
          import.meta.env.SSR
            ? toJson(
                productGroup(root, {
                  product,
                  delivery: data.delivery,
                  summary: reviews.summary,
                  reviews: reviews.reviews?.items ?? [],
                }),
              )
            : ''
        }
      />
      <ProductPage
        data={data}
        summary={reviews.summary}
        offers={
          data.coupons.length > 0 && (
            <FoldedCoupons
              title={t('product.coupons', { count: data.coupons.length })}
              coupons={data.coupons}
              useHref={paths.store(product.storeId)}
            />
          )
        }
        reviews={<ProductReviews productId={product.id} rating={product.rating} reviews={reviews} />}
        questionCount={questions?.total ?? null}
        questions={questions && <ProductQuestions productId={product.id} questions={questions} />}
        store={
          product.store && (
            <Seller
              store={product.store}
              service={service}
              followsKnown={root.shopper.signedIn}
              product={product}
            />
          )
        }
      />
    </>
  );
}
