import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ratio as ratios } from '../image/image.css.ts';
import type { ImageRatio } from '../image/image.variants.ts';
import * as css from './aspect-ratio.css.ts';

export interface AspectRatioProps extends ComponentPropsWithoutRef<'div'> {
  /** Width to height. */
  ratio?: ImageRatio | undefined;
}

/** Reserves space for a video, a map or a frame whose size is unknown before it loads, so that nothing moves. */
export const AspectRatio = forwardRef<HTMLDivElement, AspectRatioProps>(function AspectRatio(
  { ratio = '16/9', className, ...rest },
  ref,
) {
  return <div ref={ref} {...rest} className={clsx(css.frame, ratios[ratio], className)} />;
});
