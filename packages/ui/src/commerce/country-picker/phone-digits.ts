// Thai, Lao, Arabic, Persian and wide digits are digits too.
const zeros = [0x0e50, 0x0ed0, 0x0660, 0x06f0, 0xff10];

/** The digits of a text, written 0 to 9. */
export const digitsOf = (text: string): string =>
  text.replace(/\D/g, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? '' : String(code - zero);
  });

/** Whether a text is a number with separators at most: anything else, a plus sign too, is left as it was typed. */
export const isPlainNumber = (text: string): boolean => /^[\p{Nd}\s().\-/‐-―]*$/u.test(text);

/** What a field sends: digits alone, after a plus sign where one was typed. */
export function sentNumber(text: string): string {
  const trimmed = text.trim();
  const plus = /^[+＋]/.test(trimmed) ? '+' : '';
  return isPlainNumber(trimmed.slice(plus.length)) ? plus + digitsOf(trimmed) : trimmed;
}
