import { type Address, type AddressInput, addressSchema, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { textFields } from '../../platform/form.server.ts';
import { countries, countryOfDialCode } from '@marketfront/ui/country-picker';
import { readPhoneNumber } from '../../platform/phone-number.server.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** An address of the book, with its country as people write it. */
export interface AddressView extends Address {
  readonly countryName: string | null;
}

/** Parts of the form that make the API's `detail`. */
const detailFields = ['detail', 'address2', 'city', 'region'] as const;

/** A country as people write it: addresses of ours hold its ISO code, those of other clients its name. */
function countryName(shop: Shop, country: string | null): string | null {
  if (!country || !/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(shop.locale.tag, { type: 'region' }).of(country) ?? country;
}

/** The ISO code of a country that an address of ours holds as such, and one of another client by its English name. */
function countryCodeOf(country: string | null): string {
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

/** The shopper's address book, the default address first. */
export async function loadAddresses(shop: Shop): Promise<AddressView[]> {
  const addresses = await shop.api.addresses.all();
  return addresses.map((address) => ({ ...address, countryName: countryName(shop, address.country) }));
}

/** Reads and validates the fields of an address. What is wrong comes back by the name of its field. */
export async function readAddress(
  shop: Shop,
  form: FormData,
): Promise<
  | { readonly ok: true; readonly address: AddressInput }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }
> {
  const values = textFields(form);
  // The API holds one line of address; people write it in parts.
  const detail = detailFields
    .map((name) => values[name]?.trim())
    .filter(Boolean)
    .join(', ');
  const { phone, countryCode = '' } = readPhoneNumber(
    values.phone ?? '',
    values.phoneCountry || values.country,
  );
  const read = validate(addressSchema, { ...values, detail, phone, countryCode });
  if (read.ok) return { ok: true, address: { ...read.value, countryCode: read.value.countryCode ?? null } };
  const t = await getMessages(shop.locale.code, 'errors');
  const errors = Object.fromEntries(read.issues.map(({ path, key }) => [path, t(`errors.field.${key}`)]));
  return { ok: false, errors };
}
