import { ButtonLink, Container, Heading, Image, Inline, Price, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { ProductReviews } from './later.ts';
import type { ReviewsPageData } from './product-reviews-page.server.ts';
import * as styles from './product-reviews-page.css.ts';

/** All reviews of one product, with histogram, filters and pages. Links and forms, so it works without script. */
export function ProductReviewsPage({ data: { product, reviews } }: { data: ReviewsPageData }) {
  const t = useMessages('reviews');
  const catalog = useMessages('catalog');
  const { id, name, image, price, listPrice, rating } = product;
  return (
    <Container>
      <Stack gap="lg" className={styles.page}>
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.product(id), label: name },
            { label: t('reviews.title') },
          ]}
        />
        <Heading level={1} size="xl">
          {t('reviews.ofProduct', { name })}
        </Heading>
        <div className={styles.product}>
          {image && (
            <Image
              src={image.url}
              alt=""
              width={96}
              height={96}
              widths={[240]}
              priority
              className={styles.picture}
            />
          )}
          <div className={styles.facts}>
            <Price amount={price} was={listPrice ?? undefined} size="lg" percent />
            <Inline gap="sm">
              <ButtonLink size="sm" href={paths.product(id)}>
                {t('reviews.toProduct')}
              </ButtonLink>
            </Inline>
          </div>
        </div>
        <ProductReviews productId={id} rating={rating} reviews={reviews} onOwnPage />
      </Stack>
    </Container>
  );
}
