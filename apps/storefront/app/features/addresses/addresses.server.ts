import { type Address, type AddressInput, addressSchema, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { displayName } from '../../content/index.ts';
import { type Shop } from '../../http/index.server.ts';
import { readPhoneNumber, textFields } from '../../forms/index.server.ts';
import { addressValues } from './address-values.ts';

/** An address of the address book, with the name of its country. */
export interface AddressView extends Address {
  readonly countryName: string | null;
}

/** The name of a country: addresses of this shop hold its ISO code, those of other clients its name. */
function countryName(shop: Shop, country: string | null): string | null {
  if (!country || !/^[A-Z]{2}$/.test(country)) return country;
  return displayName(shop.locale.tag, 'region', country);
}

/** The shopper's address book, the default address first. */
export async function loadAddresses(shop: Shop): Promise<AddressView[]> {
  const addresses = await shop.api.addresses.all();
  return addresses.map((address) => ({ ...address, countryName: countryName(shop, address.country) }));
}

/** Reads and validates the fields of an address. Errors are returned by field name. */
export async function readAddress(
  shop: Shop,
  form: FormData,
): Promise<
  | { readonly ok: true; readonly address: AddressInput }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }
> {
  const values = textFields(form);
  const { phone, countryCode = '' } = readPhoneNumber(
    values.phone ?? '',
    values.phoneCountry || values.country,
  );
  const read = validate(addressSchema, { ...addressValues(values), phone, countryCode });
  if (read.ok) return { ok: true, address: { ...read.value, countryCode: read.value.countryCode ?? null } };
  const t = await getMessages(shop.locale.code, 'errors');
  const errors = Object.fromEntries(read.issues.map(({ path, key }) => [path, t(`errors.field.${key}`)]));
  return { ok: false, errors };
}
