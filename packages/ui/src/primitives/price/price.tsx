'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { priceElement } from './price-element.tsx';
import type { PriceSize } from './price.variants.ts';

export interface PriceProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The price, a decimal string, for example "19.90". */
  amount: string;
  /** The former price; shown struck through when it is higher. */
  was?: string | undefined;
  /** Shows the discount in percent. */
  percent?: boolean | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The size of the text. */
  size?: PriceSize | undefined;
  /** Whether the price is the lowest of several. */
  from?: boolean | undefined;
}

/** The price, the former price and the discount, with texts for screen readers. */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(props, ref) {
  const {
    amount: _amount,
    was: _was,
    percent: _percent,
    currency: _currency,
    size: _size,
    from: _from,
    ...rest
  } = props;
  return priceElement(useUi(), props, { ref, ...rest });
});
