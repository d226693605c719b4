import type { Address } from '@marketfront/api-client';
import { countries, countryOfDialCode } from '@marketfront/ui/country-picker';

/** Parts of the form that make the API's `detail`. */
const detailFields = ['detail', 'address2', 'city', 'region'] as const;

/** The fields of the form as the schema has them: the API holds one line of address; people write it in parts. */
export const addressValues = (values: Readonly<Record<string, string>>) => ({
  ...values,
  detail: detailFields
    .map((name) => values[name]?.trim())
    .filter(Boolean)
    .join(', '),
});

/** The ISO code of a country that an address of ours holds as such, and one of another client by its English name. */
export function countryCodeOf(country: string | null): string {
  if (!country || /^[A-Z]{2}$/.test(country)) return country ?? '';
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return countries.find(({ code }) => english.of(code) === country)?.code ?? '';
}

/** A saved address as the fields of its form have it. */
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
