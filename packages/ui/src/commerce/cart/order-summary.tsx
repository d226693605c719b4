import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SummaryRows, type SummaryRowsProps } from '../../primitives/summary-rows/summary-rows.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './cart.css.ts';

export interface OrderSummaryProps extends Omit<SummaryRowsProps, 'className'> {
  title: ReactNode;
  /** Coupon choice, payment choice. */
  children?: ReactNode;
  /** The button that buys; its words carry count or amount. */
  action?: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
}

/** What it comes to, with the action that buys. */
export function OrderSummary({ title, rows, total, children, action, note, className }: OrderSummaryProps) {
  return (
    <section className={clsx(css.summary, className)}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
      <SummaryRows rows={rows} total={total} />
      {action}
      {note && <div className={css.summaryNote}>{note}</div>}
    </section>
  );
}

/** The same sums where they need no frame, for example in an order's page. */
export const PriceBreakdown = SummaryRows;

export interface AsideLayoutProps {
  children: ReactNode;
  /** `OrderSummary`; stays in sight beside the content on wide screens. */
  aside: ReactNode;
  className?: string | undefined;
}

/** Cart and checkout: what it is on one side, what it comes to on the other. */
export function AsideLayout({ children, aside, className }: AsideLayoutProps) {
  return (
    <div className={clsx(css.layout, className)}>
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}
