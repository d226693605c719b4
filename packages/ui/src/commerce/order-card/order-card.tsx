'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatPrice } from '@marketfront/i18n/format';
import { Badge } from '../../primitives/badge/badge.tsx';
import type { BadgeTone } from '../../primitives/badge/badge.variants.ts';
import { IconStore } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import * as css from './order-card.css.ts';

/** State of an order in a word; the shop's table gives word and tone. */
export function OrderStatusBadge({
  tone = 'neutral',
  label,
}: {
  tone?: BadgeTone | undefined;
  label: ReactNode;
}) {
  return <Badge tone={tone}>{label}</Badge>;
}

export interface OrderLine {
  href?: string | undefined;
  name: string;
  image: string;
  variant?: ReactNode;
  price: string;
  quantity: number;
  /** Refund, evaluate. */
  actions?: ReactNode;
  key?: string | undefined;
}

/** What was bought, without controls. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { locale } = useLocale();
  return lines.map(({ href, name, image, variant, price, quantity, actions, key }, index) => (
    <div key={key ?? index} className={css.line}>
      <Image src={image} alt="" width={72} height={72} widths={[160]} className={css.picture} />
      <div>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} className={css.name}>
            {name}
          </Link>
        )}
        {variant && <div className={css.detail}>{variant}</div>}
        {actions}
      </div>
      <div className={css.sum}>
        {formatPrice(locale, price)}
        <div className={css.detail}>× {quantity}</div>
      </div>
    </div>
  ));
}

export interface OrderCardProps {
  orderNo: string;
  /** The order's page. */
  href?: string | undefined;
  /** Formatted. */
  date?: ReactNode;
  /** `OrderStatusBadge`. */
  status?: ReactNode;
  store?: { name: string; href?: string | undefined } | undefined;
  lines: readonly OrderLine[];
  /** Sum with its words, and a deadline where there is one. */
  total?: ReactNode;
  /** Actions the state allows, the main one filled. */
  actions?: ReactNode;
  className?: string | undefined;
}

export function OrderCard({
  orderNo,
  href,
  date,
  status,
  store,
  lines,
  total,
  actions,
  className,
}: OrderCardProps) {
  const t = useMessages();
  const storeName = store && (
    <>
      <IconStore />
      {store.name}
    </>
  );
  return (
    <article className={clsx(css.card, className)}>
      <div className={css.head}>
        <span>
          {t('order.number')}{' '}
          {href === undefined ? (
            <span className={css.number}>{orderNo}</span>
          ) : (
            <Link href={href} tone="strong" className={css.number}>
              {orderNo}
            </Link>
          )}
        </span>
        {date && <span>{date}</span>}
        <span className={css.status}>{status}</span>
      </div>
      {store &&
        (store.href === undefined ? (
          <div className={css.store}>{storeName}</div>
        ) : (
          <Link href={store.href} className={css.store}>
            {storeName}
          </Link>
        ))}
      <OrderLines lines={lines} />
      {(total || actions) && (
        <div className={css.foot}>
          <span className={css.total}>{total}</span>
          <div className={css.actions}>{actions}</div>
        </div>
      )}
    </article>
  );
}

export const timelineStates = ['done', 'current', 'next'] as const;
export type TimelineState = (typeof timelineStates)[number];

export interface TimelineEvent {
  title: ReactNode;
  /** Formatted. */
  time?: ReactNode;
  detail?: ReactNode;
  state: TimelineState;
  key?: string | undefined;
}

interface TimelineProps {
  events: readonly TimelineEvent[];
  label?: string | undefined;
  className?: string | undefined;
}

/** Where a parcel has been, newest first. */
export function ParcelTimeline({ events, label, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={clsx(css.timeline, className)}>
      {events.map(({ title, time, detail, state, key }, index) => (
        <li
          key={key ?? index}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className={css.event}
        >
          <span className={css.eventTitle}>{title}</span>
          {time && <span className={css.time}>{time}</span>}
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

/** How far an order has come: a row on wide screens, a column on narrow ones. */
export function OrderTimeline({ className, ...rest }: TimelineProps) {
  return <ParcelTimeline {...rest} className={clsx(css.progress, className)} />;
}
