import { dialCodeOf } from '@marketfront/ui/country-picker';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers have at most 15 digits (E.164); there may be separators between all of them. */
const maxLength = 32;

export interface PhoneNumberParts {
  /** Digits only; `undefined` if neither the number nor the country determines it. */
  readonly countryCode: string | undefined;
  readonly phone: string;
}

/**
 * A phone number in the form that the API expects: the calling code, and the national number without the national
 * prefix. People also type the prefix (`07400 123456`) or the calling code (`+44 7400 123456`), which may belong to
 * another country than the chosen one. Text that is not a number of any country stays unchanged.
 */
export function readPhoneNumber(text: string, country: string | undefined): PhoneNumberParts {
  const countryCode = country ? dialCodeOf(country) : undefined;
  const found =
    text.length <= maxLength
      ? parsePhoneNumberFromString(text, countryCode ? { defaultCountry: country as CountryCode } : {})
      : undefined;
  return found
    ? { countryCode: found.countryCallingCode, phone: found.nationalNumber }
    : { countryCode, phone: text };
}
