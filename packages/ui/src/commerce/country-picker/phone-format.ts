import type {
  AsYouType as Typing,
  CountryCode,
  parsePhoneNumberFromString as Parse,
} from 'libphonenumber-js/min';
import { countryOfDialCode, dialCodeOf } from './countries.ts';
import { digitsOf, internationalOf, isPlainNumber } from './phone-digits.ts';

/** The parts of libphonenumber-js in use: the numbering plans of all countries. */
export interface NumberingPlans {
  readonly AsYouType: typeof Typing;
  readonly parsePhoneNumberFromString: typeof Parse;
}

export interface Edit {
  text: string;
  /** The position of the caret in the text. */
  caret: number;
  /** `InputEvent.inputType` of the edit. */
  inputType?: string | undefined;
  /** Digits before the edit. */
  before: string;
}

export type PhoneFormat = ReturnType<typeof createPhoneFormat>;

/** Creates functions that format and parse phone numbers by these numbering plans. */
export function createPhoneFormat({ AsYouType, parsePhoneNumberFromString }: NumberingPlans) {
  /**
   * Formats the typed part of a national number in the style of its country. `AsYouType` groups many national numbers
   * only after the national prefix (081… in Thailand); numbers without it are grouped as international ones.
   */
  function formatPhone(country: string, text: string): string {
    const dialCode = dialCodeOf(country);
    if (dialCode === undefined || !isPlainNumber(text)) return text;
    const digits = digitsOf(text);
    try {
      const national = new AsYouType(country as CountryCode).input(digits);
      if (national !== digits) return national;
      const prefix = `+${dialCode}`;
      const international = new AsYouType().input(prefix + digits);
      const grouped = international.startsWith(prefix) ? international.slice(prefix.length).trim() : digits;
      return digitsOf(grouped) === digits ? grouped : digits;
    } catch {
      // libphonenumber-js 1.13.16 throws a TypeError for some partial numbers, for example 06 in Cape Verde.
      return digits;
    }
  }

  /** Country and national digits of a number that begins with a plus sign and a calling code. */
  function parseInternational(text: string): { country: string; national: string } | undefined {
    const typed = new AsYouType();
    try {
      typed.input(text);
    } catch {
      return undefined;
    }
    const number = typed.getNumber();
    const country = number && (number.country ?? countryOfDialCode(number.countryCallingCode));
    return number?.isPossible() && country && dialCodeOf(country) === number.countryCallingCode
      ? { country, national: number.nationalNumber }
      : undefined;
  }

  /**
   * A number in E.164 format, `+447911123456`: without the zero that is dialled inside a country, also if it was typed
   * after the calling code. https://www.itu.int/rec/T-REC-E.164
   *
   * @returns undefined when it is neither a number of this country nor one with a calling code
   */
  function toE164(country: string, text: string): string | undefined {
    const number = parsePhoneNumberFromString(
      internationalOf(text) ?? digitsOf(text),
      country as CountryCode,
    );
    return number?.isPossible() ? number.number : undefined;
  }

  /** The text after an edit, formatted, with the caret after the same digit as before. */
  function formatEdit(country: string, { text, caret, inputType, before }: Edit) {
    if (dialCodeOf(country) === undefined || !isPlainNumber(text)) return { text, caret };
    let digits = digitsOf(text);
    let digitsBeforeCaret = digitsOf(text.slice(0, caret)).length;
    // Deleting a separator deletes the digit beside it; otherwise the separator would come back at once.
    if (digits === before && inputType === 'deleteContentBackward' && digitsBeforeCaret > 0) {
      digits = digits.slice(0, digitsBeforeCaret - 1) + digits.slice(digitsBeforeCaret);
      digitsBeforeCaret -= 1;
    } else if (digits === before && inputType === 'deleteContentForward') {
      digits = digits.slice(0, digitsBeforeCaret) + digits.slice(digitsBeforeCaret + 1);
    }
    const next = formatPhone(country, digits);
    let position = 0;
    for (let seen = 0; position < next.length && seen < digitsBeforeCaret; position += 1)
      if (/\d/.test(next[position] ?? '')) seen += 1;
    return { text: next, caret: digitsBeforeCaret === digits.length ? next.length : position };
  }

  return { formatPhone, parseInternational, toE164, formatEdit };
}
