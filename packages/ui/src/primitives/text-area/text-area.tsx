'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'required'>, FieldProps {}

/** Grows with its text; with `maxLength` it counts. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [frame, { id, className, onChange, maxLength, ...area }] = splitFieldProps(props);
  const counterId = useId();
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const count = area.value === undefined ? typed : String(area.value).length;
  const spoken = useMessage('field.count', { count, max: maxLength ?? 0 });
  return (
    <Field
      {...frame}
      id={id}
      className={className}
      describedBy={maxLength === undefined ? undefined : counterId}
    >
      {(control) => (
        <>
          <div className={fieldCss.box}>
            <textarea
              ref={ref}
              rows={3}
              {...area}
              {...control}
              maxLength={maxLength}
              onChange={(event) => {
                setTyped(event.currentTarget.value.length);
                onChange?.(event);
              }}
              className={clsx(fieldCss.input, css.area)}
            />
          </div>
          {maxLength !== undefined && (
            <div id={counterId} className={css.counter} data-full={count >= maxLength ? '' : undefined}>
              <span aria-hidden>
                {count}/{maxLength}
              </span>
              <span className={visuallyHidden}>{spoken}</span>
            </div>
          )}
        </>
      )}
    </Field>
  );
});
