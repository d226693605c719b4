import { formatNumber, formatPrice } from '@marketfront/i18n/format';

// Five digits: Spanish does not group four.
const separators = (locale: string) => {
  const sample = formatNumber(locale, 12_345.6);
  return { decimal: sample.at(-2) ?? '.', group: /\D/.exec(sample)?.[0] ?? '' };
};

/** Any script's digits as 0 to 9: Unicode keeps each script's ten in one row. */
function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/**
 * Reads what someone typed as an amount: comma or point, groups, currency sign, any digits. Gives a decimal string such
 * as `"1234.50"` (exact, never a float) or `undefined` when it is none.
 */
export function parseAmount(locale: string, text: string, decimals = 2): string | undefined {
  const typed = text
    .replaceAll(/[\s'’\p{Sc}]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replaceAll(/\p{Nd}/gu, digit);
  const match = /^([\d.,]*?)(?:([.,])(\d*))?$/.exec(typed);
  if (!match || !/\d/.test(typed)) return undefined;
  const [, head = '', mark = '', tail = ''] = match;
  const { group } = separators(locale);
  // "1,234" is a thousand where the comma groups; "1,50" is one and a half everywhere.
  const grouped = mark !== '' && tail.length === 3 && (mark === group || head.includes(mark));
  const whole = grouped ? head + tail : head;
  const fraction = grouped ? '' : tail;
  const parts = head.split(/[.,]/).slice(1);
  const orderly =
    parts.every((part) => part.length === 3) && !(mark !== '' && !grouped && head.includes(mark));
  if (!orderly || fraction.length > decimals) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction.padEnd(decimals, '0')}`;
}

/** Compares two decimal strings exactly: negative, 0 or positive. */
export function compareAmounts(a: string, b: string): number {
  const [wholeA = '', fractionA = ''] = a.split('.');
  const [wholeB = '', fractionB = ''] = b.split('.');
  const size = Math.max(fractionA.length, fractionB.length);
  const units = (whole: string, fraction: string) => BigInt(whole + fraction.padEnd(size, '0'));
  const difference = units(wholeA, fractionA) - units(wholeB, fractionB);
  return difference < 0n ? -1 : Number(difference > 0n);
}

const signPattern = /[^\d.,\s\u00a0\u202f]+/;

/** Where the language puts the currency sign, and which. */
export function currencySign(locale: string): { sign: string; side: 'start' | 'end' } {
  const sample = formatPrice(locale, '1');
  return { sign: signPattern.exec(sample)?.[0] ?? '', side: /^\d/.test(sample) ? 'end' : 'start' };
}

/** A decimal string as one types it in the language, without groups: `12.5` → `12,50`. */
export function formatAmount(locale: string, amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  return fraction === undefined ? whole : whole + separators(locale).decimal + fraction.padEnd(2, '0');
}
