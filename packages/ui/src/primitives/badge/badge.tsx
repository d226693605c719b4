import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import * as css from './badge.css.ts';
import type { BadgeTone } from './badge.variants.ts';

const looks = { soft: css.soft, solid: css.solid };

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  tone?: BadgeTone | undefined;
  variant?: 'soft' | 'solid' | undefined;
}

/** A word or two about the thing beside it. */
export function Badge({ tone = 'neutral', variant = 'soft', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(css.badge, looks[variant][tone], className)} />;
}

export interface CountBadgeProps extends ComponentPropsWithoutRef<'span'> {
  count: number;
  /** Above it a plus sign follows. */
  max?: number | undefined;
}

/** How many wait; decoration, so say the count in words where it matters. Nothing for zero. */
export function CountBadge({ count, max = 99, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span aria-hidden {...rest} className={clsx(css.count, className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
