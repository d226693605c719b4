import { formatDate } from '@marketfront/i18n/format';
import type { ComboboxOption } from '../combobox/combobox-options.ts';
import { asciiDigits } from '../state/ascii-digits.ts';

/** A time of day in the submitted format, `14:30`; empty for none. */
export type IsoTime = string;

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const minutesOf = (time: IsoTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const two = (part: number) => String(part).padStart(2, '0');
const timeOf = (minutes: number): IsoTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Reduces a time to a searchable form without spaces, signs and leading zero: "2:30 PM" becomes `230pm`. */
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d]/gu, '')
    .replace(/^0+(?=\d)/, '');

/**
 * The times from the first to the last one, as options in the format of the language.
 * @param step minutes between two times
 * @param value the chosen time, which is included even if it is not on a step
 */
export function timeOptions(
  locale: string,
  { min, max, step, value }: { min: IsoTime; max: IsoTime; step: number; value: IsoTime },
): readonly ComboboxOption[] {
  const times: IsoTime[] = [];
  for (let at = minutesOf(min); at <= minutesOf(max); at += Math.max(1, step)) times.push(timeOf(at));
  if (pattern.test(value) && !times.includes(value)) times.push(value);
  return times.toSorted().map((time) => {
    const label = formatDate(locale, `1970-01-01T${time}:00Z`, { style: 'time' });
    return { value: time, label, keywords: `${time} ${plain(time)} ${plain(label)}` };
  });
}

/** Whether a time starts with the typed text: `2`, `2:30`, `230`, `14.30`, `2:30 pm`. */
export function matchesTime({ label, value }: ComboboxOption, query: string): boolean {
  const wanted = plain(query);
  return [label, value].some((text) => plain(text).startsWith(wanted));
}
