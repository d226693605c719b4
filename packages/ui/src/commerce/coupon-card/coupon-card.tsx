'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { useFormatPrice } from '../../provider/use-price.ts';
import * as css from './coupon-card.css.ts';
import type { CouponState } from './coupon-card.variants.ts';

export interface CouponCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'title' | 'children'> {
  /** The discount, a decimal string. */
  amount: string;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The minimum order amount, as text. */
  minimum?: ReactNode;
  /** The name of the coupon. */
  title: ReactNode;
  /** The products it applies to. */
  scope?: ReactNode;
  /** The validity period. */
  expires?: ReactNode;
  /** The state of the coupon for the shopper. */
  state?: CouponState | undefined;
  /** A claim or use button, or a radio button at checkout. */
  action?: ReactNode;
}

/** The value, conditions and validity of a coupon. */
export const CouponCard = forwardRef<HTMLElement, CouponCardProps>(function CouponCard(
  { amount, currency, minimum, title, scope, expires, state = 'available', action, className, ...rest },
  ref,
) {
  const t = useMessages();
  const format = useFormatPrice(currency, { short: true });
  return (
    <article ref={ref} {...rest} data-state={state} className={clsx(css.coupon, className)}>
      <div data-part="worth" className={css.discount}>
        <div className={css.amount}>{format(amount)}</div>
        {minimum && <div className={css.minimum}>{minimum}</div>}
      </div>
      <div className={css.body}>
        <div data-part="about" className={css.about}>
          <div className={css.title}>
            {title} {state !== 'available' && <Badge>{t(`coupon.${state}`)}</Badge>}
          </div>
          {scope && <div className={css.detail}>{scope}</div>}
          {expires && <div className={css.detail}>{expires}</div>}
        </div>
        {action}
      </div>
    </article>
  );
});
