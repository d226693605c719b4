import type { ReviewSummary } from '@marketfront/api-client';
import {
  AsideLayout,
  Container,
  Disclosure,
  Gallery,
  ProductLayout,
  ProductRail,
  Stack,
} from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../platform/paths.ts';
import { Trail } from '../../../platform/trail.tsx';
import { RichText } from '../../../platform/rich-text.tsx';
import { ProductTile } from '../product-tile.tsx';
import { BuyPanel } from './buy-panel.tsx';
import type { ProductData } from './load-product.server.ts';
import { useSku } from './use-sku.ts';

interface ProductPageProps {
  readonly data: ProductData;
  readonly summary: ReviewSummary | null;
  /** The reviews block. */
  readonly reviews: ReactNode;
  /** The card of the store that sells the product. */
  readonly store: ReactNode;
}

export function ProductPage({ data, summary, reviews, store }: ProductPageProps) {
  const { product, content, selection, recommended } = data;
  const t = useMessages('catalog');
  const sku = useSku(product, selection);
  const pictures = sku.gallery.map(({ url, blur }, index) => ({
    src: url,
    alt: t('catalog.pictureOf', { name: product.name, number: index + 1 }),
    blur: blur ?? undefined,
  }));
  return (
    <Container>
      <Stack gap="lg">
        <Trail
          items={[
            { href: paths.home(), label: t('catalog.home') },
            { href: paths.categories(), label: t('catalog.allProducts') },
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
          <AsideLayout aside={store}>
            <Stack gap="xxl">
              {content && (
                <section id="description">
                  <Disclosure title={t('catalog.description')} defaultOpen>
                    <RichText clean={content} />
                  </Disclosure>
                </section>
              )}
              <section id="reviews">{reviews}</section>
            </Stack>
          </AsideLayout>
          {recommended.length > 0 && (
            <ProductRail title={t('catalog.recommended')}>
              {recommended.map((other) => (
                <ProductTile key={other.id} product={other} />
              ))}
            </ProductRail>
          )}
        </Stack>
      </Stack>
    </Container>
  );
}
