import { ButtonLink } from '@marketfront/ui';
import { Suspense } from 'react';
import { ProductPage } from '../features/catalog/index.ts';
import { addToCartAction, loadProduct } from '../features/catalog/index.server.ts';
import { ProductReviews } from '../features/reviews/index.ts';
import { loadProductReviews } from '../features/reviews/index.server.ts';
import { StoreTile } from '../features/stores/index.ts';
import { useMessages } from '../messages/index.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { JsonLd, toJson } from '../platform/json-ld.tsx';
import { paths } from '../platform/paths.ts';
import { useRoot } from '../platform/root-data.ts';
import { seo } from '../platform/seo.ts';
import { productGroup } from '../platform/things.ts';
import type { Route } from './+types/product';

export const handle = { messages: ['catalog', 'favourites', 'product', 'reviews', 'stores'] };

export const loader = shopLoader(async (shop, { params, url }: Route.LoaderArgs) => {
  const [data, reviews] = await Promise.all([
    loadProduct(shop, params.id, url.searchParams),
    loadProductReviews(shop, Number(params.id), url.searchParams),
  ]);
  return { data, reviews };
});

export const action = addToCartAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const product = loaderData?.data.product;
  return product
    ? seo(matches, {
        title: product.name,
        description: product.intro ?? undefined,
        path: paths.product(product.id),
        type: 'product',
        image: paths.previewPicture(product.id),
      })
    : [];
};

export default function Product({ loaderData: { data, reviews } }: Route.ComponentProps) {
  const { product } = data;
  const t = useMessages('stores');
  const root = useRoot();
  return (
    <>
      <JsonLd json={import.meta.env.SSR ? toJson(productGroup(root, product, reviews.summary)) : ''} />
      <ProductPage
        data={data}
        summary={reviews.summary}
        reviews={
          <Suspense>
            <ProductReviews productId={product.id} rating={product.rating} reviews={reviews} />
          </Suspense>
        }
        store={
          product.store && (
            <StoreTile
              store={{ ...product.store, products: product.store.products.slice(0, 3) }}
              actions={<ButtonLink href={paths.store(product.store.id)}>{t('stores.visit')}</ButtonLink>}
            />
          )
        }
      />
    </>
  );
}
