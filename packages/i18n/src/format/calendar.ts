import { tagOf } from '../tag.ts';
import { laoMonths } from './date.ts';
import { cached, intlTag, isLanguage } from './intl.ts';

const styles = {
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  day: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  narrowWeekday: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * The styles in English: `numeric` 11/18/2026 · `day` 18 · `month` November 2026 · `full` Wednesday, November 18, 2026
 * · `weekday` Wednesday · `shortWeekday` Wed · `narrowWeekday` W
 */
export type CalendarStyle = keyof typeof styles;

const formatters = cached((key) => {
  const [locale = 'en', style = 'numeric'] = key.split('|');
  const tag = new Intl.Locale(intlTag(locale), { calendar: 'gregory' }).toString();
  const format = new Intl.DateTimeFormat(tag, { ...styles[style as CalendarStyle], timeZone: 'UTC' });
  // Some languages add a word to a lone number: "18日".
  if (style !== 'day') return (date: Date) => format.format(date);
  return (date: Date) => format.formatToParts(date).find(({ type }) => type === 'day')?.value ?? '';
});

// The data of CLDR `lo`, which browsers lack.
const laoWeekdays = {
  weekday: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
  shortWeekday: ['ອາທິດ', 'ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ'],
  narrowWeekday: ['ອາ', 'ຈ', 'ອ', 'ພ', 'ພຫ', 'ສຸ', 'ສ'],
} as const;

function formatLao(date: Date, style: Exclude<CalendarStyle, 'numeric' | 'day'>): string {
  const month = `${laoMonths.long[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  if (style === 'month') return month;
  if (style === 'full') return `${formatLao(date, 'weekday')}, ${date.getUTCDate()} ${month}`;
  return laoWeekdays[style][date.getUTCDay()] ?? '';
}

/**
 * Formats a day, or the heading of its column or month, for a calendar and its field: always in the Gregorian calendar,
 * whose weeks and months the calendar shows.
 * @param locale locale code or BCP 47 tag
 * @param day ISO 8601 day such as `2026-11-18`; returns `""` for other text
 */
export function formatCalendar(locale: string, day: string, style: CalendarStyle): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return style !== 'numeric' && style !== 'day' && isLanguage(tagOf(locale), 'lo')
    ? formatLao(date, style)
    : formatters(`${locale}|${style}`)(date);
}
