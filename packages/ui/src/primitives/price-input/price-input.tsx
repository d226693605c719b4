'use client';
import { currencyDigits, currencySign } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { useMessages } from '../../provider/use-message.ts';
import { priceIn } from '../../provider/use-price.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { compareAmounts, formatAmount, parseAmount } from './amount.ts';
import * as css from './price-input.css.ts';

type OwnInputProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'type' | 'value';

export interface PriceInputProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** The amount, a decimal string such as `"19.90"`; empty for none. */
  value?: string | undefined;
  /** The initial amount, a decimal string such as "19.90". */
  defaultValue?: string | undefined;
  /** Called with an exact decimal string when the amount changes; empty for no amount and for invalid text. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The minimum amount, a decimal string. */
  min?: string | undefined;
  /** The maximum amount, a decimal string. */
  max?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. It determines symbol and decimals. */
  currency?: string | undefined;
}

const pattern = String.raw`[\p{Nd}\s.,٫٬'’\p{L}\p{Sc}]*`;

/**
 * An amount of money, typed with a decimal comma or point; submits an exact decimal string. `ref` and props go to
 * the input, `className` to the frame.
 */
export const PriceInput = forwardRef<HTMLInputElement, PriceInputProps>(function PriceInput(props, ref) {
  const t = useMessages();
  const ui = useUi();
  const { locale } = ui;
  const [frame, own] = splitFieldProps(props);
  const {
    id,
    className,
    name,
    value: prop,
    defaultValue = '',
    onChange,
    min,
    max,
    currency = ui.currency,
    ...input
  } = own;
  const decimals = currencyDigits(currency);
  const { sign, side } = currencySign(locale, { currency, currencyDisplay: ui.currencyDisplay });
  const parse = (typed: string) => parseAmount(locale, typed.replace(sign, ''), decimals);
  const format = (amount: string) => formatAmount(locale, amount, decimals);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: string) => onChange?.({ value: next }),
  });
  // The text while the user types; after that the amount in the format of the language.
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const text = draft ?? (value === '' ? '' : format(value));

  const problemOf = (typed: string): string | undefined => {
    if (typed.trim() === '') return undefined;
    const amount = parse(typed);
    if (amount === undefined)
      return t('priceInput.unreadable', { example: format(decimals === 0 ? '12' : '12.5') });
    if (min !== undefined && compareAmounts(amount, min) < 0) {
      return t('priceInput.min', { price: priceIn(ui, min, currency) });
    }
    if (max !== undefined && compareAmounts(amount, max) > 0) {
      return t('priceInput.max', { price: priceIn(ui, max, currency) });
    }
    return undefined;
  };
  const problem = problemOf(text);
  // Blocks the submission while the amount is invalid, like native validation.
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  useFormReset(root, () => {
    setDraft(undefined);
    setLeft(false);
    setValue(defaultValue);
  });

  const signElement = (
    <span aria-hidden className={clsx(fieldCss.slot.start, css.sign[side])} data-part="sign">
      {sign}
    </span>
  );
  const inputRef = useMergedRef(ref, field);
  return (
    <Field {...frame} error={frame.error || (left && problem)} controlId={id} className={className}>
      {(control) => (
        <div ref={root} data-part="box" className={fieldCss.box}>
          {side === 'start' && signElement}
          <input
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            data-part="input"
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            // Without script the text is submitted as typed.
            name={hydrated ? undefined : name}
            pattern={hydrated ? undefined : pattern}
            value={text}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              setDraft(typed);
              setValue(parse(typed) ?? '');
            }}
            onBlur={composeHandlers(input.onBlur, () => {
              setLeft(true);
              // Invalid text stays, so that it can be corrected.
              if (problem === undefined) setDraft(undefined);
            })}
            className={clsx(fieldCss.input, css.input)}
          />
          {side === 'end' && signElement}
          {hydrated && name !== undefined && (
            <input type="hidden" name={name} form={input.form} value={value} disabled={input.disabled} />
          )}
        </div>
      )}
    </Field>
  );
});
