'use client';
import type { MouseEvent, ReactNode } from 'react';
import { formatNumber } from '@marketfront/i18n/format';
import { useLocale } from '../../provider/use-message.ts';
import { Link } from '../link/link.tsx';
import * as css from './tabs.css.ts';

export interface TabItem {
  href: string;
  label: ReactNode;
  current?: boolean | undefined;
  count?: number | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface TabsProps {
  /** What the tabs choose among. */
  label: string;
  items: readonly TabItem[];
  className?: string | undefined;
}

/** Views of one thing, each with its own address. */
export function Tabs({ label, items, className }: TabsProps) {
  const { locale } = useLocale();
  return (
    <nav aria-label={label} className={className}>
      <ul className={css.list}>
        {items.map(({ href, label: name, current = false, count, onClick }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={onClick}
              className={css.tab}
            >
              {name}
              {count !== undefined && <span className={css.count}>{formatNumber(locale, count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
