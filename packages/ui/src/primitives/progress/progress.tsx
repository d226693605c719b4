'use client';
import { formatPercent } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLocale } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './progress.css.ts';
import type { ProgressSize, ProgressTone } from './progress.variants.ts';

interface BarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The name of the process or of the measured value. */
  label: ReactNode;
  /** Shows label and value to assistive technology only. */
  hideLabel?: boolean | undefined;
  /** The value as text, for example "3 of 5 pictures"; a percentage by default. */
  valueText?: string | undefined;
  /** The meaning, which sets the colour. */
  tone?: ProgressTone | undefined;
  /** The height of the bar. */
  size?: ProgressSize | undefined;
}

export interface ProgressProps extends BarProps {
  /** The completed part, 0 to `max`; omit it while it is unknown. */
  value?: number | undefined;
  /** The value of a completed process. */
  max?: number | undefined;
}

export interface MeterProps extends BarProps {
  /** The measured value, from `min` to `max`. */
  value: number;
  /** The lowest possible value; 0 by default. */
  min?: number | undefined;
  /** The highest possible value. */
  max?: number | undefined;
}

const share = (value: number, min: number, max: number) =>
  max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0;

/** The id of the text beside a bar. */
const textId = (id: string) => `${id}-text`;

/** The progress of a process (native `<progress>`; animated while `value` is absent). */
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

/** A value in a known range, such as stock or a balance (native `<meter>`; not for progress). */
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
        // HTML does not allow `aria-valuetext` here.
        aria-describedby={text ? textId(id) : undefined}
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
      {text && (
        // Hidden, because the bar has the same text.
        <span id={textId(id)} aria-hidden className={css.value} data-part="value">
          {text}
        </span>
      )}
    </div>
  );
}
