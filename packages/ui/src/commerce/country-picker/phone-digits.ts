// The zeros of Thai, Lao, Arabic, Persian and full-width digits.
const zeros = [0x0e50, 0x0ed0, 0x0660, 0x06f0, 0xff10];

/** The digits of a text, as 0 to 9. */
export const digitsOf = (text: string): string =>
  text.replace(/\D/g, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? '' : String(code - zero);
  });

/** Whether a text has digits and separators only. Any other text, also with a plus sign, stays as it was typed. */
export const isPlainNumber = (text: string): boolean => /^[\p{Nd}\s().\-/‐-―]*$/u.test(text);

/** The value that a form sends: the digits, after a plus sign if one was typed. */
export function submittedNumber(text: string): string {
  const trimmed = text.trim();
  const plus = /^[+＋]/.test(trimmed) ? '+' : '';
  return isPlainNumber(trimmed.slice(plus.length)) ? plus + digitsOf(trimmed) : trimmed;
}
