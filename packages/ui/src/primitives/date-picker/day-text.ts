import { formatCalendar } from '@marketfront/i18n/format';
import type { Translate } from '../../provider/use-message.ts';
import { asciiDigits } from '../state/ascii-digits.ts';
import { dateFromIso, type IsoDate } from './iso-date.ts';

const units = ['year', 'month', 'day'] as const;
type Unit = (typeof units)[number];

/** A day whose numbers are all different, to detect their order: 1 February 2003. */
const sample = '2003-02-01';
const unitOf: Readonly<Record<string, Unit>> = {
  '2003': 'year',
  '02': 'month',
  '2': 'month',
  '01': 'day',
  '1': 'day',
};

/** The order of day, month and year in the language. */
const orderOf = (locale: string): readonly Unit[] =>
  (asciiDigits(formatCalendar(locale, sample, 'numeric')).match(/\d+/g) ?? []).flatMap(
    (number) => unitOf[number] ?? [],
  );

/** The placeholder of an empty date, in the order and with the separators of the language: `mm/dd/yyyy`. */
export function dayPattern(locale: string, t: Translate): string {
  const letters = {
    year: t('datePicker.yearLetters'),
    month: t('datePicker.monthLetters'),
    day: t('datePicker.dayLetters'),
  };
  return asciiDigits(formatCalendar(locale, sample, 'numeric')).replaceAll(/\d+/g, (number) => {
    const unit = unitOf[number];
    return unit === undefined ? number : letters[unit];
  });
}

const lengths = { year: 4, month: 2, day: 2 } as const;

/** The numbers of a text; eight digits without separators are split in the order of the language. */
function numbersOf(text: string, order: readonly Unit[]): readonly string[] {
  const numbers = asciiDigits(text).match(/\d+/g) ?? [];
  const [only = ''] = numbers;
  if (numbers.length !== 1 || only.length !== 8) return numbers;
  let at = 0;
  return order.map((unit) => only.slice(at, (at += lengths[unit])));
}

/**
 * Parses a day in the format of a language: with any or no separators between the numbers (`18112026`), with digits of
 * any script, with a two-digit year of this century, or as `2026-11-18`. `undefined` if the text is not a day.
 */
export function parseDay(locale: string, text: string): IsoDate | undefined {
  const order = orderOf(locale);
  const numbers = numbersOf(text, order);
  if (numbers.length !== 3) return undefined;
  const inOrder = numbers[0]?.length === 4 && order[0] !== 'year' ? units : order;
  const find = (unit: Unit) => numbers[inOrder.indexOf(unit)] ?? '';
  const year = find('year');
  const iso = [
    year.length === 2 ? `20${year}` : year,
    find('month').padStart(2, '0'),
    find('day').padStart(2, '0'),
  ].join('-');
  return dateFromIso(iso) && iso;
}
