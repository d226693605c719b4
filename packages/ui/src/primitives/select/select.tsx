'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconChevronDown } from '../icon/icons.tsx';
import { useEarlyChoices } from '../state/use-early-choices.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './select.css.ts';

export interface SelectOption {
  /** Submitted under the name of the field. */
  value: string;
  /** The text of the option. */
  label: string;
  /** Whether it is shown but cannot be selected. */
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'required'>, FieldProps {
  /** The options; children can be used instead. */
  options?: readonly SelectOption[] | undefined;
}

/** A native select in our styles. `ref` and props go to the select, `className` to the frame. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const own = useRef<HTMLSelectElement>(null);
  const merged = useMergedRef(ref, own);
  useEarlyChoices(own);
  const [frame, { id, className, options, children, ...select }] = splitFieldProps(props);
  const canBeEmpty = options?.[0] === undefined || options[0].value === '';
  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <div data-part="box" className={clsx(fieldCss.box, css.frame)}>
          <select
            ref={merged}
            data-part="input"
            {...select}
            {...control}
            // HTML allows it only if the first option is empty: without one, a value is always chosen.
            required={control.required && canBeEmpty}
            aria-required={(control.required && !canBeEmpty) || undefined}
            className={clsx(fieldCss.input, css.select)}
          >
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <IconChevronDown size={16} data-part="icon" className={css.chevron} />
        </div>
      )}
    </Field>
  );
});
