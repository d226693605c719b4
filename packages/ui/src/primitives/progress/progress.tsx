'use client';
import { formatPercent } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLocale } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './progress.css.ts';
import type { ProgressSize, ProgressTone } from './progress.variants.ts';

interface BarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is under way, or what is measured. */
  label: ReactNode;
  /** Keeps label and value for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** The value in words, for example "3 of 5 pictures"; the percentage when absent. */
  valueText?: string | undefined;
  tone?: ProgressTone | undefined;
  /** Height of the bar. */
  size?: ProgressSize | undefined;
}

export interface ProgressProps extends BarProps {
  /** How much is done, 0 to `max`; absent while nobody knows. */
  value?: number | undefined;
  /** What `value` is at the end. */
  max?: number | undefined;
}

export interface MeterProps extends BarProps {
  /** The measure, `min` to `max`. */
  value: number;
  min?: number | undefined;
  max?: number | undefined;
}

const share = (value: number, min: number, max: number) =>
  max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0;

/** How far something under way has come (native `<progress>`; moves for as long as `value` is absent). */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, hideLabel = false, value, max = 100, valueText, tone = 'neutral', size = 'md', ...rest },
  ref,
) {
  const id = useId();
  const { locale } = useLocale();
  const text = valueText ?? (value === undefined ? undefined : formatPercent(locale, share(value, 0, max)));
  return (
    <div ref={ref} {...rest} className={clsx(css.root, rest.className)}>
      <Head id={id} label={label} text={text} hidden={hideLabel} />
      <progress
        id={id}
        value={value}
        max={max}
        aria-valuetext={text}
        data-part="bar"
        className={clsx(css.bar, css.size[size], css.tone[tone])}
      />
    </div>
  );
});

/** A measure within known bounds, such as stock left or a balance (native `<meter>`; never for progress). */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(
  { label, hideLabel = false, value, min = 0, max = 100, valueText, tone = 'neutral', size = 'md', ...rest },
  ref,
) {
  const id = useId();
  const { locale } = useLocale();
  const text = valueText ?? formatPercent(locale, share(value, min, max));
  return (
    <div ref={ref} {...rest} className={clsx(css.root, rest.className)}>
      <Head id={id} label={label} text={text} hidden={hideLabel} />
      <meter
        id={id}
        value={value}
        min={min}
        max={max}
        aria-valuetext={text}
        data-part="bar"
        className={clsx(css.bar, css.size[size], css.tone[tone])}
      >
        {text}
      </meter>
    </div>
  );
});

interface HeadProps {
  id: string;
  label: ReactNode;
  text: string | undefined;
  hidden: boolean;
}

function Head({ id, label, text, hidden }: HeadProps) {
  return (
    <div className={hidden ? visuallyHidden : css.head}>
      <label htmlFor={id} className={css.label} data-part="label">
        {label}
      </label>
      {text !== undefined && (
        // The bar says it already.
        <span aria-hidden className={css.value} data-part="value">
          {text}
        </span>
      )}
    </div>
  );
}
