'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/badge/badge.tsx';
import { IconStore } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { useFormatPrice } from '../../provider/use-price.ts';
import { text as textLink } from '../../primitives/link/link.css.ts';
import * as css from './order-card.css.ts';

export interface OrderStatusBadgeProps extends Omit<BadgeProps, 'children'> {
  /** The status in the language of the page. */
  label: ReactNode;
}

/** The state of an order as a badge; the consumer provides text and tone. */
export const OrderStatusBadge = forwardRef<HTMLSpanElement, OrderStatusBadgeProps>(function OrderStatusBadge(
  { label, ...rest },
  ref,
) {
  return (
    <Badge ref={ref} {...rest}>
      {label}
    </Badge>
  );
});

export interface OrderLine {
  /** The address of the product's page. */
  href?: string | undefined;
  /** The name of the product. */
  name: string;
  /** The address of the picture. */
  image: string;
  /** The selected options as text. */
  variant?: ReactNode;
  /** The price of one piece, a decimal string. */
  price: string;
  /** The number of pieces. */
  quantity: number;
  /** Refund, review. */
  actions?: ReactNode;
  /** Identifies the line when the list changes; the position by default. */
  key?: string | undefined;
}

export interface OrderLinesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The ordered products. */
  lines: readonly OrderLine[];
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
}

/** The items of an order, without controls. */
export const OrderLines = forwardRef<HTMLDivElement, OrderLinesProps>(function OrderLines(
  { lines, currency, ...rest },
  ref,
) {
  const format = useFormatPrice(currency);
  return (
    <div ref={ref} {...rest}>
      {lines.map(({ href, name, image, variant, price, quantity, actions, key }, index) => (
        <div key={key ?? index} data-part="line" className={css.line}>
          <Image src={image} alt="" width={72} height={72} widths={[160]} className={css.picture} />
          <div>
            {href === undefined ? (
              name
            ) : (
              <Link href={href} className={clsx(css.name, textLink)}>
                {name}
              </Link>
            )}
            {variant && <div className={css.detail}>{variant}</div>}
            {actions}
          </div>
          <div className={css.sum}>
            {format(price)}
            <div className={css.detail}>× {quantity}</div>
          </div>
        </div>
      ))}
    </div>
  );
});

export interface OrderCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The order number, for display. */
  orderNo: string;
  /** The address of the order's page. */
  href?: string | undefined;
  /** Formatted. */
  date?: ReactNode;
  /** `OrderStatusBadge`. */
  status?: ReactNode;
  /** The store that sells, with a link to it. */
  store?: { name: string; href?: string | undefined } | undefined;
  /** The ordered products. */
  lines: readonly OrderLine[];
  /** The total: a decimal string, which is formatted, or content of your own, for example with a deadline. */
  total?: ReactNode;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The actions that the state allows; the main one is filled. */
  actions?: ReactNode;
}

/** An order in a list: items, date, state and actions. */
export const OrderCard = forwardRef<HTMLElement, OrderCardProps>(function OrderCard(
  { orderNo, href, date, status, store, lines, total, currency, actions, className, ...rest },
  ref,
) {
  const t = useMessages();
  const format = useFormatPrice(currency);
  const sum = typeof total === 'string' ? format(total) || total : total;
  const storeName = store && (
    <>
      <IconStore />
      {store.name}
    </>
  );
  return (
    <article ref={ref} {...rest} className={clsx(css.card, className)}>
      <div data-part="head" className={css.head}>
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
      <OrderLines lines={lines} currency={currency} />
      {(sum || actions) && (
        <div data-part="foot" className={css.foot}>
          <span className={css.total}>{sum}</span>
          <div className={css.actions}>{actions}</div>
        </div>
      )}
    </article>
  );
});

export const timelineStates = ['done', 'current', 'next'] as const;
export type TimelineState = (typeof timelineStates)[number];

export interface TimelineEvent {
  /** The event. */
  title: ReactNode;
  /** Formatted. */
  time?: ReactNode;
  /** Place, person or next step. */
  detail?: ReactNode;
  /** Whether the event is past, current or upcoming. */
  state: TimelineState;
  /** Identifies the event when the list changes; the position by default. */
  key?: string | undefined;
}

export interface OrderTimelineProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The events, in order. */
  events: readonly TimelineEvent[];
  /** The name of the list. */
  label?: string | undefined;
}

/** The stations of a parcel, newest first. */
export const ParcelTimeline = forwardRef<HTMLOListElement, OrderTimelineProps>(function ParcelTimeline(
  { events, label, className, ...rest },
  ref,
) {
  return (
    <ol ref={ref} aria-label={label} {...rest} className={clsx(css.timeline, className)}>
      {events.map(({ title, time, detail, state, key }, index) => (
        <li
          key={key ?? index}
          data-part="event"
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
});

/** The progress of an order: a row on wide screens, a column on narrow ones. */
export const OrderTimeline = forwardRef<HTMLOListElement, OrderTimelineProps>(function OrderTimeline(
  { className, ...rest },
  ref,
) {
  return <ParcelTimeline ref={ref} {...rest} className={clsx(css.progress, className)} />;
});
