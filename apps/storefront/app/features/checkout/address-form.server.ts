import { type AddressInput, addressSchema, validate } from '@marketfront/api-client';
import type { Shop } from '../../platform/shop.server.ts';
import { getWords } from '../../words.ts';

export type AddressErrors = Readonly<Record<string, string>>;

type Read =
  | { readonly ok: true; readonly address: AddressInput }
  | {
      readonly ok: false;
      readonly message: string;
      readonly errors: AddressErrors;
      readonly values: Record<string, string>;
    };

/** An address as typed: checked by the contract's rules, handed back whole when something is missing. */
export async function readAddress(shop: Shop, form: FormData): Promise<Read> {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const read = validate(addressSchema, values);
  if (read.ok) return { ok: true, address: { ...read.value, countryCode: read.value.countryCode ?? null } };
  const t = await getWords(shop.locale.code, 'errors');
  const errors = Object.fromEntries(read.issues.map(({ path, key }) => [path, t(`errors.field.${key}`)]));
  return { ok: false, message: Object.values(errors)[0] ?? t('errors.validation'), errors, values };
}
