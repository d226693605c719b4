'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { formatNumber, formatRating } from '@marketfront/i18n/format';
import { formatMessage } from '../../provider/format-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Link } from '../link/link.tsx';
import * as css from './rating.css.ts';
import type { RatingSize } from './rating.variants.ts';

export interface StarsProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** 0 to 5. */
  value: number;
}

/** Five partly filled stars, decorative. The width of the rectangle is the value. */
export const Stars = forwardRef<SVGSVGElement, StarsProps>(function Stars(
  { value, className, ...rest },
  ref,
) {
  return (
    <svg ref={ref} viewBox="0 0 5 1" aria-hidden {...rest} className={clsx(css.stars, className)}>
      <rect width={Math.max(0, Math.min(5, value))} height="1" />
    </svg>
  );
});

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** 0 to 5. */
  value: number;
  /** The number of ratings. */
  count?: number | undefined;
  /** The size of the stars and of the text. */
  size?: RatingSize | undefined;
  /** The address of the reviews. */
  href?: string | undefined;
  /** Shows the value beside the stars. */
  showValue?: boolean | undefined;
}

/** An average rating as stars and number; with `href` it links to the reviews. */
export const Rating = forwardRef<HTMLAnchorElement, RatingProps>(function Rating(
  { value, count, size = 'md', href, showValue = true, className, ...rest },
  ref,
) {
  const ui = useUi();
  const formatted = formatRating(ui.locale, value);
  const counted = count === undefined ? undefined : formatMessage(ui, 'rating.count', { count });
  const names = clsx(css.rating, css.size[size], className);
  const label = [formatMessage(ui, 'rating.value', { value: formatted }), counted].filter(Boolean).join(', ');
  const seen = (
    <>
      <Stars value={value} />
      {showValue && (
        <span aria-hidden data-part="value" className={css.value}>
          {formatted}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <Link ref={ref} {...rest} href={href} className={names}>
        {seen}
        <span className={visuallyHidden}>{formatMessage(ui, 'rating.value', { value: formatted })} </span>
        {counted !== undefined && (
          <span data-part="count" className={css.count}>
            {counted}
          </span>
        )}
      </Link>
    );
  }
  return (
    <span ref={ref} role="img" aria-label={label} {...rest} className={names}>
      {seen}
      {count !== undefined && (
        <span data-part="count" className={css.count}>
          ({formatNumber(ui.locale, count)})
        </span>
      )}
    </span>
  );
});
