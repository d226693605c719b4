'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { IconAlert } from '../icon/icons.tsx';
import * as css from './field.css.ts';

/** What every field says about itself. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** Stands at the end of the label's line, for example a link. */
  labelEnd?: ReactNode;
}

/** Goes onto the control itself. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, FieldProps {
  /** Id of the control; made up when absent. */
  controlId?: string | undefined;
  /** Ids of further descriptions, for example a counter. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control; the child is a function that takes what goes onto the control. */
export const Field = forwardRef<HTMLDivElement, FieldFrameProps>(function Field(
  {
    label,
    hint,
    error,
    required,
    optional = false,
    hideLabel = false,
    labelEnd,
    controlId: givenId,
    describedBy,
    className,
    children,
    ...rest
  },
  ref,
) {
  const ownId = useId();
  const optionalText = useMessage('field.optional');
  const controlId = givenId ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const descriptions = [hasError && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <div ref={ref} {...rest} className={clsx(css.field, className)}>
      <div className={hideLabel ? visuallyHidden : css.labelRow}>
        <label htmlFor={controlId} data-part="label" className={css.label}>
          {label}
          {required && (
            <span aria-hidden className={css.required}>
              *
            </span>
          )}
        </label>
        {labelEnd ?? (optional && <span className={css.aside}>{optionalText}</span>)}
      </div>
      {children({
        id: controlId,
        required,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hint && (
        <div id={hintId} data-part="hint" className={css.hint}>
          {hint}
        </div>
      )}
      {hasError && (
        <div id={errorId} data-part="error" className={css.error}>
          <IconAlert size={16} className={css.errorIcon} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
});

/** Parts what the frame takes from what the control takes. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, hint, error, required, optional, hideLabel, labelEnd, ...control } = props;
  const frame: FieldProps = { label, hint, error, required, optional, hideLabel, labelEnd };
  return [frame, control] as const;
}
