'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFormatPrice } from '../../provider/use-price.ts';
import * as css from './summary-rows.css.ts';

export interface SummaryRow {
  /** The name of the amount. */
  label: ReactNode;
  /** A decimal string. A `saving` is shown with a minus sign. */
  amount?: string | undefined;
  /** Shown instead of an amount, for example "Free". */
  value?: ReactNode;
  /** `saving` is subtracted, `muted` is additional information. */
  tone?: 'saving' | 'muted' | undefined;
  /** Small text below the label. */
  note?: ReactNode;
  /** Identifies the row when the list changes; the position by default. */
  key?: string | undefined;
}

export interface SummaryRowsProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The amounts above the total, in order. */
  rows: readonly SummaryRow[];
  /** The total; `amount` is a decimal string. */
  total?: { label: ReactNode; amount: string } | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
}

/** Labels with amounts, and the total below. */
export const SummaryRows = forwardRef<HTMLDListElement, SummaryRowsProps>(function SummaryRows(
  { rows, total, currency, className, ...rest },
  ref,
) {
  const format = useFormatPrice(currency);
  // In a separate element, so that right-to-left pages do not move the minus sign.
  const money = (amount: string, tone?: SummaryRow['tone']) => (
    <bdi>{`${tone === 'saving' ? '−' : ''}${format(amount)}`}</bdi>
  );
  return (
    <dl ref={ref} {...rest} className={clsx(css.list, className)}>
      {rows.map((row, index) => (
        <div key={row.key ?? index} data-part="row" className={css.row}>
          <dt className={css.term}>
            {row.label}
            {row.note && <span className={css.note}>{row.note}</span>}
          </dt>
          <dd className={css.value} data-tone={row.tone}>
            {row.amount === undefined ? row.value : money(row.amount, row.tone)}
          </dd>
        </div>
      ))}
      {total && (
        <div data-part="total" className={clsx(css.row, css.total)}>
          <dt>{total.label}</dt>
          <dd className={css.value}>{money(total.amount)}</dd>
        </div>
      )}
    </dl>
  );
});
