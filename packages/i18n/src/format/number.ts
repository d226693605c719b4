import { cached, intlTag } from './intl.ts';

const numbers = cached((key) => {
  const [locale = 'en', decimals] = key.split('|');
  return new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: Number(decimals) });
});
const ratings = cached(
  (locale) => new Intl.NumberFormat(intlTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = cached(
  (locale) => new Intl.NumberFormat(intlTag(locale), { style: 'percent', maximumFractionDigits: 0 }),
);

/**
 * Formats a number with the separators of the locale: `1,289.5`, `1 289,5`.
 * @param locale locale code or BCP 47 tag
 * @param options `decimals`: the maximum number of decimals, 0 to 20, 2 by default
 * @throws RangeError when `decimals` is outside this range
 */
export function formatNumber(
  locale: string,
  value: number,
  { decimals = 2 }: { decimals?: number | undefined } = {},
): string {
  return numbers(`${locale}|${decimals}`).format(value);
}

/**
 * Formats a rating with one decimal: `4.6`.
 * @param value the rating, from 0 to 5
 */
export function formatRating(locale: string, value: number): string {
  return ratings(locale).format(value);
}

/**
 * Formats a ratio as whole per cent with the locale's sign and space: `25%`, `25 %`.
 * @param ratio the ratio; 0.25 for 25 %
 */
export function formatPercent(locale: string, ratio: number): string {
  return percents(locale).format(ratio);
}
