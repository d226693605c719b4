'use client';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../primitives/field/field.tsx';
import * as fieldCss from '../../primitives/field/field.css.ts';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useFormReset } from '../../primitives/state/use-form-reset.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { dialCodeOf } from './countries.ts';
import { CountrySelect, type CountrySelectKind } from './country-select.tsx';

export interface CountryPickerProps
  extends Omit<
      ComponentPropsWithoutRef<'select'>,
      'required' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size'
    >,
    FieldProps {
  /** The selected country, ISO 3166-1 alpha-2. */
  value?: string | undefined;
  /** The initially selected country, ISO 3166-1 alpha-2. */
  defaultValue?: string | undefined;
  /** Called with the country (ISO 3166-1 alpha-2) and its dial code. */
  onChange?: ((change: { country: string; dialCode: string }) => void) | undefined;
  /** Whether the name of the country is shown, or only flag and calling code. */
  kind?: CountrySelectKind | undefined;
}

/**
 * Selects a country by name, native name, code or calling code. Submits the ISO code.
 * `ref` and props go to the select, `className` to the frame. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const CountryPicker = forwardRef<HTMLSelectElement, CountryPickerProps>(
  function CountryPicker(props, ref) {
    const own = useRef<HTMLSelectElement>(null);
    const mergedRef = useMergedRef(ref, own);
    const [
      frame,
      { id, value: prop, defaultValue = 'GB', onChange, kind = 'country', className, ...control },
    ] = splitFieldProps(props);
    const [value, setValue] = useControllableState({
      prop,
      defaultProp: defaultValue,
      onChange: (country: string) => onChange?.({ country, dialCode: dialCodeOf(country) ?? '' }),
    });
    useFormReset(own, () => setValue(defaultValue));
    return (
      <Field {...frame} controlId={id} className={className}>
        {(field) => (
          <div data-part="box" className={fieldCss.box}>
            <div className={fieldCss.grow}>
              <CountrySelect
                ref={mergedRef}
                autoComplete="country"
                {...control}
                {...field}
                value={value}
                resetTo={prop ?? defaultValue}
                onChange={({ country }) => setValue(country)}
                kind={kind}
              />
            </div>
          </div>
        )}
      </Field>
    );
  },
);
