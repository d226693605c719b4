'use client';
import { formatDigits } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useLocale } from '../../provider/use-message.ts';
import * as css from './badge.css.ts';

export interface CountBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The number shown; 0 renders nothing. */
  count: number;
  /** Above this number, it is shown with a plus sign. */
  max?: number | undefined;
}

/** A count, hidden from screen readers: state it in the label of the control. Renders nothing for zero. */
export const CountBadge = forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(
  { count, max = 99, className, ...rest },
  ref,
) {
  const { locale } = useLocale();
  if (count <= 0) return null;
  return (
    <span ref={ref} aria-hidden {...rest} className={clsx(css.count, className)}>
      {formatDigits(locale, count > max ? `${max}+` : String(count))}
    </span>
  );
});
