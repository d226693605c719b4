'use client';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as boxCss from '../checkbox/checkbox.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { IconAlert } from '../icon/icons.tsx';
import * as css from './radio-group.css.ts';
import type { RadioLayout } from './radio-group.variants.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Logo, price or icon at the end. */
  media?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  options: readonly RadioOption[];
  layout?: RadioLayout | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
  error?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
}

export function RadioGroup({
  name,
  legend,
  hideLegend = false,
  options,
  layout = 'list',
  ...props
}: RadioGroupProps) {
  const { value, defaultValue, onChange, error, required, className } = props;
  const errorId = useId();
  const checked = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <fieldset
      className={className}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? visuallyHidden : css.legend}>{legend}</legend>
      <div className={css.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={clsx(css.option, layout === 'cards' && css.card)}>
            <input
              type="radio"
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
              {option.description && <span className={css.description}>{option.description}</span>}
            </span>
            {option.media && <span className={css.media}>{option.media}</span>}
          </label>
        ))}
      </div>
      {error && (
        <div id={errorId} className={fieldCss.error}>
          <IconAlert size={16} />
          <span>{error}</span>
        </div>
      )}
    </fieldset>
  );
}
