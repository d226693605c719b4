'use client';
import { forwardRef, useMemo } from 'react';
import { useLocale } from '../../provider/use-message.ts';
import type { ComboboxSingleProps } from '../combobox/combobox-props.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { matchesTime, timeOptions } from './times.ts';

type OwnComboboxProps =
  | 'allowCustom'
  | 'empty'
  | 'filter'
  | 'inputValue'
  | 'loading'
  | 'max'
  | 'min'
  | 'multiple'
  | 'onInputChange'
  | 'options'
  | 'step';

export interface TimePickerProps extends Omit<ComboboxSingleProps, OwnComboboxProps> {
  /** The time in 24-hour format, such as `14:30`; empty for none. */
  value?: string | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: string | undefined;
  /** Called with the chosen time; an empty string after it was cleared. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The first time, `00:00` by default. */
  min?: string | undefined;
  /** The last time, `23:59` by default. */
  max?: string | undefined;
  /** The minutes between two times, 30 by default. */
  step?: number | undefined;
}

/**
 * A time of day, typed or chosen from a list, in the format of the language; submits `14:30` under `name`. Without
 * script it is a native select. `ref` and props go to the input, `className` to the frame.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const TimePicker = forwardRef<HTMLInputElement, TimePickerProps>(function TimePicker(
  { value: prop, defaultValue = '', onChange, min = '00:00', max = '23:59', step = 30, ...rest },
  ref,
) {
  const { locale } = useLocale();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: string) => onChange?.({ value: next }),
  });
  const options = useMemo(
    () => timeOptions(locale, { min, max, step, value }),
    [locale, min, max, step, value],
  );
  return (
    <Combobox
      ref={ref}
      {...rest}
      options={options}
      filter={matchesTime}
      value={value}
      // The value that a reset of the form restores.
      defaultValue={defaultValue}
      onChange={(change) => setValue(change.value)}
    />
  );
});
