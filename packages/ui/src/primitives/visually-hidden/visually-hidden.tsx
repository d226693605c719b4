import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Slot } from '../slot/slot.tsx';
import { visuallyHidden } from '../../styles/helpers.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** Hides the single child element itself: a heading is not allowed inside a span. */
  asChild?: boolean | undefined;
}

/** Text for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { asChild = false, className, ...rest },
  ref,
) {
  const names = clsx(visuallyHidden, className);
  return asChild ? (
    <Slot ref={ref} {...rest} className={names} />
  ) : (
    <span ref={ref} {...rest} className={names} />
  );
});
