import { currencyDigits, type CurrencyDisplay, defaultCurrency } from './currency.ts';
import { cached, intlTag } from './intl.ts';

const formatters = cached((key) => {
  const [locale = '', currency = '', currencyDisplay, given] = key.split('|');
  const digits = given === undefined ? currencyDigits(currency) : Number(given);
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay as CurrencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

/** Isolates a currency sign with letters in a right-to-left price: otherwise `JP¥` would be shown as `¥JP`. */
const isolateSign = (price: string) =>
  price.includes('\u200f') ? price.replace(/\p{L}+\p{Sc}/u, '\u2066$&\u2069') : price;

export interface PriceFormat {
  /** ISO 4217 code; `USD` by default. */
  currency?: string | undefined;
  /** The format of the currency; `narrowSymbol` (`$`) by default; `symbol` distinguishes `US$` from `CA$`. */
  currencyDisplay?: CurrencyDisplay | undefined;
  /** Writes whole amounts without decimals, `$20`: for labels such as those of coupons. */
  short?: boolean | undefined;
}

/**
 * Formats an amount of money in the style of the locale, with the decimals of the currency: `$19.90`, `19,90 €`,
 * `¥1,990`.
 * @param locale locale code or BCP 47 tag
 * @param amount decimal string such as `"19.90"` (exact, never a float); returns `""` for `null` and invalid text
 * @throws RangeError when the currency is not three letters
 */
export function formatPrice(
  locale: string,
  amount: string | null | undefined,
  { currency = defaultCurrency, currencyDisplay = 'narrowSymbol', short = false }: PriceFormat = {},
): string {
  if (amount == null || !/^-?\d+(\.\d+)?$/.test(amount)) return '';
  // Intl parses decimal strings exactly (ECMA-402 Intl.NumberFormat v3); the type still requires a numeric literal.
  const digits = short && /^-?\d+(\.0*)?$/.test(amount) ? '|0' : '';
  const formatter = formatters(`${locale}|${currency}|${currencyDisplay}${digits}`);
  return isolateSign(formatter.format(amount as `${number}`));
}

const bidiMarks = /[\u200e\u200f\u061c]/g;

/** The sign of a currency and its position relative to the number, for an input: `$` before, `€` after. */
export function currencySign(
  locale: string,
  { currency = defaultCurrency, currencyDisplay = 'narrowSymbol' }: PriceFormat = {},
): { sign: string; side: 'start' | 'end' } {
  const parts = formatters(`${locale}|${currency}|${currencyDisplay}`).formatToParts(1);
  const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type);
  return {
    sign: parts[at('currency')]?.value.replaceAll(bidiMarks, '') ?? '',
    side: at('currency') < at('integer') ? 'start' : 'end',
  };
}
