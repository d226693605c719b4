import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { SummaryRows, type SummaryRowsProps } from '../../primitives/summary-rows/summary-rows.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './cart.css.ts';

export interface OrderSummaryProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title'>,
    Pick<SummaryRowsProps, 'rows' | 'total'> {
  /** The heading of the summary. */
  title: ReactNode;
  /** The purchase button; its label contains the count or the amount. */
  action?: ReactNode;
  /** Small text below the button. */
  note?: ReactNode;
  /** Whether the totals are being recalculated: the amounts are paler until then. */
  busy?: boolean;
}

/** The totals with the purchase action; children are placed above the totals: coupons, payment methods. */
export const OrderSummary = forwardRef<HTMLElement, OrderSummaryProps>(function OrderSummary(
  { title, rows, total, action, note, busy = false, className, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} className={clsx(css.summary, className)}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
      <SummaryRows rows={rows} total={total} aria-busy={busy || undefined} className={css.totals} />
      {action}
      {note && (
        <div data-part="note" className={css.summaryNote}>
          {note}
        </div>
      )}
    </section>
  );
});

/** The same totals without a frame, for example on the page of an order. */
export const PriceBreakdown = SummaryRows;
