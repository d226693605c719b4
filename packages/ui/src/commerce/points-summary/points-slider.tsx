'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ReactNode } from 'react';
import { Slider, type SliderProps } from '../../primitives/slider/slider.tsx';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useFormReset } from '../../primitives/state/use-form-reset.ts';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './points-summary.css.ts';

export interface PointsSliderProps
  extends Omit<SliderProps, 'defaultValue' | 'format' | 'hint' | 'label' | 'marks' | 'max' | 'min'> {
  /** "Use points" by default. */
  label?: ReactNode;
  /** The maximum number of points for this order. */
  max: number;
  /** The initial number of points. */
  defaultValue?: number | undefined;
  /** Formats the discount of a number of points; the consumer calculates it. Not shown for zero. */
  saved?: ((value: number) => ReactNode) | undefined;
}

/**
 * The number of points to pay with at checkout. Submits the number under `name`. `ref` and props go to the range
 * input, `className` to the frame. https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export const PointsSlider = forwardRef<HTMLInputElement, PointsSliderProps>(function PointsSlider(
  { label, max, value: prop, defaultValue = 0, onChange, saved, className, disabled, ...rest },
  ref,
) {
  const t = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: number) => onChange?.({ value: next }),
  });
  useFormReset(root, () => setValue(defaultValue));
  const saving = value > 0 ? saved?.(value) : undefined;
  return (
    <div ref={root} className={clsx(css.slider, className)}>
      <Slider
        ref={ref}
        {...rest}
        label={label ?? t('points.use')}
        hint={t('points.usable', { count: max })}
        max={max}
        // A range needs a maximum above zero; without points it is disabled.
        disabled={disabled || max <= 0}
        value={value}
        onChange={(change) => setValue(change.value)}
        format={(count) => t('points.points', { count })}
      />
      <output data-part="saved" className={css.saved}>
        {saving}
      </output>
    </div>
  );
});
