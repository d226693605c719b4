'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as radioCss from '../radio-group/radio-group.css.ts';
import { useEarlyChoices } from '../state/use-early-choices.ts';
import * as css from './rating.css.ts';
import { starPath } from './star-path.ts';

export interface RatingInputProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The form name. */
  name: string;
  /** The group's label, which names the rated aspect. */
  legend: ReactNode;
  /** 1 to 5; 0 for no rating yet. */
  value?: number | undefined;
  /** The initial number of stars, 1 to 5; 0 for none. */
  defaultValue?: number | undefined;
  /** Called with the number of stars. */
  onChange?: ((change: { value: number }) => void) | undefined;
  /** Whether the form cannot be submitted without a rating. */
  required?: boolean | undefined;
  /** Labels of one to five stars, shown beside them; the number of stars by default. */
  labels?: readonly string[] | undefined;
}

const steps = [1, 2, 3, 4, 5] as const;

/**
 * A rating of one to five stars. Radio buttons, so arrow keys and forms work.
 * https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/
 */
export const RatingInput = forwardRef<HTMLFieldSetElement, RatingInputProps>(function RatingInput(
  { name, legend, value: prop, defaultValue = 0, onChange, required, labels, ...rest },
  ref,
) {
  const own = useRef<HTMLFieldSetElement>(null);
  const t = useMessages();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: number) => onChange?.({ value: next }),
  });
  useFormReset(own, () => setValue(defaultValue));
  useEarlyChoices(own);
  return (
    <fieldset ref={useMergedRef(ref, own)} {...rest}>
      <legend data-part="legend" className={radioCss.legend}>
        {legend}
      </legend>
      <div className={css.choices}>
        {steps.map((step) => (
          <label key={step} data-part="choice" className={css.choice}>
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
            <span className={visuallyHidden}>
              {t('rating.stars', { count: step })}
              {labels?.[step - 1] !== undefined && `, ${labels[step - 1]}`}
            </span>
          </label>
        ))}
        {value > 0 && (
          <span aria-hidden data-part="value" className={css.valueText}>
            {labels?.[value - 1] ?? t('rating.stars', { count: value })}
          </span>
        )}
      </div>
    </fieldset>
  );
});
