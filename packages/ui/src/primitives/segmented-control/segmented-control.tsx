'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { useEarlyChoices } from '../state/use-early-choices.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './segmented-control.css.ts';
import type { SegmentedControlSize } from './segmented-control.variants.ts';

export interface SegmentedControlOption {
  /** Identifies the option; submitted with a form. */
  value: string;
  /** The label: one or two words. */
  label: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Whether it is shown but cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The accessible name of the group. */
  legend: ReactNode;
  /** Two to five short choices. */
  options: readonly SegmentedControlOption[];
  /** The form name. */
  name?: string | undefined;
  /** The controlled value; update it in `onChange`. */
  value?: string | undefined;
  /** The initial value; the first option if neither this nor `value` is given. */
  defaultValue?: string | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The minimum height is 32 or 40 px. */
  size?: SegmentedControlSize | undefined;
  /** Makes it as wide as its container. */
  block?: boolean | undefined;
}

/**
 * Exactly one of a few short choices, which takes effect at once. Native radio buttons: they work without script, in
 * forms, and the browser handles arrow keys and form reset.
 */
export const SegmentedControl = forwardRef<HTMLFieldSetElement, SegmentedControlProps>(
  function SegmentedControl(
    {
      legend,
      options,
      name,
      value,
      defaultValue = options[0]?.value,
      onChange,
      size = 'md',
      block = false,
      className,
      ...rest
    },
    ref,
  ) {
    const id = useId();
    const own = useRef<HTMLFieldSetElement>(null);
    useEarlyChoices(own);
    const checked = (option: SegmentedControlOption) =>
      value === undefined
        ? { defaultChecked: option.value === defaultValue }
        : { checked: option.value === value };
    return (
      <fieldset
        ref={useMergedRef(ref, own)}
        {...rest}
        className={clsx(css.root, block && css.block, className)}
      >
        <legend className={visuallyHidden}>{legend}</legend>
        <div data-part="track" className={css.track}>
          {options.map((option) => (
            <label key={option.value} data-part="option" className={clsx(css.option, css.size[size])}>
              <input
                type="radio"
                data-part="input"
                name={name ?? id}
                value={option.value}
                disabled={option.disabled}
                {...checked(option)}
                onChange={() => onChange?.({ value: option.value })}
                className={visuallyHidden}
              />
              {option.icon}
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
    );
  },
);
