'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The address of the main content, `#content` by default. */
  href?: string | undefined;
}

/** A link to the main content: the first element of the page, visible on focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { href = '#content', className, children, ...rest },
  ref,
) {
  const label = useMessage('skip.content');
  return (
    <a ref={ref} {...rest} href={href} className={clsx(skipLink, className)}>
      {children ?? label}
    </a>
  );
});
