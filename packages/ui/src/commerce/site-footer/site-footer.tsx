import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './site-footer.css.ts';

export interface SiteFooterProps {
  /** Logo and a sentence about the shop. */
  intro?: ReactNode;
  columns?: readonly { title: string; links: readonly { href: string; label: ReactNode }[] }[] | undefined;
  copyright: ReactNode;
  /** Languages, payment marks. */
  end?: ReactNode;
  className?: string | undefined;
}

export function SiteFooter({ intro, columns = [], copyright, end, className }: SiteFooterProps) {
  return (
    <footer className={clsx(css.footer, className)}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.intro}>{intro}</div>
          <div className={css.columns}>
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className={css.title}>{column.title}</h2>
                <ul>
                  {column.links.map((item) => (
                    <li key={item.href}>
                      <Link href={item.href} className={css.link}>
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <div className={css.bottom}>
          <div>{copyright}</div>
          {end}
        </div>
      </div>
    </footer>
  );
}
