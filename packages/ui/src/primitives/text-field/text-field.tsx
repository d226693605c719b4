'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as css from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';

export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'required'>, FieldProps {
  /** Content inside the box before the text: an icon, a currency sign. */
  start?: ReactNode;
  /** Content inside the box after the text: a button, a unit. */
  end?: ReactNode;
}

/** A single-line text input. `ref` and props go to the input, `className` to the frame. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const [frame, { id, className, start, end, ...input }] = splitFieldProps(props);
  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <div data-part="box" className={css.box}>
          {start && (
            <span data-part="start" className={css.slot.start}>
              {start}
            </span>
          )}
          <input ref={ref} type="text" data-part="input" {...input} {...control} className={css.input} />
          {end && (
            <span data-part="end" className={css.slot.end}>
              {end}
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
