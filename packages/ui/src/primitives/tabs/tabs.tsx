'use client';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { formatNumber } from '@marketfront/i18n/format';
import { useLocale } from '../../provider/use-message.ts';
import { Link } from '../link/link.tsx';
import * as css from './tabs.css.ts';

export interface TabItem {
  /** The address of the page or of the section. */
  href: string;
  /** The text of the tab. */
  label: ReactNode;
  /** Whether this is the current page. */
  current?: boolean | undefined;
  /** The number of items in the view. */
  count?: number | undefined;
  /** Called before the link is followed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The name of the navigation. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
}

/** Links to views with their own addresses. */
export const Tabs = forwardRef<HTMLElement, TabsProps>(function Tabs({ label, items, ...rest }, ref) {
  const { locale } = useLocale();
  return (
    <nav ref={ref} aria-label={label} {...rest}>
      <ul data-part="list" className={css.list}>
        {items.map(({ href, label: name, current = false, count, onClick }) => (
          <li key={href}>
            <Link
              href={href}
              data-part="tab"
              aria-current={current ? 'page' : undefined}
              onClick={onClick}
              className={css.tab}
            >
              {name}
              {count !== undefined && (
                <span data-part="count" className={css.count}>
                  {formatNumber(locale, count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
