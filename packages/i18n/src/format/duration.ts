import { tagOf } from '../tag.ts';
import { cached, intlTag, isLanguage } from './intl.ts';
import { laoUnits } from './relative-time.ts';

const units = [
  ['day', 1440],
  ['hour', 60],
] as const;

const formatters = cached((key) => {
  const [locale = '', unit = ''] = key.split('|');
  return new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'long' });
});

/**
 * Formats a duration in its longest unit, rounded: `45 minutes`, `2 heures`.
 * @param locale locale code or BCP 47 tag
 */
export function formatDuration(locale: string, minutes: number): string {
  const [unit, length] = units.find(([, length]) => minutes >= length) ?? (['minute', 1] as const);
  const count = Math.round(minutes / length);
  if (isLanguage(tagOf(locale), 'lo')) return `${count} ${laoUnits[unit]}`;
  return formatters(`${locale}|${unit}`).format(count);
}
