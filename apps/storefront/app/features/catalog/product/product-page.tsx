import type { ReviewSummary } from '@marketfront/api-client';
import { galleryProps } from '@marketfront/api-client/ui';
import { localeOf } from '@marketfront/i18n';
import { Container, Gallery, ProductLayout, Stack } from '@marketfront/ui';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Deferred } from '../../../../speed/browser/deferred.tsx';
import { later } from '../../../../speed/browser/later.tsx';
import { windowHigh } from '../../../../speed/browser/window-high.css.ts';
import { paths, useLocaleCode } from '../../../navigation/index.ts';
import { track } from '../../../events/index.ts';
import { followedPicture } from '../../../content/index.ts';
import { PageBreadcrumb } from '../../../seo/index.ts';
import { useRememberViewed } from '../../../state/recently-viewed.ts';
import { CompareTray } from '../later.ts';
import { BuyPanel } from './buy-panel.tsx';
import type { ProductData } from './load-product.server.ts';
import { gallery, page } from './product-page.css.ts';
import { sections } from './product-sections.css.ts';
import { shownMedia } from './shown-media.ts';
import { useSku } from './use-sku.ts';

const ProductSections = later(() => import('./product-sections.tsx'), windowHigh);

interface ProductPageProps {
  readonly data: ProductData;
  readonly summary: ReviewSummary | null;
  /** Coupons that can be collected. */
  readonly offers: ReactNode;
  /** The reviews block. */
  readonly reviews: ReactNode;
  /** null when the back end has no questions. */
  readonly questionCount: number | null;
  /** The questions block. */
  readonly questions: ReactNode;
  /** The card of the store that sells the product. */
  readonly store: ReactNode;
}

export function ProductPage({
  data,
  summary,
  offers,
  reviews,
  questionCount,
  questions,
  store,
}: ProductPageProps) {
  const { product, categories, content, sizeGuide, recommended } = data;
  const t = useMessages('catalog');
  return (
    <Container className={page}>
      <RememberViewed product={product} />
      <Stack gap="lg">
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: t('catalog.home') },
            ...(categories.length > 0
              ? categories.map(({ id, name }) => ({ href: paths.categories(id), label: name }))
              : [{ href: paths.categories(), label: t('catalog.allProducts') }]),
            { label: product.name },
          ]}
        />
        <Stack gap="xxl">
          <Choice key={product.id} data={data} summary={summary} offers={offers} />
          <div className={sections}>
            <Deferred key={product.id}>
              <ProductSections
                product={product}
                content={content}
                sizeGuide={sizeGuide}
                recommended={recommended}
                reviewCount={summary?.total ?? product.reviewCount}
                reviews={reviews}
                questionCount={questionCount}
                questions={questions}
                store={store}
              />
            </Deferred>
          </div>
        </Stack>
      </Stack>
      <CompareTray aboveBuyBar />
    </Container>
  );
}

/** A separate component, so that storing the viewed product renders nothing else again. */
function RememberViewed({ product }: Pick<ProductData, 'product'>) {
  useRememberViewed(product.id);
  const { id } = product;
  const tell = useEffectEvent(() => track('view_item', product));
  useEffect(() => {
    void id; // another product, not the same one that was read again
    tell();
  }, [id]);
  return null;
}

/** Gallery and buy box; a choice here does not change the sections below. */
function Choice({ data, summary, offers }: Pick<ProductPageProps, 'data' | 'summary' | 'offers'>) {
  const { product, selection, asked, delivery, coupons, sizeGuide, mostPieces } = data;
  const t = useMessages('catalog');
  const sku = useSku(product, selection, asked);
  const isFollowed = followedPicture.path === paths.product(product.id);
  const followed = isFollowed ? followedPicture.src : undefined;
  useLayoutEffect(() => {
    if (isFollowed) followedPicture.arrive?.();
  }, [isFollowed]);
  const locale = localeOf(useLocaleCode());
  const { images } = galleryProps(
    shownMedia(product, sku.gallery),
    (number) => t('catalog.pictureOf', { name: product.name, number }),
    { lang: locale.tag, label: locale.name },
  );
  // The picture of the card is shown until the first picture is loaded.
  const [first] = images;
  const pictures = first && followed ? [{ ...first, blur: followed }, ...images.slice(1)] : images;
  return (
    <ProductLayout
      gallery={
        <Gallery
          className={gallery}
          images={pictures}
          index={sku.pictureIndex}
          onIndexChange={({ index }: { index: number }) => sku.showPicture(index)}
        />
      }
    >
      <BuyPanel
        product={product}
        summary={summary}
        sku={sku}
        delivery={delivery}
        coupons={coupons}
        offers={offers}
        sizeGuide={sizeGuide}
        mostPieces={mostPieces}
        typed={data.typed}
      />
    </ProductLayout>
  );
}
