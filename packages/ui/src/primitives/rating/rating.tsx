'use client';
import { clsx } from 'clsx';
import { formatNumber, formatRating } from '@marketfront/i18n/format';
import { formatMessage } from '../../provider/format-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Link } from '../link/link.tsx';
import * as css from './rating.css.ts';
import type { RatingSize } from './rating.variants.ts';
import { starPath } from './star-path.ts';

const row = [0, 24, 48, 72, 96].map((x) => `M${x} 0${starPath}`).join('');

/** Five stars, lit by part; the width of the inner picture is the value. */
export function Stars({ value }: { value: number }) {
  const width = Math.max(0, Math.min(5, value)) * 24;
  return (
    <svg viewBox="0 0 120 24" aria-hidden className={css.stars}>
      <path d={row} />
      <svg width={width} height="24" viewBox={`0 0 ${width} 24`} className={css.lit}>
        <path d={row} />
      </svg>
    </svg>
  );
}

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  count?: number | undefined;
  size?: RatingSize | undefined;
  /** Where the reviews are. */
  href?: string | undefined;
  /** Shows the number beside the stars. */
  showValue?: boolean | undefined;
  className?: string | undefined;
}

export function Rating({ value, count, size = 'md', href, showValue = true, className }: RatingProps) {
  const ui = useUi();
  const said = formatRating(ui.locale, value);
  const counted = count === undefined ? undefined : formatMessage(ui, 'rating.count', { count });
  const names = clsx(css.rating, css.size[size], className);
  const label = [formatMessage(ui, 'rating.value', { value: said }), counted].filter(Boolean).join(', ');
  const seen = (
    <>
      <Stars value={value} />
      {showValue && (
        <span aria-hidden className={css.value}>
          {said}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={names}>
        {seen}
        <span className={visuallyHidden}>{formatMessage(ui, 'rating.value', { value: said })} </span>
        {counted !== undefined && <span className={css.count}>{counted}</span>}
      </Link>
    );
  }
  return (
    <span role="img" aria-label={label} className={names}>
      {seen}
      {count !== undefined && <span className={css.count}>({formatNumber(ui.locale, count)})</span>}
    </span>
  );
}
