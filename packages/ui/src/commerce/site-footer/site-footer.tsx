import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './site-footer.css.ts';

export interface SiteFooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** The logo and a sentence about the site. */
  intro?: ReactNode;
  /** Groups of links with a title each. */
  columns?: readonly { title: string; links: readonly { href: string; label: ReactNode }[] }[] | undefined;
  /** The last line: owner and year. */
  copyright: ReactNode;
  /** Languages, payment logos. */
  end?: ReactNode;
}

/** The footer of all pages: about the site, help, legal links. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { intro, columns = [], copyright, end, className, ...rest },
  ref,
) {
  return (
    <footer ref={ref} {...rest} className={clsx(css.footer, className)}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.intro}>{intro}</div>
          <div data-part="columns" className={css.columns}>
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className={css.title}>{column.title}</h2>
                <ul className={ownElement}>
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
        <div data-part="bottom" className={css.bottom}>
          <div>{copyright}</div>
          {end}
        </div>
      </div>
    </footer>
  );
});
