'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './link.css.ts';
import type { LinkTone } from './link.variants.ts';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The address; `UiProvider link` renders it. */
  href: string;
  /** The appearance; `inherit` takes the colour of the text around it. */
  tone?: LinkTone | undefined;
}

/** A link rendered by the link component of `UiProvider`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone, className, ...rest },
  ref,
) {
  // The router's link and the anchor take the same props; TypeScript cannot infer that from the union.
  const Root: ElementType = useUi().link;
  return (
    <Root
      ref={ref}
      {...rest}
      className={clsx((tone || !className) && css.text, tone && css.link[tone], className)}
    />
  );
});
