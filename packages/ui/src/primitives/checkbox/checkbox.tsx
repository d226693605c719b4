'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { IconAlert } from '../icon/icons.tsx';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { useEarlyChoices } from '../state/use-early-choices.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  /** The label; it may contain links. */
  children: ReactNode;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean | undefined;
  /** The error message; marks the checkbox invalid. */
  error?: ReactNode;
  /** Some, but not all, of the represented items are checked. */
  indeterminate?: boolean | undefined;
}

/**
 * A checkbox. `ref` and props go to the input, `className` to the frame.
 * https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, hideLabel = false, error, indeterminate = false, className, ...input },
  ref,
) {
  const errorId = useId();
  const own = useRef<HTMLInputElement>(null);
  useEarlyChoices(own);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={clsx(css.root, className)}>
      <label className={clsx(css.row, hideLabel && css.bareRow)}>
        <input
          ref={useMergedRef(ref, own)}
          data-part="input"
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={clsx(css.box, css.square)}
        />
        <span data-part="label" className={hideLabel ? visuallyHidden : css.label}>
          {children}
        </span>
      </label>
      {error && (
        <div id={errorId} data-part="error" className={fieldCss.error}>
          <IconAlert size={16} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
});
