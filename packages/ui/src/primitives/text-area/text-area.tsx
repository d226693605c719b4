'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'required'>, FieldProps {}

/** Grows with its text; counts with `maxLength`. `ref` and props go to the text area, `className` to the frame. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [frame, { id, className, onChange, maxLength, ...area }] = splitFieldProps(props);
  const counterId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(ref, own);
  const initial = String(area.defaultValue ?? '').length;
  const [typed, setTyped] = useState(initial);
  useFormReset(own, () => setTyped(initial));
  const count = area.value === undefined ? typed : String(area.value).length;
  const spoken = useMessage('field.count', { count, max: maxLength ?? 0 });
  return (
    <Field
      {...frame}
      controlId={id}
      className={className}
      describedBy={maxLength === undefined ? undefined : counterId}
    >
      {(control) => (
        <>
          <div data-part="box" className={fieldCss.box}>
            <textarea
              ref={mergedRef}
              data-part="input"
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
            <div
              id={counterId}
              data-part="counter"
              data-full={count >= maxLength ? '' : undefined}
              className={css.counter}
            >
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
