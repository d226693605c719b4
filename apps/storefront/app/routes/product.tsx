import { initialSelection, limits } from '@marketfront/api-client';
import {
  AsideLayout,
  Breadcrumb,
  Container,
  Disclosure,
  Gallery,
  ProductLayout,
  ProductRail,
  Stack,
} from '@marketfront/ui';
import { data } from 'react-router';
import { addToCart } from '../features/cart/cart.server.ts';
import { ProductTile } from '../features/catalog/index.ts';
import {
  BuyPanel,
  ProductReviews,
  ProductStore,
  productJsonLd,
  RichText,
  useSku,
} from '../features/product/index.ts';
import { skuFromForm } from '../features/product/sku-from-form.server.ts';
import { cleanHtml } from '../features/product/sanitize.server.ts';
import { actionError, isEnhanced, positiveInteger } from '../platform/action.server.ts';
import { config } from '../platform/config.server.ts';
import { useNonce } from '../platform/nonce.ts';
import { pageOf } from '../platform/page-of.ts';
import { seo } from '../platform/seo.ts';
import { settled } from '../platform/settled.ts';
import { serve, shopOf } from '../platform/shop.server.ts';
import { useRoot } from '../platform/use-root.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import { section } from './home.css.ts';
import type { Route } from './+types/product';

export const handle = { messages: ['catalog'] };

const reviewsPerPage = 5;

export function loader({ context, params, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1) throw data({ kind: 'notFound' }, { status: 404 });
    const page = pageOf(url.searchParams, 'reviews');
    const [product, summary, reviews, more] = await Promise.all([
      // Signed-in shoppers see whether the product is among their favourites, so their answer is their own.
      shop.signedIn
        ? shop.api.catalog.product(id)
        : shop.shared('catalog', `product:${id}`, (api) => api.catalog.product(id)),
      settled(shop.shared('catalog', `review-summary:${id}`, (api) => api.reviews.summary(id))),
      settled(
        shop.shared('catalog', `reviews:${id}:${page}`, (api) =>
          api.reviews.ofProduct(id, { kind: 'all', page, limit: reviewsPerPage }),
        ),
      ),
      settled(
        shop.shared('catalog', `recommended:${id}`, (api) =>
          api.catalog.recommendations({ productId: id, page: 1, limit: 8 }),
        ),
      ),
    ]);
    const asked = Number(url.searchParams.get('sku')) || undefined;
    const chosen = Object.fromEntries(
      product.attributes.flatMap(({ id, name, values }) => {
        const value = url.searchParams.get(`a${id}`);
        return value !== null && values.includes(value) ? [[name, value]] : [];
      }),
    );
    return {
      product: { ...product, contentHtml: null },
      content: cleanHtml(product.contentHtml, config.apiOrigin),
      selection: { ...initialSelection(product, asked), ...chosen },
      summary: summary ?? null,
      reviews: reviews ?? null,
      reviewPage: page,
      reviewPages: Math.ceil((reviews?.total ?? 0) / reviewsPerPage),
      more: more?.items.filter((other) => other.id !== id) ?? [],
      locale: shop.locale.code,
    };
  });
}

/** Adds to the cart: from the enhanced button and from the plain form alike. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await request.formData();
  const quantity = positiveInteger(form.get('quantity')) ?? 1;
  const productId = positiveInteger(params.id ?? null) ?? 0;
  const skuId = await skuFromForm(shop, productId, form).catch(() => positiveInteger(form.get('sku')));
  if (skuId === undefined) {
    const t = await getMessages(shop.locale.code, 'catalog');
    return data({ ok: false as const, message: t('catalog.chooseOptions') }, { status: 400 });
  }
  try {
    await addToCart(shop, { productId, skuId, quantity: Math.min(quantity, limits.cartQuantity.max) });
  } catch (error) {
    return actionError(shop, error);
  }
  if (isEnhanced(request)) return { ok: true as const };
  return shop.redirect('/cart', 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: loaderData.product.name,
        site: matches[0]?.loaderData?.site.name,
        description: loaderData.product.intro ?? undefined,
        path: `/goods_detail/${loaderData.product.id}`,
        locale: loaderData.locale,
        image: loaderData.product.image?.url,
      })
    : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, content, summary, reviews, reviewPage, reviewPages, more } = loaderData;
  const t = useMessages('catalog');
  const nonce = useNonce();
  const { site } = useRoot();
  const sku = useSku(product, loaderData.selection);
  const pictures = product.gallery.map(({ url, blur }, index) => ({
    src: url,
    alt: t('catalog.pictureOf', { name: product.name, number: index + 1 }),
    blur: blur ?? undefined,
  }));
  return (
    <Container>
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        // JSON with every "<" escaped cannot end the element.
        dangerouslySetInnerHTML={{ __html: productJsonLd(product, summary, site.name) }}
      />
      <Stack gap="lg">
        <Breadcrumb
          items={[
            { href: '/', label: t('catalog.home') },
            { href: '/categories', label: t('catalog.allProducts') },
            { label: product.name },
          ]}
        />
        <Stack gap="xxl">
          <ProductLayout
            gallery={
              <Gallery
                images={pictures}
                index={sku.pictureIndex}
                onIndexChange={({ index }: { index: number }) => sku.showPicture(index)}
              />
            }
          >
            <BuyPanel product={product} summary={summary} sku={sku} />
          </ProductLayout>
          <AsideLayout aside={product.store && <ProductStore store={product.store} />}>
            <Stack gap="xxl">
              {content && (
                <section id="description">
                  <Disclosure title={t('catalog.description')} defaultOpen>
                    <RichText clean={content} />
                  </Disclosure>
                </section>
              )}
              <section id="reviews">
                <ProductReviews
                  productId={product.id}
                  summary={summary}
                  reviews={reviews}
                  page={reviewPage}
                  pageCount={reviewPages}
                />
              </section>
            </Stack>
          </AsideLayout>
        </Stack>
        {more.length > 0 && (
          <section className={section}>
            <ProductRail title={t('catalog.recommended')}>
              {more.map((other) => (
                <ProductTile key={other.id} product={other} />
              ))}
            </ProductRail>
          </section>
        )}
      </Stack>
    </Container>
  );
}
