import { formatDigits, formatNumber } from '@marketfront/i18n/format';
import { asciiDigits } from '../state/ascii-digits.ts';

// The sample has more than four integer digits, because Spanish does not group four.
const separators = (locale: string) => {
  const sample = formatNumber(locale, 123_456_789.6);
  return {
    decimal: sample.at(-2) ?? '.',
    group: /[^\p{Nd}]/u.exec(sample)?.[0] ?? '',
    // Indian number formats group by two digits above the thousand.
    hasPairs: /\P{Nd}\p{Nd}{2}\P{Nd}/u.test(sample),
  };
};

/**
 * Parses a typed amount with a decimal comma or point, grouping, a currency sign and digits of any script. Returns an
 * exact decimal string such as `"1234.50"`, or `undefined` when the text is not an amount.
 */
export function parseAmount(locale: string, text: string, decimals = 2): string | undefined {
  const typed = asciiDigits(
    text
      .replaceAll(/[\s'’\p{Sc}\u200e\u200f\u061c\u2066-\u2069]/gu, '')
      .replaceAll('٫', '.')
      .replaceAll('٬', ''),
  );
  const match = /^([\d.,]*?)(?:([.,])(\d*))?$/.exec(typed);
  if (!match || !/\d/.test(typed)) return undefined;
  const [, head = '', mark = '', tail = ''] = match;
  const { group, hasPairs } = separators(locale);
  // "1,234" is one thousand in languages that group with a comma; "1,50" is one and a half in all languages.
  const grouped = mark !== '' && tail.length === 3 && (mark === group || head.includes(mark));
  const whole = grouped ? head + tail : head;
  const fraction = grouped ? '' : tail;
  const parts = head.split(/[.,]/).slice(1);
  const isGroup = (part: string, index: number) =>
    part.length === 3 || (hasPairs && part.length === 2 && (grouped || index < parts.length - 1));
  const isWellFormed = parts.every(isGroup) && !(mark !== '' && !grouped && head.includes(mark));
  if (!isWellFormed || fraction.length > decimals) return undefined;
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

/**
 * Formats a decimal string for typing in a language: in its digits, without grouping and with the decimals of the
 * currency: `12.5` → `12,50`.
 * Whole amounts stay whole; decimals beyond those of the currency are kept, so that they are visible.
 */
export function formatAmount(locale: string, amount: string, decimals = 2): string {
  const [whole = '', given = ''] = amount.split('.');
  const fraction = given.slice(0, decimals) + given.slice(decimals).replace(/0+$/, '');
  const mark = fraction === '' ? '' : separators(locale).decimal;
  return formatDigits(locale, whole + mark + (mark && fraction.padEnd(decimals, '0')));
}
