'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import * as fieldCss from '../../primitives/field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../../primitives/field/field.tsx';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useFormReset } from '../../primitives/state/use-form-reset.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { useMessages } from '../../provider/use-message.ts';
import { dialCodeOf } from './countries.ts';
import * as css from './country-picker.css.ts';
import { CountrySelect } from './country-select.tsx';
import { usePhoneFormat } from './use-phone-format.ts';

export interface PhoneFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'required' | 'type'>,
    Omit<FieldProps, 'label'> {
  /** "Phone number" by default. */
  label?: FieldProps['label'];
  /** Form name of the country select. It sends the ISO code; `dialCodeOf()` returns its calling code. */
  countryName?: string | undefined;
  /**
   * Form name under which the whole number is also sent, in E.164 format: `+447911123456`. Needs script; a text that is
   * not a phone number is not sent.
   */
  e164Name?: string | undefined;
  /** The country of the number, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** The initial country of the number, ISO 3166-1 alpha-2. */
  defaultCountry?: string | undefined;
  /** Called when another country is chosen or recognised in a pasted number. */
  onCountryChange?: ((change: { country: string; dialCode: string }) => void) | undefined;
}

/**
 * A phone number with the calling code of its country, grouped in the style of that country while it is typed. Forms
 * send its digits. `ref` and props go to the text input, `className` to the frame.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const t = useMessages();
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(ref, own);
  const [frame, rest] = splitFieldProps({ ...props, label: props.label ?? t('phone.number') });
  const {
    id,
    className,
    countryName = 'country',
    e164Name,
    country: prop,
    defaultCountry = 'GB',
    onCountryChange,
    value,
    onChange,
    onFocus,
    ...input
  } = rest;
  const [country, setCountry] = useControllableState({
    prop,
    defaultProp: defaultCountry,
    onChange: (next: string) => onCountryChange?.({ country: next, dialCode: dialCodeOf(next) ?? '' }),
  });
  useFormReset(own, () => setCountry(defaultCountry));
  const { onEdit, loadFormatter, format } = usePhoneFormat(own, {
    country,
    name: input.name,
    e164Name,
    onCountry: setCountry,
  });
  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <div data-part="box" className={clsx(fieldCss.box, css.phone)}>
          <div className={css.phoneCountry}>
            <CountrySelect
              kind="dial"
              name={countryName}
              value={country}
              resetTo={prop ?? defaultCountry}
              label={t('country.dial')}
              disabled={input.disabled}
              autoComplete="tel-country-code"
              onChange={({ country: next }) => setCountry(next)}
            />
          </div>
          <input
            ref={mergedRef}
            data-part="input"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            {...(value === undefined ? undefined : { value: format(String(value)) })}
            // `tel-national` applies to text inputs; `tel`, with the country, to inputs of type `tel` (HTML, autofill).
            type="text"
            onFocus={(event) => {
              onFocus?.(event);
              loadFormatter();
            }}
            onChange={(event) => {
              onEdit(event);
              onChange?.(event);
            }}
            className={fieldCss.input}
          />
        </div>
      )}
    </Field>
  );
});
