import type { ReactNode } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconChevronEnd } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** From the home page down; the last one is here and needs no `href`. */
  items: readonly { label: ReactNode; href?: string | undefined }[];
  className?: string | undefined;
}

export function Breadcrumb({ items, className }: BreadcrumbProps) {
  const label = useMessage('breadcrumb.label');
  return (
    <nav aria-label={label} className={className}>
      <ol className={css.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.href ?? index} className={css.item}>
              {item.href === undefined || last ? (
                <span aria-current={last ? 'page' : undefined}>{item.label}</span>
              ) : (
                <Link href={item.href} className={css.link}>
                  {item.label}
                </Link>
              )}
              {!last && <IconChevronEnd size={16} className={css.separator} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
