import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as css from './badge.css.ts';
import type { BadgeTone, BadgeVariant } from './badge.variants.ts';

const variantStyles = { soft: css.soft, solid: css.solid };

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** The meaning, which sets the colour. */
  tone?: BadgeTone | undefined;
  /** `solid` is legible on pictures. */
  variant?: BadgeVariant | undefined;
}

/** A short label for the element beside it. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', variant = 'soft', className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={clsx(css.badge, variantStyles[variant][tone], className)} />;
});

export interface CountBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The number shown; 0 renders nothing. */
  count: number;
  /** Above this number a plus sign follows. */
  max?: number | undefined;
}

/** A count, hidden from screen readers: state it in the label of the control. Renders nothing for zero. */
export const CountBadge = forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(
  { count, max = 99, className, ...rest },
  ref,
) {
  if (count <= 0) return null;
  return (
    <span ref={ref} aria-hidden {...rest} className={clsx(css.count, className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
});
