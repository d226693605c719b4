import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as css from './kbd.css.ts';

export interface KbdProps extends ComponentPropsWithoutRef<'kbd'> {}

/** The name of a key that is to be pressed. */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd({ className, ...rest }, ref) {
  return <kbd ref={ref} {...rest} className={clsx(css.kbd, className)} />;
});
