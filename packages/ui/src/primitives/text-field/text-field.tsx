'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as css from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';

export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'required'>, FieldProps {
  /** Inside the box, before the text: an icon, a currency sign. */
  start?: ReactNode;
  /** Inside the box, after the text: a button, a unit. */
  end?: ReactNode;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const [frame, { id, className, start, end, ...input }] = splitFieldProps(props);
  return (
    <Field {...frame} id={id} className={className}>
      {(control) => (
        <div className={css.box}>
          {start && <span className={css.slot.start}>{start}</span>}
          <input ref={ref} type="text" {...input} {...control} className={clsx(css.input)} />
          {end && <span className={css.slot.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
});
