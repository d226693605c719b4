'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { useOverflows } from '../state/use-overflows.ts';
import * as css from './scroll-area.css.ts';
import type { ScrollAreaOrientation } from './scroll-area.variants.ts';

export interface ScrollAreaProps extends ComponentPropsWithoutRef<'div'> {
  /** The name of the area, for example "Terms of use". */
  label: string;
  /** The direction in which it scrolls. */
  orientation?: ScrollAreaOrientation | undefined;
}

/**
 * An area of limited size that scrolls, with thin scroll bars in the colours of the theme: give it a height or a width.
 * While its content does not fit, it is a region and a tab stop, so that the keyboard scrolls it. The scroll bars are
 * native: they work without script and follow the system settings.
 */
export const ScrollArea = forwardRef<HTMLDivElement, ScrollAreaProps>(function ScrollArea(
  { label, orientation = 'vertical', className, children, ...rest },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(own);
  return (
    <div
      {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      {...rest}
      ref={useMergedRef(ref, own)}
      className={clsx(css.area, css.orientation[orientation], className)}
    >
      <div data-part="content" className={css.content[orientation]}>
        {children}
      </div>
    </div>
  );
});
