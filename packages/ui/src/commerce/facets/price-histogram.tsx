'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as css from './facets.css.ts';

export interface PriceHistogramBar {
  /** How many products cost this much. */
  count: number;
  /** Whether the bar lies inside the range that is chosen; true by default. */
  chosen?: boolean | undefined;
}

export interface PriceHistogramProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The bars from the lowest price to the highest. */
  bars: readonly PriceHistogramBar[];
}

const height = 40;
const step = 10;

/** How the prices of a list are spread, above the fields of its range. Decorative: the fields and counts say the same. */
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
        // The square root keeps few products visible beside many.
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
