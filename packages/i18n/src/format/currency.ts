/** The formats of a currency: `$`, `US$`, `USD`, `US dollars`. */
export const currencyDisplays = ['narrowSymbol', 'symbol', 'code', 'name'] as const;
export type CurrencyDisplay = (typeof currencyDisplays)[number];

/** The currency of amounts without an explicit one. */
export const defaultCurrency = 'USD';

// ISO 4217. Listed here, because engines differ: V8 uses the digits of CLDR (HUF 0), Firefox those of ISO (HUF 2), and
// a price must not change on hydration.
const withoutDecimals = /^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/i;
const withThreeDecimals = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i;

/**
 * The number of decimals of a currency: `USD` 2, `JPY` 0, `KWD` 3.
 * @param currency ISO 4217 code
 */
export function currencyDigits(currency: string): number {
  if (withoutDecimals.test(currency)) return 0;
  return withThreeDecimals.test(currency) ? 3 : 2;
}
