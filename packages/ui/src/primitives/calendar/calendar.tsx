'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { CalendarDays } from '../date-picker/calendar-days.tsx';
import * as fieldCss from '../field/field.css.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMediaQuery } from '../state/use-media-query.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './calendar.css.ts';

export interface CalendarProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name of the calendar, for example "Day of delivery". */
  label: string;
  /** The chosen day, such as `2026-11-22`; empty for none. */
  value?: string | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: string | undefined;
  /** Called with the chosen day. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Days that cannot be chosen, for example weekends. */
  isDateDisabled?: ((day: string) => boolean) | undefined;
  /** The number of months beside each other if there is room. */
  months?: 1 | 2 | undefined;
  /** The form name. */
  name?: string | undefined;
}

/**
 * The days of a month, always visible, in the language of the page; submits an ISO 8601 day under `name`. Before
 * hydration and without script it is a native date input, because the server does not know the visitor's current day.
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  {
    label,
    value: prop,
    defaultValue = '',
    onChange,
    min,
    max,
    isDateDisabled,
    months = 1,
    name,
    className,
    ...rest
  },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: string) => onChange?.({ value: next }),
  });
  useFormReset(own, () => setValue(defaultValue));
  const isWide = useMediaQuery('(min-width: 48rem)');
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      ref={useMergedRef(ref, own)}
      className={clsx(css.calendar, className)}
    >
      {hydrated ? (
        <>
          <CalendarDays
            value={value}
            onChoose={setValue}
            min={min}
            max={max}
            isDisabled={isDateDisabled}
            months={isWide ? months : 1}
          />
          {name !== undefined && <input type="hidden" name={name} value={value} />}
        </>
      ) : (
        <div data-part="box" className={fieldCss.box}>
          <input
            type="date"
            aria-label={label}
            name={name}
            min={min}
            max={max}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            className={fieldCss.input}
          />
        </div>
      )}
    </div>
  );
});
