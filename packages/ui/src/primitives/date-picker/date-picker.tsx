'use client';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { DayInput } from './day-input.tsx';
import { useDayField } from './use-day-field.ts';
import { WithCalendar } from './with-calendar.tsx';

type OwnInputProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'step' | 'type' | 'value';

export interface DatePickerProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** The day, such as `2026-11-22`; empty for none. */
  value?: string | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: string | undefined;
  /** Called with a whole day, or an empty string while the day is incomplete. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Days that cannot be chosen, for example weekends. */
  isDateDisabled?: ((day: string) => boolean) | undefined;
}

/**
 * A day, typed in the format of the language or chosen in a calendar; submits an ISO 8601 day under `name`. Without
 * script it is a native date input. `ref` and props go to the input, `className` to the frame.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(props, ref) {
  const [frame, own] = splitFieldProps(props);
  const {
    id: givenId,
    className,
    name,
    value: prop,
    defaultValue = '',
    onChange,
    min,
    max,
    isDateDisabled,
    ...input
  } = own;
  const generated = useId();
  const id = givenId ?? generated;
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: string) => onChange?.({ value: next }),
  });
  const day = useDayField({ field, name, value, setValue, min, max, isDisabled: isDateDisabled });
  const root = useRef<HTMLDivElement>(null);
  useFormReset(root, () => {
    day.reset();
    setValue(defaultValue);
  });
  const inputRef = useMergedRef(ref, field);
  return (
    <Field {...frame} error={frame.error || day.error} controlId={id} className={className}>
      {(control) => (
        <WithCalendar
          labelId={`${id}-label`}
          value={value}
          min={min}
          max={max}
          isDisabled={isDateDisabled}
          disabled={Boolean(input.disabled || input.readOnly)}
          onChoose={(chosen) => {
            setValue(chosen);
            return true;
          }}
        >
          {(openButton, keys) => (
            <DayInput
              {...input}
              {...control}
              day={day}
              boxRef={root}
              inputRef={inputRef}
              name={name}
              value={value}
              onKeyDown={composeHandlers(input.onKeyDown, keys)}
              end={openButton}
            />
          )}
        </WithCalendar>
      )}
    </Field>
  );
});
