import { clsx } from 'clsx';
import * as css from './skeleton.css.ts';
import type { SkeletonShape } from './skeleton.variants.ts';

export interface SkeletonProps {
  shape?: SkeletonShape | undefined;
  /** Lines of text it stands for. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** The place of something that is on its way. Silent: say "Loading" once per region with `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} aria-hidden className={clsx(css.bone, css.shape[shape], className)} />
  ));
}
