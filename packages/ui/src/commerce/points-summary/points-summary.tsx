'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { formatNumber, intlTag } from '@marketfront/i18n/format';
import { IconClock } from '../../primitives/icon/icons.tsx';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { useLocale, useMessages, type Translate } from '../../provider/use-message.ts';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './points-summary.css.ts';

export interface PointsRecord {
  /** Identifies the record. */
  key: string;
  /** Formatted. */
  date: string;
  /** The date for machines, ISO 8601. */
  dateTime?: string | undefined;
  /** The reason for the change. */
  reason: ReactNode;
  /** Above zero for points earned, below for points used. */
  change: number;
}

export interface PointsSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The available points. */
  balance: number;
  /** Points that expire soon; `date` is formatted. */
  expiring?: { count: number; date: string } | undefined;
  /** The composition of the balance. */
  totals?:
    | { earned?: number | undefined; used?: number | undefined; frozen?: number | undefined }
    | undefined;
  /** The changes, newest first; without it the table is omitted. */
  records?: readonly PointsRecord[] | undefined;
  /** The records are being loaded. */
  loading?: boolean | undefined;
  /** Links or buttons for earning or using points. */
  actions?: ReactNode;
}

const kinds = ['earned', 'used', 'frozen'] as const;

function columnsIn(t: Translate, locale: string): readonly TableColumn<PointsRecord>[] {
  const signed = new Intl.NumberFormat(intlTag(locale), { signDisplay: 'exceptZero' });
  return [
    {
      key: 'date',
      header: t('points.date'),
      cell: ({ date, dateTime }) => (
        <time dateTime={dateTime} dir="auto" className={css.date}>
          {date}
        </time>
      ),
    },
    { key: 'reason', header: t('points.reason'), rowHeader: true, cell: ({ reason }) => reason },
    {
      key: 'change',
      header: t('points.balance'),
      numeric: true,
      cell: ({ change }) => (
        <bdi data-sign={change > 0 ? 'plus' : 'minus'} className={css.change}>
          {signed.format(change)}
        </bdi>
      ),
    },
  ];
}

/** The points of a shopper: balance, expiry and changes. */
export const PointsSummary = forwardRef<HTMLElement, PointsSummaryProps>(function PointsSummary(
  { balance, expiring, totals = {}, records, loading = false, actions, className, ...rest },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  const known = kinds.flatMap((kind) => {
    const count = totals[kind];
    return count === undefined ? [] : [{ kind, count }];
  });
  return (
    <section ref={ref} aria-label={t('points.balance')} {...rest} className={clsx(css.root, className)}>
      <div data-part="head" className={css.head}>
        <div className={css.balance}>
          <span className={css.label}>{t('points.balance')}</span>
          <span data-part="balance" className={css.number}>
            {formatNumber(locale, balance)}
          </span>
          {expiring && expiring.count > 0 && (
            <span data-part="expiring" className={css.expiring}>
              <IconClock size={16} />
              {t('points.expiring', expiring)}
            </span>
          )}
        </div>
        {known.length > 0 && (
          <dl data-part="totals" className={css.totals}>
            {known.map(({ kind, count }) => (
              <div key={kind} className={css.total}>
                <dt className={css.label}>{t(`points.${kind}`)}</dt>
                <dd className={ownElement}>{formatNumber(locale, count)}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {records && (
        <Table
          caption={t('points.records')}
          rows={records}
          rowKey={({ key }) => key}
          loading={loading}
          empty={t('points.none')}
          stack={false}
          columns={columnsIn(t, locale)}
        />
      )}
    </section>
  );
});
