import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as css from './prose.css.ts';

/**
 * Styles HTML content (descriptions, agreements): headings, lists, tables, pictures. It does not sanitise: sanitise
 * merchant HTML beforehand.
 */
export const Prose = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Prose(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} {...rest} className={clsx(css.prose, className)} />;
});
