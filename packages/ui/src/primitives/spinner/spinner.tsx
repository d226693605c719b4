'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The name of the loading content; the message `loading.label` by default. */
  'aria-label'?: string | undefined;
}

/** A loading indicator; use `Skeleton` if the shape of the content is known. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { className, ...rest },
  ref,
) {
  const label = useMessage('loading.label');
  return <span ref={ref} role="img" aria-label={label} {...rest} className={clsx(spinner, className)} />;
});
