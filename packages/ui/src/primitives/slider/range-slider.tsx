'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { setShares, shareOf, SliderMarks, type SliderMark } from './slider-track.tsx';
import * as css from './slider.css.ts';

/** Lower and upper end of the range. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The group's label. */
  legend: ReactNode;
  /** Shows the legend to assistive technology only. */
  hideLegend?: boolean | undefined;
  /** The name under which the lower end is submitted. */
  minName?: string | undefined;
  /** The name under which the upper end is submitted. */
  maxName?: string | undefined;
  /** The lowest number; 0 by default. */
  min?: number | undefined;
  /** The highest number; 100 by default. */
  max?: number | undefined;
  /** The step between two values; 1 by default. */
  step?: number | undefined;
  /** Both ends, controlled. */
  value?: SliderRange | undefined;
  /** The initial ends; the whole track by default. */
  defaultValue?: SliderRange | undefined;
  /** Called with both ends while a thumb moves. */
  onChange?: ((change: { value: SliderRange }) => void) | undefined;
  /** Formats a value as text for display and screen readers; a plain number by default. */
  format?: ((value: number) => string) | undefined;
  /** Labels below the track. */
  marks?: readonly SliderMark[] | undefined;
}

/**
 * A range between two numbers: two native range inputs whose thumbs cannot pass one another.
 * https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/
 */
export const RangeSlider = forwardRef<HTMLFieldSetElement, RangeSliderProps>(function RangeSlider(
  {
    legend,
    hideLegend = false,
    minName,
    maxName,
    min = 0,
    max = 100,
    step = 1,
    value: prop,
    defaultValue,
    onChange,
    format: givenFormat,
    marks,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  const format = givenFormat ?? ((number: number) => formatNumber(locale, number));
  const root = useRef<HTMLFieldSetElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const start = defaultValue ?? ([min, max] as const);
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: start,
    onChange: (next: SliderRange) => onChange?.({ value: next }),
  });
  useFormReset(root, () => setValue(start));
  const [low, high] = value;
  const from = shareOf(low, min, max);
  const to = shareOf(high, min, max);
  useEffect(() => setShares(track.current, { [css.from]: from, [css.to]: to }), [from, to]);

  const set = (end: 0 | 1, wanted: number) => {
    const next: SliderRange = end === 0 ? [Math.min(wanted, high), high] : [low, Math.max(wanted, low)];
    if (next[0] !== low || next[1] !== high) setValue(next);
  };
  /** A press on the track moves the nearer end. */
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement || event.button !== 0 || rest.disabled) return;
    const box = event.currentTarget.getBoundingClientRect();
    const fromLeft = (event.clientX - box.left) / box.width;
    const share = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - fromLeft : fromLeft;
    const wanted = min + Math.round((share * (max - min)) / step) * step;
    const end = Math.abs(share - from) < Math.abs(share - to) || (from === to && share < from) ? 0 : 1;
    set(end, wanted);
    event.preventDefault();
    event.currentTarget.querySelectorAll('input')[end]?.focus();
  };
  const end = (which: 0 | 1) => (
    <input
      type="range"
      name={which === 0 ? minName : maxName}
      aria-label={t(which === 0 ? 'slider.from' : 'slider.to')}
      aria-valuetext={format(value[which])}
      min={min}
      max={max}
      step={step}
      value={value[which]}
      onChange={(event) => set(which, event.currentTarget.valueAsNumber)}
      data-part={which === 0 ? 'from' : 'to'}
      className={clsx(css.input, css.layered, which === 0 && low > (min + max) / 2 && css.above)}
    />
  );
  return (
    <fieldset {...rest} ref={useMergedRef(ref, root)} className={clsx(fieldCss.field, rest.className)}>
      <legend className={hideLegend ? visuallyHidden : clsx(fieldCss.label, css.legend)} data-part="label">
        {legend}
      </legend>
      <div aria-hidden className={css.head} data-part="value">
        {format(low)} – {format(high)}
      </div>
      {/* Keyboard users change the inputs themselves. */}
      <div
        ref={track}
        role="presentation"
        className={css.root}
        data-disabled={rest.disabled ? '' : undefined}
        onPointerDown={press}
      >
        <span className={css.track} data-part="track" />
        <span className={css.fill} data-part="fill" />
        {end(0)}
        {end(1)}
      </div>
      {marks && <SliderMarks marks={marks} min={min} max={max} />}
    </fieldset>
  );
});
