'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { WithCalendar } from './with-calendar.tsx';
import * as css from './date-picker.css.ts';

type OwnInputProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'step' | 'type' | 'value';

export interface DatePickerProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** A day such as `2026-11-22`; empty for none. */
  value?: string | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: string | undefined;
  /** Called with a whole day, or an empty string while the day is incomplete. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Days that the calendar does not offer, for example weekends. Check typed days when the form is sent. */
  isDateDisabled?: ((day: string) => boolean) | undefined;
}

/**
 * A day: the browser's own date input, which works without script and on touch screens, with a calendar in the
 * language of the page for the mouse and the keyboard. `ref` and props go to the input, `className` to the frame.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(props, ref) {
  const [frame, own] = splitFieldProps(props);
  const {
    id: givenId,
    className,
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
  useFormReset(field, () => setValue(defaultValue));
  const inputRef = useMergedRef(ref, field);
  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <WithCalendar
          labelId={`${id}-label`}
          value={value}
          min={min}
          max={max}
          isDisabled={isDateDisabled}
          disabled={Boolean(input.disabled || input.readOnly)}
          onChoose={(day) => {
            setValue(day);
            return true;
          }}
        >
          {(openButton) => (
            <div data-part="box" className={fieldCss.box}>
              <input
                data-part="input"
                {...input}
                {...control}
                ref={inputRef}
                type="date"
                min={min}
                max={max}
                value={value}
                onChange={(event) => setValue(event.currentTarget.value)}
                className={clsx(fieldCss.input, css.input)}
              />
              {openButton}
            </div>
          )}
        </WithCalendar>
      )}
    </Field>
  );
});
