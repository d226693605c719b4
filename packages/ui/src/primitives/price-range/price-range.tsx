'use client';
import { currencyDigits, currencySign } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type FormEvent } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { useMessages } from '../../provider/use-message.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import * as fieldCss from '../field/field.css.ts';
import { IconAlert } from '../icon/icons.tsx';
import { formatAmount } from '../price-input/amount.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import * as css from './price-range.css.ts';

export interface PriceRangeProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The address of the GET form. */
  action: string;
  /** The minimum price of the current page, a decimal string. */
  min?: string | undefined;
  /** The maximum price of the current page, a decimal string. */
  max?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. It determines symbol and decimals. */
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

interface Range {
  min: string;
  max: string;
}

/** Whether the page shows the submitted range. */
const isShown = (sent: Range | undefined, { min, max }: Range) =>
  sent !== undefined && Number(sent.min) === Number(min) && Number(sent.max) === Number(max);

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
  const hydrated = useHydrated();
  const id = useId();
  const noteId = `${id}-error`;
  const [problem, setProblem] = useState<'min' | 'max'>();
  const [swapped, setSwapped] = useState<Range>();
  const pattern = decimals === 0 ? wholePattern : String.raw`\s*[0-9]*([.,][0-9]{0,${decimals}})?\s*`;
  const isReadable = ({ value }: HTMLInputElement) => new RegExp(`^${pattern}$`).test(value);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!low.current || !high.current) return;
    const wrong = [low.current, high.current].find((field) => !isReadable(field));
    setProblem(wrong && (wrong === low.current ? 'min' : 'max'));
    if (wrong) {
      event.preventDefault();
      wrong.focus();
      return;
    }
    const typed = { min: low.current.value, max: high.current.value };
    const range = normalizeRange(typed.min, typed.max);
    low.current.value = range.min;
    high.current.value = range.max;
    setSwapped(range.min === clean(typed.min) ? undefined : range);
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(range);
  };
  const clear = () => {
    for (const { current } of [low, high]) if (current) current.value = '';
    setProblem(undefined);
    setSwapped(undefined);
  };
  const input = (box: typeof low, field: 'min' | 'max', name: string, value: string) => (
    <div className={css.field}>
      <label htmlFor={`${id}-${field}`} data-part="label" className={css.label}>
        {t(field === 'min' ? 'price.min' : 'price.max')}
      </label>
      <div data-part="box" className={clsx(fieldCss.box, css.box)}>
        {side === 'start' && signElement}
        <input
          key={value}
          ref={box}
          id={`${id}-${field}`}
          data-part="input"
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          pattern={pattern}
          name={name}
          defaultValue={value}
          autoComplete="off"
          aria-invalid={problem === field || undefined}
          aria-describedby={problem === field ? noteId : undefined}
          className={clsx(fieldCss.input, css.input, side === 'end' && css.beforeSign)}
        />
        {side === 'end' && signElement}
      </div>
    </div>
  );
  return (
    <form
      ref={ref}
      aria-label={t('price.range')}
      {...rest}
      method="get"
      // The browser's own messages are in the language of the browser.
      noValidate={hydrated}
      onSubmit={submit}
      className={clsx(css.form, className)}
    >
      {children}
      {input(low, 'min', minName, min)}
      <span aria-hidden className={css.dash}>
        –
      </span>
      {input(high, 'max', maxName, max)}
      <Button type="submit" size="sm">
        {t('action.confirm')}
      </Button>
      <ButtonLink size="sm" tone="quiet" href={clearHref} onClick={clear}>
        {t('action.clear')}
      </ButtonLink>
      {problem ? (
        <p id={noteId} role="alert" data-part="error" className={clsx(fieldCss.error, css.note)}>
          <IconAlert size={16} className={fieldCss.errorIcon} />
          {t('priceInput.unreadable', {
            example: formatAmount(ui.locale, decimals === 0 ? '12' : '12.5', decimals),
          })}
        </p>
      ) : (
        isShown(swapped, { min, max }) && (
          <p role="status" data-part="hint" className={clsx(fieldCss.hint, css.note)}>
            {t('price.swapped')}
          </p>
        )
      )}
    </form>
  );
});
