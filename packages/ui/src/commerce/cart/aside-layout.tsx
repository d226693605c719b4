import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as css from './aside-layout.css.ts';

export interface AsideLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** For example `OrderSummary`; stays visible beside the content on wide screens. */
  aside: ReactNode;
}

/** Content with a sticky column beside it: a cart or a checkout with its summary, a product with its store. */
export const AsideLayout = forwardRef<HTMLDivElement, AsideLayoutProps>(function AsideLayout(
  { aside, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={clsx(css.layout, className)}>
      <div data-part="main" className={css.main}>
        {children}
      </div>
      <div data-part="aside" className={css.aside}>
        {aside}
      </div>
    </div>
  );
});
