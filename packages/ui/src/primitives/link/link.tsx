'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './link.css.ts';
import type { LinkTone } from './link.variants.ts';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  tone?: LinkTone | undefined;
}

/** A link that travels the way the application's `UiProvider link` says. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone, className, ...rest },
  ref,
) {
  // The router's link and the plain anchor take the same props; TypeScript cannot see through the union.
  const Root: ElementType = useUi().link;
  return <Root ref={ref} {...rest} className={clsx(tone && css.link[tone], className) || undefined} />;
});
