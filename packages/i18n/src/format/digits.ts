import { cached, intlTag } from './intl.ts';

const digitsOf = cached((locale) =>
  new Intl.NumberFormat(intlTag(locale), { useGrouping: false }).format(9_876_543_210),
);

/**
 * Converts the digits of a text to those of the locale, for texts that are not a single number: `1:05`, `05`, `1000+`.
 * In most languages the text stays unchanged; in `ar-EG` it becomes `١:٠٥`.
 * @param locale locale code or BCP 47 tag
 */
export function formatDigits(locale: string, text: string): string {
  const digits = [...digitsOf(locale)].toReversed();
  return digits[1] === '1' ? text : text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
