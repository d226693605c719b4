/** A digit of any script as 0 to 9: Unicode encodes the ten digits of a script in sequence. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/** The text with Thai, Lao, Arabic and all other decimal digits written as 0 to 9. */
export const asciiDigits = (text: string) => text.replaceAll(/\p{Nd}/gu, asciiDigit);
