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
