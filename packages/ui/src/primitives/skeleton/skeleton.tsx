import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as css from './skeleton.css.ts';
import type { SkeletonShape } from './skeleton.variants.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The shape of the loading content. */
  shape?: SkeletonShape | undefined;
  /** The number of text lines. */
  lines?: number | undefined;
}

/** A placeholder for content that is being loaded. Hidden from screen readers: set `aria-busy` on the region. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, className, ...rest },
  ref,
) {
  const placeholder = clsx(css.placeholder, css.shape[shape]);
  if (lines === 1) return <span ref={ref} aria-hidden {...rest} className={clsx(placeholder, className)} />;
  return (
    <span ref={ref} aria-hidden {...rest} className={clsx(css.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} data-part="line" className={placeholder} />
      ))}
    </span>
  );
});
