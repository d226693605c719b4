import type { ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Address of the main part, `#content` by default. */
  href?: string | undefined;
}

/** First thing on the page; shows itself on focus. */
export function SkipLink({ href = '#content', children, ...rest }: SkipLinkProps) {
  const label = useMessage('skip.content');
  return (
    <a {...rest} href={href} className={skipLink}>
      {children ?? label}
    </a>
  );
}
