'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { IconAlert, IconCheck } from '../icon/icons.tsx';
import { useEarlyChoices } from '../state/use-early-choices.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'children'> {
  /** The label, which names the enabled setting. */
  children: ReactNode;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean | undefined;
  /** A description of the effect. */
  hint?: ReactNode;
  /** The error message, which says how to correct the value; marks the switch invalid. */
  error?: ReactNode;
  /** The side of the switch; `end` for rows of settings. */
  side?: 'start' | 'end' | undefined;
}

/** A setting that takes effect at once (WAI-ARIA switch on a native checkbox). */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { children, hideLabel = false, hint, error, side = 'start', className, ...input },
  ref,
) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  useEarlyChoices(own);
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`, input['aria-describedby']];
  return (
    <div className={clsx(css.root, className)}>
      <label className={css.row} data-side={side}>
        <span className={css.frame}>
          <input
            ref={useMergedRef(ref, own)}
            {...input}
            type="checkbox"
            // The checked state is native; `aria-checked` is not allowed on a checkbox.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            aria-invalid={error ? true : input['aria-invalid']}
            aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
            data-part="input"
            className={css.track}
          />
          <span className={css.thumb} data-part="thumb" aria-hidden>
            <IconCheck size={16} className={css.tick} />
          </span>
        </span>
        <span className={hideLabel ? visuallyHidden : css.text} data-part="label">
          {children}
        </span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className={clsx(fieldCss.hint, css.below)}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={clsx(fieldCss.error, css.below)}>
          <IconAlert size={16} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
});
