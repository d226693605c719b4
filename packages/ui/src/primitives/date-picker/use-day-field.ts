'use client';
import { formatCalendar } from '@marketfront/i18n/format';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { dayPattern, parseDay } from './day-text.ts';
import { dateFromIso, type IsoDate } from './iso-date.ts';

interface DayFieldOptions {
  field: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  value: IsoDate;
  setValue: (value: IsoDate) => void;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  isDisabled: ((day: IsoDate) => boolean) | undefined;
}

/**
 * The text of a day in the format of the language. Before hydration and without script it is a native date input, whose
 * text is in the language of the browser.
 */
export function useDayField({ field, name, value, setValue, min, max, isDisabled }: DayFieldOptions) {
  const t = useMessages();
  const { locale } = useLocale();
  const hydrated = useHydrated();
  // The text while the user types; after that the day in the format of the language.
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const format = (day: IsoDate) => formatCalendar(locale, day, 'numeric');
  const read = (typed: string) => parseDay(locale, typed) ?? '';
  // Another day was chosen in the calendar or by the caller since then.
  const isStale = draft !== undefined && read(draft) !== value;
  const text = draft === undefined || isStale ? format(value) : draft;

  const problemOf = (): string | undefined => {
    if (text.trim() === '') return undefined;
    if (value === '') return t('datePicker.unreadable', { example: format(max ?? min ?? '2026-12-31') });
    if (min && value < min) return t('datePicker.min', { date: format(min) });
    if (max && value > max) return t('datePicker.max', { date: format(max) });
    return isDisabled?.(value) ? t('datePicker.unavailable') : undefined;
  };
  const problem = problemOf();
  // Blocks the submission while the day is invalid, like native validation.
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [field, problem]);
  const adoptEarly = useRef(() => {
    const typed = field.current?.value;
    if (typed !== value && dateFromIso(typed)) setValue(typed ?? '');
  });
  // Applies the value that was typed before hydration.
  useEffect(() => adoptEarly.current(), []);

  const native = {
    type: 'date',
    name,
    min,
    max,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.currentTarget.value),
  } as const;
  const enhanced = {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    placeholder: dayPattern(locale, t),
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      setDraft(typed);
      setValue(read(typed));
    },
  } as const;
  return {
    hydrated,
    /** The error message, shown after the field loses the focus. */
    error: left && problem,
    input: hydrated ? enhanced : native,
    leave: () => {
      setLeft(true);
      // Invalid text stays, so that it can be corrected.
      if (problem === undefined) setDraft(undefined);
    },
    reset: () => {
      setDraft(undefined);
      setLeft(false);
    },
  };
}

export type DayField = ReturnType<typeof useDayField>;
