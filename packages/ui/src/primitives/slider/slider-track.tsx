'use client';
import { useCallback, type ReactNode } from 'react';
import * as css from './slider.css.ts';

export interface SliderMark {
  /** The position on the track. */
  value: number;
  /** Labels below the track. */
  label: ReactNode;
}

export const shareOf = (value: number, min: number, max: number) =>
  max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0;

/** `var(--x)` → `--x`. */
const property = (name: string) => name.slice(4, -1);

/** Sets CSS variables through the CSSOM, because a strict content security policy forbids style attributes. */
export function setShares(element: HTMLElement | null, shares: Readonly<Record<string, number>>) {
  for (const [name, share] of Object.entries(shares))
    element?.style.setProperty(property(name), String(share));
}

interface MarkProps {
  share: number;
  children: ReactNode;
}

function Mark({ share, children }: MarkProps) {
  const place = useCallback(
    (element: HTMLSpanElement | null) => {
      setShares(element, { [css.at]: share });
      if (element) element.dataset['placed'] = '';
    },
    [share],
  );
  const end = { 0: 'start', 1: 'end' }[share];
  return (
    <span ref={place} data-end={end} className={css.mark}>
      {children}
    </span>
  );
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
}

/** Labels under the track, hidden from assistive technology: the value text contains the same information. */
export function SliderMarks({ marks, min, max }: SliderMarksProps) {
  return (
    <div aria-hidden className={css.marks} data-part="marks">
      {marks.map(({ value, label }) => (
        <Mark key={value} share={shareOf(value, min, max)}>
          {label}
        </Mark>
      ))}
    </div>
  );
}
