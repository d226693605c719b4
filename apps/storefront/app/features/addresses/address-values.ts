import type { Address } from '@marketfront/api-client';
import { countries, countryOfDialCode } from '@marketfront/ui/country-picker';

/** The form fields that are joined into the API's `detail`. */
const detailFields = ['detail', 'address2', 'city', 'region'] as const;

/** The form's values for the schema: the API has one line of address, and the form has several fields. */
export const addressValues = (values: Readonly<Record<string, string>>) => ({
  ...values,
  detail: detailFields
    .map((name) => values[name]?.trim())
    .filter(Boolean)
    .join(', '),
});

/** The ISO code of a country. Addresses of this shop hold the code; those of other clients hold the English name. */
export function countryCodeOf(country: string | null): string {
  if (!country || /^[A-Z]{2}$/.test(country)) return country ?? '';
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return countries.find(({ code }) => english.of(code) === country)?.code ?? '';
}

/** A saved address as values of its form fields. */
export function fieldsOf(address: Address): Readonly<Record<string, string>> {
  const country = countryCodeOf(address.country);
  const phoneCountry = countryOfDialCode((address.countryCode ?? '').replaceAll(/\D/g, '')) ?? country;
  return {
    name: address.name,
    country,
    detail: address.detail,
    postCode: address.postCode ?? '',
    phone: address.phone ?? '',
    phoneCountry,
    email: address.email ?? '',
    ...(address.isDefault && { isDefault: 'on' }),
  };
}
