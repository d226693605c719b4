'use client';
import { currencyDigits, currencySign } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef, type FormEvent } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { useMessages } from '../../provider/use-message.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import * as fieldCss from '../field/field.css.ts';
import * as css from './price-range.css.ts';

export interface PriceRangeProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The address of the GET form. */
  action: string;
  /** The minimum price of the current page, a decimal string. */
  min?: string | undefined;
  /** The maximum price of the current page, a decimal string. */
  max?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. It decides sign and decimals. */
  currency?: string | undefined;
  /** The name under which the lower price is submitted. */
  minName?: string | undefined;
  /** The name under which the upper price is submitted. */
  maxName?: string | undefined;
  /** The address of the page without a range. */
  clearHref: string;
  /** Replaces the native submission. Receives decimal strings, the smaller first; empty means no limit. */
  onSubmit?: ((range: { min: string; max: string }) => void) | undefined;
}

const wholePattern = String.raw`\s*[0-9]*\s*`;

const clean = (text: string) => text.trim().replace(',', '.');

/** Accepts a decimal comma or point and puts the smaller price first. */
export function normalizeRange(min: string, max: string) {
  const [low, high] = [clean(min), clean(max)];
  return low !== '' && high !== '' && Number(low) > Number(high)
    ? { min: high, max: low }
    : { min: low, max: high };
}

/**
 * Minimum and maximum price as a GET form. Children are hidden inputs with the other parameters of the page.
 */
export const PriceRange = forwardRef<HTMLFormElement, PriceRangeProps>(function PriceRange(
  {
    min = '',
    max = '',
    currency: givenCurrency,
    minName = 'minPrice',
    maxName = 'maxPrice',
    clearHref,
    onSubmit,
    className,
    children,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const ui = useUi();
  const currency = givenCurrency ?? ui.currency;
  const decimals = currencyDigits(currency);
  const { sign, side } = currencySign(ui.locale, { currency, currencyDisplay: ui.currencyDisplay });
  const signElement = (
    <span aria-hidden className={css.sign[side]}>
      {sign}
    </span>
  );
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!low.current || !high.current) return;
    const range = normalizeRange(low.current.value, high.current.value);
    low.current.value = range.min;
    high.current.value = range.max;
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(range);
  };
  const input = (box: typeof low, name: string, label: string, value: string) => (
    <label data-part="box" className={clsx(fieldCss.box, css.box)}>
      {side === 'start' && signElement}
      <input
        key={value}
        ref={box}
        data-part="input"
        type="text"
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        pattern={decimals === 0 ? wholePattern : String.raw`\s*[0-9]*([.,][0-9]{0,${decimals}})?\s*`}
        name={name}
        aria-label={label}
        defaultValue={value}
        autoComplete="off"
        className={clsx(fieldCss.input, css.input, side === 'end' && css.beforeSign)}
      />
      {side === 'end' && signElement}
    </label>
  );
  return (
    <form
      ref={ref}
      aria-label={t('price.range')}
      {...rest}
      method="get"
      onSubmit={submit}
      className={clsx(css.form, className)}
    >
      {children}
      {input(low, minName, t('price.min'), min)}
      <span aria-hidden className={css.dash}>
        –
      </span>
      {input(high, maxName, t('price.max'), max)}
      <Button type="submit" size="sm">
        {t('action.confirm')}
      </Button>
      <ButtonLink size="sm" tone="quiet" href={clearHref}>
        {t('action.clear')}
      </ButtonLink>
    </form>
  );
});
