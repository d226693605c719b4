import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {}

/** Text for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={clsx(visuallyHidden, className)} />;
});
