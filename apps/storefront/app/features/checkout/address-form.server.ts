import { type AddressInput, addressSchema, validate } from '@marketfront/api-client';
import { dialCodeOf } from '@marketfront/ui/country-picker';
import type { Shop } from '../../platform/shop.server.ts';
import { getMessages } from '../../messages/index.ts';

export type AddressErrors = Readonly<Record<string, string>>;

/** Parts of the form that make the wire's `detail`. */
const lines = ['address', 'address2', 'city', 'region'] as const;

type Read =
  | { readonly ok: true; readonly address: AddressInput }
  | {
      readonly ok: false;
      readonly message: string;
      readonly errors: AddressErrors;
      readonly values: Record<string, string>;
    };

/** A country as people write it: addresses of ours hold its ISO code, those of other clients its name. */
export function countryName(shop: Shop, country: string | null): string | null {
  if (!country || !/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(shop.locale.tag, { type: 'region' }).of(country) ?? country;
}

/** An address as typed: checked by the contract's rules, handed back whole when something is missing. */
export async function readAddress(shop: Shop, form: FormData): Promise<Read> {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  // The wire holds one line of address; people write it in parts.
  const detail = lines
    .map((name) => values[name]?.trim())
    .filter(Boolean)
    .join(', ');
  const read = validate(addressSchema, {
    ...values,
    detail,
    countryCode: dialCodeOf(values.phoneCountry || values.country) ?? '',
  });
  if (read.ok) return { ok: true, address: { ...read.value, countryCode: read.value.countryCode ?? null } };
  const t = await getMessages(shop.locale.code, 'errors');
  const errors = Object.fromEntries(
    read.issues.map(({ path, key }) => [path === 'detail' ? 'address' : path, t(`errors.field.${key}`)]),
  );
  return { ok: false, message: Object.values(errors)[0] ?? t('errors.validation'), errors, values };
}
