/** The country of a phone number until another one is chosen: its dial code is 44 (spec §9). */
export const defaultPhoneCountry = 'GB';

/** An ISO 3166-1 alpha-2 code from outside; `undefined` for anything not in that form. */
export const countryCode = (value: string | null | undefined): string | undefined =>
  /^[A-Z]{2}$/.exec(value ?? '')?.[0];
