import { reviewItemProps, reviewSummaryProps } from '@marketfront/api-client/ui';
import { formatDate } from '@marketfront/i18n/format';
import {
  EmptyState,
  Heading,
  Pagination,
  ReviewItem,
  ReviewList,
  ReviewSummary,
  Stack,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { useRoot } from '../../platform/root-data.ts';
import type { ProductReviewsData } from './product-reviews.server.ts';

/** Average, list and pages of one product's reviews. */
export function ProductReviews({
  productId,
  rating,
  reviews: data,
}: {
  productId: number;
  /** The product's mean rating, as lists show it. */
  rating: number | null;
  reviews: ProductReviewsData;
}) {
  const { summary, reviews, page, pageCount } = data;
  const t = useMessages('reviews');
  const { locale, timeZone } = useRoot();
  return (
    <Stack gap="lg">
      <Heading level={2} size="lg">
        {t('reviews.title')}
      </Heading>
      {summary !== null && summary.total > 0 && (
        <ReviewSummary {...reviewSummaryProps(summary)} {...(rating !== null && { average: rating })} />
      )}
      {reviews === null && <EmptyState title={t('reviews.failed')} />}
      {reviews !== null && reviews.items.length === 0 && <EmptyState title={t('reviews.none')} />}
      {reviews !== null && reviews.items.length > 0 && (
        <ReviewList>
          {reviews.items.map((review) => (
            <ReviewItem
              key={review.id}
              {...reviewItemProps(review)}
              date={formatDate(locale, review.createdAt, { timeZone })}
            />
          ))}
        </ReviewList>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => paths.product(productId, { reviewPage: to })}
        />
      )}
    </Stack>
  );
}
