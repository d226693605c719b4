import { asciiDigits } from '../../primitives/state/ascii-digits.ts';

/** The digits of a text, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replaceAll(/\D/g, '');

/** Whether a text has only digits and separators. Any other text, also one with a plus sign, stays as typed. */
export const isPlainNumber = (text: string): boolean => /^[\p{Nd}\s().\-/‐-―]*$/u.test(text);

/** The value that a form sends: the digits, after a plus sign if one was typed. */
export function submittedNumber(text: string): string {
  const trimmed = text.trim();
  const plus = /^[+＋]/.test(trimmed) ? '+' : '';
  return isPlainNumber(trimmed.slice(plus.length)) ? plus + digitsOf(trimmed) : trimmed;
}

/**
 * Returns a text with a calling code as `+44…`: also `0044…`, which is dialled, and `tel:+44…`, which is copied from a
 * link (RFC 3966). Returns `undefined` for other texts.
 */
export function internationalOf(text: string): string | undefined {
  const [number = ''] = asciiDigits(text.trim()).replace(/^tel:/i, '').split(';');
  const written = number.trim().replace(/^(?:\+|\uff0b|00(?=\s*[1-9]))/, '+');
  return written.startsWith('+') ? written : undefined;
}
