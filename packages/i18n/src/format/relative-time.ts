import { tagOf } from '../tag.ts';
import { cached, intlTag, isLanguage } from './intl.ts';

/** The units of a relative time with their seconds, longest first. A month and a year are averages. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const formatters = cached((locale) => new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' }));

// The data of CLDR `lo`, which browsers lack.
export const laoUnits = {
  second: 'ວິນາທີ',
  minute: 'ນາທີ',
  hour: 'ຊົ່ວໂມງ',
  day: 'ມື້',
  week: 'ອາທິດ',
  month: 'ເດືອນ',
  year: 'ປີ',
} as const;
const laoNow = 'ຕອນນີ້';

function formatLao(count: number, unit: keyof typeof laoUnits): string {
  if (count === 0) return laoNow;
  return count < 0 ? `${-count} ${laoUnits[unit]}ກ່ອນ` : `ໃນອີກ ${count} ${laoUnits[unit]}`;
}

/**
 * Formats the time between two instants in its longest unit, rounded towards zero: `3 days ago`, `in 2 hours`, `now`.
 * @param locale locale code or BCP 47 tag
 * @param iso ISO 8601 instant; returns `""` for `null` and invalid text
 * @param now the instant to compare with: an argument, so that server and browser agree
 */
export function formatRelativeTime(
  locale: string,
  iso: string | null | undefined,
  { now }: { now: string | number | Date },
): string {
  const seconds = (new Date(iso ?? Number.NaN).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Avoids -0, which would be "0 seconds ago".
  const count = Math.trunc(seconds / size) || 0;
  return isLanguage(tagOf(locale), 'lo') ? formatLao(count, unit) : formatters(locale).format(count, unit);
}
