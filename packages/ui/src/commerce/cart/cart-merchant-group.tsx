import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconStore } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './cart.css.ts';

export interface CartMerchantGroupProps {
  name: ReactNode;
  /** The store. Without it the name is only a heading, as for things no longer to be had. */
  href?: string | undefined;
  /** `Checkbox` for the whole group. */
  select?: ReactNode;
  /** Coupons of the store, delete all. */
  actions?: ReactNode;
  /** Cart lines. */
  children: ReactNode;
  /** Freight, the gap to free shipping, note to the store. */
  footer?: ReactNode;
  className?: string | undefined;
}

/** What is bought from one store. */
export function CartMerchantGroup({
  name,
  href,
  select,
  actions,
  children,
  footer,
  className,
}: CartMerchantGroupProps) {
  const title = (
    <>
      {href !== undefined && <IconStore />}
      {name}
    </>
  );
  return (
    <section className={clsx(css.group, className)}>
      <div className={css.groupHead}>
        {select}
        <h2 className={css.groupName}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.groupLink}>
              {title}
            </Link>
          )}
        </h2>
        {actions}
      </div>
      {children}
      {footer && <div className={css.groupFoot}>{footer}</div>}
    </section>
  );
}
