'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ComponentPropsWithRef } from 'react';
import { formatPercent, formatPrice } from '@marketfront/i18n/format';
import { formatMessage } from '../../provider/format-message.ts';
import { useUi, type UiContextValue } from '../../provider/ui-context.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { percentOff } from './percent-off.ts';
import * as css from './price.css.ts';
import type { PriceSize } from './price.variants.ts';

export interface PriceProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Decimal string, for example "19.90". */
  amount: string;
  /** The price before; shown struck through when it is higher. */
  was?: string | undefined;
  /** Shows how much is saved in percent. */
  percent?: boolean | undefined;
  size?: PriceSize | undefined;
  /** The lowest of several prices. */
  from?: boolean | undefined;
}

type RootProps = ComponentPropsWithRef<'span'>;

/** What `Price` renders, for components that show many prices and know the provider already. */
export function priceElement(ui: UiContextValue, props: PriceProps, root?: RootProps) {
  const { amount, was, percent = false, size = 'md', from = false, className } = props;
  const off = percentOff(amount, was);
  const price = formatPrice(ui.locale, amount);
  return (
    <span {...root} className={clsx(css.root, css.size[size], className)}>
      <span data-part="amount" className={css.amount} data-sale={off === undefined ? undefined : ''}>
        {from ? formatMessage(ui, 'price.from', { price }) : price}
      </span>
      {off !== undefined && (
        <>
          <span className={visuallyHidden}>{formatMessage(ui, 'price.was')}</span>
          <s data-part="was" className={css.was}>
            {formatPrice(ui.locale, was)}
          </s>
        </>
      )}
      {off !== undefined && percent && (
        <bdi data-part="percent" className={css.percent}>
          {formatPercent(ui.locale, -off / 100)}
        </bdi>
      )}
    </span>
  );
}

/** What it costs, what it did cost, and what is saved, said for the eye and for the ear. */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(props, ref) {
  const { amount: _amount, was: _was, percent: _percent, size: _size, from: _from, ...rest } = props;
  return priceElement(useUi(), props, { ref, ...rest });
});
