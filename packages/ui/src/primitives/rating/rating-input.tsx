'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import * as radioCss from '../radio-group/radio-group.css.ts';
import * as css from './rating.css.ts';
import { starPath } from './star-path.ts';

export interface RatingInputProps {
  name: string;
  legend: ReactNode;
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((change: { value: number }) => void) | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

const steps = [1, 2, 3, 4, 5] as const;

/** Gives one to five stars: radios, so arrows and forms work. */
export function RatingInput({
  name,
  legend,
  value: prop,
  defaultValue = 0,
  onChange,
  ...props
}: RatingInputProps) {
  const { required, className } = props;
  const t = useMessages();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: number) => onChange?.({ value: next }),
  });
  return (
    <fieldset className={className}>
      <legend className={radioCss.legend}>{legend}</legend>
      <div className={css.choices}>
        {steps.map((step) => (
          <label key={step} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={step}
              required={required}
              checked={step === value}
              onChange={() => setValue(step)}
              className={visuallyHidden}
            />
            <svg viewBox="0 0 24 24" aria-hidden className={css.star}>
              <path d={starPath} />
            </svg>
            <span className={visuallyHidden}>{t('rating.stars', { count: step })}</span>
          </label>
        ))}
        {value > 0 && (
          <span aria-hidden className={css.said}>
            {t('rating.stars', { count: value })}
          </span>
        )}
      </div>
    </fieldset>
  );
}
