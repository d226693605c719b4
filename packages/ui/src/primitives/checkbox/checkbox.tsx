'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useId, useRef, useImperativeHandle } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { IconAlert } from '../icon/icons.tsx';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  /** The label; may hold links. */
  children: ReactNode;
  hideLabel?: boolean | undefined;
  error?: ReactNode;
  /** Some of the things it stands for are ticked, not all. */
  indeterminate?: boolean | undefined;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, hideLabel = false, error, indeterminate = false, className, ...input },
  ref,
) {
  const errorId = useId();
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={clsx(css.root, className)}>
      <label className={css.row}>
        <input
          ref={own}
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={clsx(css.box, css.square)}
        />
        <span className={hideLabel ? visuallyHidden : css.label}>{children}</span>
      </label>
      {error && (
        <div id={errorId} className={fieldCss.error}>
          <IconAlert size={16} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
});
