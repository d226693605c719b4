import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { formatPercent } from '@marketfront/i18n/format';
import { formatMessage } from '../../provider/format-message.ts';
import type { UiContextValue } from '../../provider/ui-context.ts';
import { priceIn } from '../../provider/use-price.ts';
import { percentOff } from './percent-off.ts';
import * as css from './price.css.ts';
import type { PriceProps } from './price.tsx';

type RootProps = ComponentPropsWithRef<'span'>;

/** An en space, at which a line may break, and which is invisible at the end of a line. */
const gap = '\u2002';

/**
 * The elements of `Price`, for a component that renders many prices and has already read the provider
 * (docs/decisions/018). Private: it is not exported from the package.
 */
export function priceElement(ui: UiContextValue, props: PriceProps, root?: RootProps) {
  const { amount, was, percent = false, currency, size = 'md', from = false, className } = props;
  const off = percentOff(amount, was);
  const price = priceIn(ui, amount, currency);
  return (
    <span
      data-sale={off === undefined ? undefined : ''}
      {...root}
      className={clsx(css.root, css.size[size], className)}
    >
      {from ? formatMessage(ui, 'price.from', { price }) : price}
      {off !== undefined && gap}
      {off !== undefined && (
        <s data-part="was" data-label={formatMessage(ui, 'price.was')} className={css.was}>
          {priceIn(ui, was, currency)}
        </s>
      )}
      {off !== undefined && percent && gap}
      {off !== undefined && percent && (
        <bdi data-part="percent" className={css.percent}>
          {formatPercent(ui.locale, -off / 100)}
        </bdi>
      )}
    </span>
  );
}
