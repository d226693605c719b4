'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { formatPercent, formatRating } from '@marketfront/i18n/format';
import { Link } from '../../primitives/link/link.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import * as css from './review.css.ts';

export interface ReviewSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** 0 to 5. */
  average: number;
  /** The number of reviews. */
  count: number;
  /** The number of reviews with five, four, three, two and one star. */
  histogram?: readonly number[] | undefined;
  /** Returns the address of the reviews with this many stars; makes the rows links. */
  hrefFor?: ((stars: number) => string) | undefined;
  /** The current filter. */
  current?: number | undefined;
}

/** The average rating and its distribution. */
export const ReviewSummary = forwardRef<HTMLDivElement, ReviewSummaryProps>(function ReviewSummary(
  { average, count, histogram = [], hrefFor, current, className, ...rest },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  const total = Math.max(
    1,
    histogram.reduce((sum, entry) => sum + entry, 0),
  );
  return (
    <div ref={ref} {...rest} className={clsx(css.summary, className)}>
      <div data-part="average" className={css.average}>
        <div className={css.number} aria-hidden>
          {formatRating(locale, average)}
        </div>
        <Rating value={average} size="lg" showValue={false} />
        <div className={css.counted}>{t('rating.count', { count })}</div>
      </div>
      {histogram.length > 0 && (
        <ul data-part="histogram" className={css.rows}>
          {histogram.map((entry, index) => {
            const stars = histogram.length - index;
            const share = entry / total;
            const content = (
              <>
                <span>{t('rating.stars', { count: stars })}</span>
                <svg className={css.bar} aria-hidden>
                  <rect width={`${share * 100}%`} height="100%" />
                </svg>
                <span className={css.share}>{formatPercent(locale, share)}</span>
              </>
            );
            return (
              <li key={stars}>
                {hrefFor === undefined ? (
                  <div className={css.row}>{content}</div>
                ) : (
                  <Link
                    href={hrefFor(stars)}
                    aria-current={stars === current ? 'true' : undefined}
                    className={css.row}
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
});
