import { tagOf } from '../tag.ts';
import { cached, intlTag, isLanguage } from './intl.ts';

/** In English: `date` Nov 21, 2026 · `longDate` November 21, 2026 · `dateTime` with hours and minutes · `time` only. */
export const dateStyles = ['date', 'longDate', 'dateTime', 'time'] as const;
export type DateStyle = (typeof dateStyles)[number];

const options = {
  date: { dateStyle: 'medium' },
  longDate: { dateStyle: 'long' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

const formatters = cached((key) => {
  const [locale = 'en', style = 'date', timeZone = 'UTC'] = key.split('|');
  return new Intl.DateTimeFormat(intlTag(locale), { ...options[style as DateStyle], timeZone });
});

export const laoMonths = {
  long: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
  short: ['ມ.ກ.', 'ກ.ພ.', 'ມ.ນ.', 'ມ.ສ.', 'ພ.ພ.', 'ມິ.ຖ.', 'ກ.ລ.', 'ສ.ຫ.', 'ກ.ຍ.', 'ຕ.ລ.', 'ພ.ຈ.', 'ທ.ວ.'],
} as const;

const laoParts = cached(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

function formatLao(date: Date, style: DateStyle, timeZone: string): string {
  const parts = laoParts(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  const time = `${Number(part('hour'))}:${part('minute')}`;
  if (style === 'time') return time;
  const months = style === 'longDate' ? laoMonths.long : laoMonths.short;
  const day = `${Number(part('day'))} ${months[Number(part('month')) - 1]} ${part('year')}`;
  return style === 'dateTime' ? `${day}, ${time}` : day;
}

/**
 * Formats an instant.
 * @param locale locale code or BCP 47 tag
 * @param iso ISO 8601 instant (`2026-11-21T01:00:00Z`); returns `""` for `null` and invalid text
 * @param options `style`: one of {@link dateStyles}, `date` by default; `timeZone`: IANA name, `UTC` by default, never
 * the machine's, so that server and browser agree
 * @throws RangeError when the time zone does not exist
 */
export function formatDate(
  locale: string,
  iso: string | null | undefined,
  { style = 'date', timeZone = 'UTC' }: { style?: DateStyle; timeZone?: string } = {},
): string {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return isLanguage(tagOf(locale), 'lo')
    ? formatLao(date, style, timeZone)
    : formatters(`${locale}|${style}|${timeZone}`).format(date);
}
