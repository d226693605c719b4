import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { SummaryRows, type SummaryRowsProps } from '../../primitives/summary-rows/summary-rows.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './cart.css.ts';

export interface OrderSummaryProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title'>,
    Pick<SummaryRowsProps, 'rows' | 'total'> {
  title: ReactNode;
  /** The button that buys; its words carry count or amount. */
  action?: ReactNode;
  /** Small print below the button. */
  note?: ReactNode;
}

/** What it comes to, with the action that buys; children stand above the sums: coupon choice, payment choice. */
export const OrderSummary = forwardRef<HTMLElement, OrderSummaryProps>(function OrderSummary(
  { title, rows, total, action, note, className, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} className={clsx(css.summary, className)}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
      <SummaryRows rows={rows} total={total} />
      {action}
      {note && (
        <div data-part="note" className={css.summaryNote}>
          {note}
        </div>
      )}
    </section>
  );
});

/** The same sums where they need no frame, for example in an order's page. */
export const PriceBreakdown = SummaryRows;

export interface AsideLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** `OrderSummary`; stays in sight beside the content on wide screens. */
  aside: ReactNode;
}

/** Cart and checkout: what it is on one side, what it comes to on the other. */
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
