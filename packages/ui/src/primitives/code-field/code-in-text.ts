import { asciiDigits } from '../state/ascii-digits.ts';

/** Converts full-width characters and digits of any script to ASCII. */
const plain = (text: string) => asciiDigits(text.normalize('NFKC'));
const clean = (text: string) => plain(text).replaceAll(/[^0-9a-z]/gi, '');

/**
 * Finds the one-time code in a text, such as the message that contains it: "Your code is 482-913."
 *
 * @param length - The number of characters of the code.
 * @returns undefined when the text has none
 */
export function codeIn(text: string, length: number): string | undefined {
  const whole = clean(text);
  if (whole.length === length) return whole;
  const numbers = plain(text).match(/\d(?:[\s.·–—-]?\d)*/g) ?? [];
  const words = plain(text).match(/[0-9a-z]+/gi) ?? [];
  return [...numbers.map(clean), ...words.filter((word) => /\d/.test(word))].find(
    (found) => found.length === length,
  );
}

/** Whether a text consists of words, none of which may be taken for a code. */
export const isSentence = (text: string): boolean => /[a-z]\s+[a-z]/i.test(plain(text));

/**
 * The value of the field after an input: characters beyond the length are ignored, a sentence without a code changes
 * nothing.
 */
export function valueAfter(text: string, before: string, length: number): string {
  const typed = clean(text);
  if (typed.length <= length) return typed;
  return codeIn(text, length) ?? (isSentence(text) ? before : typed.slice(0, length));
}
