'use client';
import { Field, splitFieldProps, type FieldProps } from '../../primitives/field/field.tsx';
import * as fieldCss from '../../primitives/field/field.css.ts';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { dialCodeOf } from './countries.ts';
import { CountrySelect, type CountrySelectKind } from './country-select.tsx';

export interface CountryPickerProps extends FieldProps {
  id?: string | undefined;
  name?: string | undefined;
  /** ISO code. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((change: { country: string; dialCode: string }) => void) | undefined;
  kind?: CountrySelectKind | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One country out of about 240, found by name, own name, code or calling code. Sends the ISO code. */
export function CountryPicker(props: CountryPickerProps) {
  const [frame, { id, value: prop, defaultValue = 'GB', onChange, kind = 'country', className, ...control }] =
    splitFieldProps(props);
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (country: string) => onChange?.({ country, dialCode: dialCodeOf(country) ?? '' }),
  });
  return (
    <Field {...frame} controlId={id} className={className}>
      {(field) => (
        <div className={fieldCss.box}>
          <div className={fieldCss.grow}>
            <CountrySelect
              autoComplete="country"
              {...control}
              {...field}
              value={value}
              onChange={({ country }) => setValue(country)}
              kind={kind}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
