import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconStore } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './cart.css.ts';

export interface CartMerchantGroupProps extends ComponentPropsWithoutRef<'section'> {
  /** The name of the store. */
  name: ReactNode;
  /** The address of the store; without it the name is plain text, for example for unavailable items. */
  href?: string | undefined;
  /** `Checkbox` that selects the whole group. */
  select?: ReactNode;
  /** Coupons of the store, delete all. */
  actions?: ReactNode;
  /** Freight, amount missing for free shipping, note to the store. */
  footer?: ReactNode;
}

/** The items of one store; its children are `CartLine`s. */
export const CartMerchantGroup = forwardRef<HTMLElement, CartMerchantGroupProps>(function CartMerchantGroup(
  { name, href, select, actions, footer, className, children, ...rest },
  ref,
) {
  const title = (
    <>
      {href !== undefined && <IconStore />}
      {name}
    </>
  );
  return (
    <section ref={ref} {...rest} className={clsx(css.group, className)}>
      <div data-part="head" className={css.groupHead}>
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
      {footer && (
        <div data-part="footer" className={css.groupFoot}>
          {footer}
        </div>
      )}
    </section>
  );
});
