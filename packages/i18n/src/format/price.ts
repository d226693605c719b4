import { cached, intlTag } from './intl.ts';

const formatters = cached(
  (locale) =>
    new Intl.NumberFormat(intlTag(locale), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }),
);

/**
 * Formats a price in dollars, with the `$` sign where the locale has it: `$19.90`, `19,90 $`.
 * @param locale locale code; unknown codes are formatted as English
 * @param amount decimal string such as `"19.90"` (exact, never a float); `null` and invalid text give `""`
 */
export function formatPrice(locale: string, amount: string | null | undefined): string {
  if (amount == null || !/^-?\d+(\.\d+)?$/.test(amount)) return '';
  // Intl reads decimal strings exactly (ECMA-402 Intl.NumberFormat v3); the type still requires a numeric literal.
  return formatters(locale).format(amount as `${number}`);
}
