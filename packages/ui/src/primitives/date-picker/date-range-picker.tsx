'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { IconAlert } from '../icon/icons.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { DayInput } from './day-input.tsx';
import { useDayField } from './use-day-field.ts';
import { WithCalendar } from './with-calendar.tsx';
import * as css from './date-picker.css.ts';
import { nextRange, type DateRange } from './iso-date.ts';

export type { DateRange } from './iso-date.ts';

export interface DateRangePickerProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The label of the group. */
  legend: ReactNode;
  /** The first and last day, such as `2026-11-22`; empty for none. */
  value?: DateRange | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: DateRange | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: DateRange }) => void) | undefined;
  /** The form name of the first day. */
  fromName?: string | undefined;
  /** The form name of the last day. */
  toName?: string | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Days that cannot be chosen. */
  isDateDisabled?: ((day: string) => boolean) | undefined;
  /** Marks the label and requires a value. */
  required?: boolean | undefined;
  /** The error message, which says how to correct the value. */
  error?: ReactNode;
}

const none: DateRange = { from: '', to: '' };

type OnKeys = (event: KeyboardEvent) => void;

interface RangeEndProps extends Omit<Parameters<typeof useDayField>[0], 'field'> {
  id: string;
  label: string;
  required: boolean;
  disabled: boolean;
  onKeyDown: OnKeys;
  button: ReactNode;
}

function RangeEnd({ id, label, required, disabled, onKeyDown, button, ...options }: RangeEndProps) {
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const day = useDayField({ ...options, field });
  useFormReset(box, day.reset);
  return (
    <Field label={label} required={required} error={day.error} controlId={id}>
      {(control) => (
        <DayInput
          {...control}
          day={day}
          boxRef={box}
          inputRef={field}
          name={options.name}
          value={options.value}
          disabled={disabled}
          onKeyDown={onKeyDown}
          end={button}
        />
      )}
    </Field>
  );
}

/** The first and the last day of a period: two fields with one calendar. Without script they are native date inputs. */
export const DateRangePicker = forwardRef<HTMLFieldSetElement, DateRangePickerProps>(function DateRangePicker(
  {
    legend,
    value: prop,
    defaultValue = none,
    onChange,
    fromName,
    toName,
    min,
    max,
    isDateDisabled,
    required = false,
    error,
    disabled = false,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const id = useId();
  const own = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: DateRange) => onChange?.({ value: next }),
  });
  useFormReset(own, () => setValue(defaultValue));
  const end = (part: keyof DateRange, name: string | undefined, keys: OnKeys, button?: ReactNode) => (
    <RangeEnd
      id={`${id}-${part}`}
      label={t(`datePicker.${part}`)}
      required={required}
      name={name}
      disabled={disabled}
      // Each end limits the other one.
      min={part === 'to' && value.from !== '' ? value.from : min}
      max={part === 'from' && value.to !== '' ? value.to : max}
      isDisabled={isDateDisabled}
      value={value[part]}
      setValue={(day) => setValue({ ...value, [part]: day })}
      onKeyDown={keys}
      button={button}
    />
  );
  return (
    <fieldset
      ref={useMergedRef(ref, own)}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      {...rest}
    >
      <legend id={`${id}-legend`} data-part="legend" className={css.legend}>
        {legend}
      </legend>
      <WithCalendar
        labelId={`${id}-legend`}
        value={value}
        min={min}
        max={max}
        isDisabled={isDateDisabled}
        disabled={disabled}
        onChoose={(day) => {
          const next = nextRange(value, day);
          setValue(next);
          return next.to !== '';
        }}
      >
        {(openButton, keys) => (
          <div className={css.range}>
            {end('from', fromName, keys)}
            {end('to', toName, keys, openButton)}
          </div>
        )}
      </WithCalendar>
      {error && (
        <div id={`${id}-error`} data-part="error" className={clsx(fieldCss.error, css.error)}>
          <IconAlert size={16} />
          <span>{error}</span>
        </div>
      )}
    </fieldset>
  );
});
