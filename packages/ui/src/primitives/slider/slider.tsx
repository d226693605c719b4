'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useLocale } from '../../provider/use-message.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { setShares, shareOf, SliderMarks, type SliderMark } from './slider-track.tsx';
import * as css from './slider.css.ts';

type OwnInputProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'step' | 'type' | 'value';

export interface SliderProps
  extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>,
    Omit<FieldProps, 'required' | 'optional'> {
  /** The lowest number; 0 by default. */
  min?: number | undefined;
  /** The highest number; 100 by default. */
  max?: number | undefined;
  /** The step between two values; 1 by default. */
  step?: number | undefined;
  /** The number, controlled. */
  value?: number | undefined;
  /** The initial number; `min` by default. */
  defaultValue?: number | undefined;
  /** Called with the number while the thumb moves. */
  onChange?: ((change: { value: number }) => void) | undefined;
  /** Formats the value for display and screen readers: `(value) => formatPrice(locale, …)`. Default: a plain number. */
  format?: ((value: number) => string) | undefined;
  /** Labels below the track. */
  marks?: readonly SliderMark[] | undefined;
}

/**
 * A slider (native range input: arrow keys, Page Up and Down, Home, End). `ref` and props go to the input,
 * `className` to the frame. https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
  const { locale } = useLocale();
  const [frame, own] = splitFieldProps(props as SliderProps & FieldProps);
  const {
    id,
    className,
    min = 0,
    max = 100,
    step = 1,
    value: prop,
    defaultValue = min,
    onChange,
    format = (value: number) => formatNumber(locale, value),
    marks,
    ...input
  } = own;
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: number) => onChange?.({ value: next }),
  });
  useFormReset(root, () => setValue(defaultValue));
  const share = shareOf(value, min, max);
  useEffect(() => setShares(root.current, { [css.to]: share }), [share]);
  return (
    <Field
      {...frame}
      controlId={id}
      className={className}
      labelEnd={
        frame.labelEnd ?? (
          <span aria-hidden className={css.head} data-part="value">
            {format(value)}
          </span>
        )
      }
    >
      {(control) => (
        <>
          <div ref={root} className={css.root} data-single="" data-disabled={input.disabled ? '' : undefined}>
            <span className={css.track} data-part="track" />
            <span className={css.fill} data-part="fill" />
            <input
              data-part="input"
              {...input}
              {...control}
              ref={ref}
              required={undefined}
              type="range"
              min={min}
              max={max}
              step={step}
              value={value}
              aria-valuetext={format(value)}
              onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
              className={css.input}
            />
          </div>
          {marks && <SliderMarks marks={marks} min={min} max={max} />}
        </>
      )}
    </Field>
  );
});
