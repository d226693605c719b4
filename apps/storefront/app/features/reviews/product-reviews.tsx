import { reviewItemProps, reviewSummaryProps } from '@marketfront/api-client/ui';
import type { Review } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  Pagination,
  ReviewItem,
  ReviewList,
  ReviewSummary,
  Stack,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { insteadOfLink, paths, useRevalidate, useRoot } from '../../navigation/index.ts';
import { HelpfulButton } from './helpful-button.tsx';
import * as styles from './product-reviews.css.ts';
import type { ProductReviewsData } from './product-reviews.server.ts';
import { ReviewFilters } from './review-filters.tsx';
import { isFiltered, type ReviewQuery, reviewParams } from './review-query.ts';
import { useTranslation } from './use-translation.ts';
import { useResource } from '../../http/index.ts';
import { reviewVote } from './resources.ts';

export interface ProductReviewsProps {
  readonly productId: number;
  /** The product's mean rating, as lists show it. */
  readonly rating: number | null;
  readonly reviews: ProductReviewsData;
  /** Whether the reviews have their own page, which has its own heading. */
  readonly onOwnPage?: boolean;
}

/** Summary, filters, list and pages of one product's reviews. They consist of links and forms. */
export default function ProductReviews({
  productId,
  rating,
  reviews: data,
  onOwnPage = false,
}: ProductReviewsProps) {
  const { summary, reviews, query, pageCount } = data;
  const t = useMessages('reviews');
  const site = useMessages('site');
  const revalidate = useRevalidate();
  const { locale, timeZone } = useRoot();
  const hrefFor = (to: ReviewQuery) =>
    onOwnPage
      ? paths.productReviews(productId, reviewParams(to))
      : `${paths.product(productId, reviewParams(to))}#reviews`;
  // A back end without counts also ignores the filters.
  const counts = summary?.starCounts ?? null;
  return (
    <Stack gap="lg">
      {!onOwnPage && (
        <Heading level={2} size="lg">
          {t('reviews.title')}
        </Heading>
      )}
      {summary !== null && summary.total > 0 && (
        <ReviewSummary
          {...reviewSummaryProps(summary)}
          {...(rating !== null && { average: rating })}
          {...(counts && {
            histogram: counts.toReversed(),
            current: query.stars,
            hrefFor: (stars: number) =>
              hrefFor({ ...query, page: 1, stars: query.stars === stars ? undefined : stars }),
          })}
        />
      )}
      {summary !== null && counts && summary.total > 1 && (
        <ReviewFilters query={query} summary={summary} hrefFor={hrefFor} />
      )}
      {reviews === null && (
        <EmptyState
          title={t('reviews.failed')}
          actions={
            <ButtonLink
              // Without the fragment: with it, browsers without script would only scroll.
              href={hrefFor(query).replace(/#.*/, '')}
              onClick={insteadOfLink(() => void revalidate())}
            >
              {site('site.tryAgain')}
            </ButtonLink>
          }
        />
      )}
      {reviews !== null && reviews.items.length === 0 && (
        <EmptyState
          title={isFiltered(query) ? t('reviews.nothingFits') : t('reviews.none')}
          actions={
            isFiltered(query) && (
              <ButtonLink href={hrefFor({ page: 1, order: query.order })}>{t('reviews.showAll')}</ButtonLink>
            )
          }
        />
      )}
      {reviews !== null && reviews.items.length > 0 && (
        <>
          {counts && isFiltered(query) && <p role="status">{t('reviews.found', { count: reviews.total })}</p>}
          <ReviewList>
            {reviews.items.map((review) => (
              <ReviewItem
                key={review.id}
                {...reviewItemProps(review)}
                date={formatDate(locale, review.createdAt, { timeZone })}
                actions={<ReviewActions productId={productId} review={review} />}
              />
            ))}
          </ReviewList>
        </>
      )}
      {pageCount > 1 && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefFor={(page: number) => hrefFor({ ...query, page })}
        />
      )}
      {!onOwnPage && summary !== null && reviews !== null && summary.total > reviews.items.length && (
        <Inline>
          <ButtonLink href={paths.productReviews(productId)}>
            {t('reviews.seeAll', { count: summary.total })}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function ReviewActions({ productId, review }: { productId: number; review: Review }) {
  const votes = useResource(reviewVote);
  const t = useMessages('reviews');
  const { helpful, language, text } = review;
  const translated = useTranslation(text, language);
  if (helpful === null && translated === undefined) return null;
  return (
    <div className={styles.actions}>
      {helpful !== null && (
        <HelpfulButton
          helpful={helpful}
          foundHelpful={review.foundHelpful}
          pendingAction={`vote:${review.id}`}
          addressOf={(on) => votes.address({ product: productId, review: review.id, on })}
          onVote={(on) => votes.send(new FormData(), { product: productId, review: review.id, on })}
        />
      )}
      {translated !== undefined && (
        <Link href={translated} target="_blank" rel="noreferrer">
          {t('reviews.translate')}
        </Link>
      )}
    </div>
  );
}
