import type { Page, Review, ReviewSummary as Summary } from '@marketfront/api-client';
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
import { useRoot } from '../../platform/use-root.ts';
import { useMessages } from '../../messages/index.ts';
import { productPath } from '../catalog/product-tile.tsx';

interface ProductReviewsProps {
  readonly productId: number;
  readonly summary: Summary | null;
  readonly reviews: Page<Review> | null;
  readonly page: number;
  readonly pageCount: number;
}

export function ProductReviews({ productId, summary, reviews, page, pageCount }: ProductReviewsProps) {
  const t = useMessages('catalog');
  const { locale, timeZone } = useRoot();
  return (
    <Stack gap="lg">
      <Heading level={2} size="lg">
        {t('catalog.reviews')}
      </Heading>
      {summary !== null && summary.total > 0 && (
        <ReviewSummary average={summary.stars ?? 0} count={summary.total} />
      )}
      {reviews === null && <EmptyState title={t('catalog.reviewsFailed')} />}
      {reviews !== null && reviews.items.length === 0 && <EmptyState title={t('catalog.noReviews')} />}
      {reviews !== null && reviews.items.length > 0 && (
        <ReviewList>
          {reviews.items.map((review) => (
            <ReviewItem
              key={review.id}
              author={review.author}
              rating={review.stars}
              date={formatDate(locale, review.createdAt, { timeZone })}
              text={review.text ?? ''}
              images={review.pictures}
              variant={review.variant ?? undefined}
              reply={review.storeReply ? { text: review.storeReply } : undefined}
            />
          ))}
        </ReviewList>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => `${productPath(productId)}?reviews=${to}#reviews`}
        />
      )}
    </Stack>
  );
}
