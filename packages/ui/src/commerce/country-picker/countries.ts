import { packed } from './generated/dial-codes.ts';

export interface Country {
  /** Two-letter ISO 3166 code. */
  code: string;
  /** The calling code, digits only. */
  dialCode: string;
}

/** About 240 countries and regions with their calling codes. */
export const countries: readonly Country[] = [...packed.matchAll(/([A-Z]{2})(\d+)/g)].map(
  ([, code = '', dialCode = '']) => ({ code, dialCode }),
);

const byCode = new Map(countries.map((country) => [country.code, country]));

/** The calling code of a country, for example "44"; `undefined` for unknown countries. */
export const dialCodeOf = (code: string | null | undefined): string | undefined =>
  byCode.get(code ?? '')?.dialCode;

/** The main country of a calling code: United Kingdom for 44, United States for 1. */
export function countryOfDialCode(dialCode: string): string | undefined {
  const main: Record<string, string> = {
    '1': 'US',
    '7': 'RU',
    '39': 'IT',
    '44': 'GB',
    '61': 'AU',
    '47': 'NO',
    '262': 'RE',
    '358': 'FI',
    '212': 'MA',
    '590': 'GP',
    '599': 'CW',
  };
  return main[dialCode] ?? countries.find((country) => country.dialCode === dialCode)?.code;
}
