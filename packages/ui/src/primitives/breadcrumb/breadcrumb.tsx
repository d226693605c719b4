'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { Link } from '../link/link.tsx';
import * as css from './breadcrumb.css.ts';

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The pages from the home page to the current page, which is last and needs no `href`. */
  items: readonly { label: ReactNode; href?: string | undefined }[];
}

/**
 * The position of the page in the site, with links to the levels above.
 * https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items, ...rest },
  ref,
) {
  const label = useMessage('breadcrumb.label');
  return (
    <nav ref={ref} aria-label={label} {...rest}>
      <ol data-part="list" className={css.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.href ?? index} className={css.item}>
              {item.href === undefined || last ? (
                <span aria-current={last ? 'page' : undefined} className={css.label}>
                  {item.label}
                </span>
              ) : (
                <Link href={item.href} className={clsx(css.label, css.link)}>
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
