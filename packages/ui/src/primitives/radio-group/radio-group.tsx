'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as boxCss from '../checkbox/checkbox.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { IconAlert } from '../icon/icons.tsx';
import { useEarlyChoices } from '../state/use-early-choices.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './radio-group.css.ts';
import type { RadioLayout } from './radio-group.variants.ts';

export interface RadioOption {
  /** Submitted under the name of the group. */
  value: string;
  /** The name of the option. */
  label: ReactNode;
  /** A sentence below the name. */
  description?: ReactNode;
  /** A logo, price or icon at the end. */
  media?: ReactNode;
  /** Whether it is shown but cannot be selected. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The form name. */
  name: string;
  /** The group's label. */
  legend: ReactNode;
  /** Shows the legend to assistive technology only. */
  hideLegend?: boolean | undefined;
  /** The options, in order. */
  options: readonly RadioOption[];
  /** Below each other, as cards, or in one row. */
  layout?: RadioLayout | undefined;
  /** The selected option, controlled. */
  value?: string | undefined;
  /** The initially selected option. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected option. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The error message, which says how to correct the value. */
  error?: ReactNode;
  /** Whether the form cannot be submitted without a selection. */
  required?: boolean | undefined;
}

/**
 * One choice of a few, all visible. Native radio buttons: the browser handles arrow keys and form reset.
 * https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  {
    name,
    legend,
    hideLegend = false,
    options,
    layout = 'list',
    value,
    defaultValue,
    onChange,
    error,
    required,
    ...rest
  },
  ref,
) {
  const errorId = useId();
  const own = useRef<HTMLFieldSetElement>(null);
  useEarlyChoices(own);
  const checked = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <fieldset
      ref={useMergedRef(ref, own)}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      {...rest}
    >
      <legend data-part="legend" className={hideLegend ? visuallyHidden : css.legend}>
        {legend}
      </legend>
      <div className={css.layout[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            data-part="option"
            className={clsx(css.option, layout === 'cards' && css.card)}
          >
            <input
              type="radio"
              data-part="input"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...checked(option)}
              onChange={() => onChange?.({ value: option.value })}
              className={clsx(boxCss.box, boxCss.round)}
            />
            <span className={css.text}>
              <span className={layout === 'inline' ? undefined : css.title}>{option.label}</span>
              {option.description && (
                <span data-part="description" className={css.description}>
                  {option.description}
                </span>
              )}
            </span>
            {option.media && (
              <span data-part="media" className={css.media}>
                {option.media}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <div id={errorId} data-part="error" className={clsx(fieldCss.error, css.error)}>
          <IconAlert size={16} />
          <span>{error}</span>
        </div>
      )}
    </fieldset>
  );
});
