'use client';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { composeHandlers } from '../state/compose-handlers.ts';
import * as css from './date-picker.css.ts';
import type { DayField } from './use-day-field.ts';

interface DayInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value'> {
  day: DayField;
  boxRef: Ref<HTMLDivElement>;
  inputRef: Ref<HTMLInputElement>;
  value: string;
  /** The button of the calendar. */
  end?: ReactNode;
}

/** The frame with the text of a day and, beside it, a hidden input with the day in the submitted format. */
export function DayInput({ day, boxRef, inputRef, name, value, end, onBlur, ...input }: DayInputProps) {
  return (
    <div ref={boxRef} data-part="box" className={fieldCss.box}>
      <input
        data-part="input"
        {...day.input}
        {...input}
        ref={inputRef}
        onBlur={composeHandlers(onBlur, day.leave)}
        className={clsx(fieldCss.input, css.input)}
      />
      {end}
      {day.hydrated && name !== undefined && (
        <input type="hidden" name={name} form={input.form} value={value} disabled={input.disabled} />
      )}
    </div>
  );
}
