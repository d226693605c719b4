'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as css from './facets.css.ts';

export interface PriceHistogramBar {
  /** The number of products in this price range. */
  count: number;
  /** Whether the bar is inside the chosen range; true by default. */
  chosen?: boolean | undefined;
}

export interface PriceHistogramProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The bars from the lowest price to the highest. */
  bars: readonly PriceHistogramBar[];
}

const height = 40;
const step = 10;

/** The distribution of the prices of a list, above the range fields. Decorative: fields and counts say the same. */
export const PriceHistogram = forwardRef<SVGSVGElement, PriceHistogramProps>(function PriceHistogram(
  { bars, className, ...rest },
  ref,
) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg
      ref={ref}
      aria-hidden
      viewBox={`0 0 ${Math.max(1, bars.length) * step} ${height}`}
      preserveAspectRatio="none"
      {...rest}
      className={clsx(css.histogram, className)}
    >
      {bars.map(({ count, chosen = true }, at) => {
        // The square root keeps low bars visible beside high ones.
        const size = count === 0 ? 0 : Math.max(2, Math.sqrt(count / highest) * height);
        return (
          <rect
            key={at}
            data-part="bar"
            data-chosen={chosen || undefined}
            x={at * step + 1}
            y={height - size}
            width={step - 2}
            height={size}
          />
        );
      })}
    </svg>
  );
});
