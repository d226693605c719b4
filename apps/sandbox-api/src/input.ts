import {
  fields,
  limits,
  maxId,
  parseInteger,
  paymentMethodByPayType,
  paymentMethodNames,
  paymentMethodToWire,
  type ValidationKey,
} from '@marketfront/api-client';
import * as v from 'valibot';
import type { PlainMessageKey } from './domain/shared/failure.ts';

const required = 'is required';

/** A whole number; in paths and queries it is text. */
const integer = v.pipe(
  v.union([v.string(), v.number()], required),
  v.transform((value) => parseInteger(value) ?? Number.NaN),
  v.integer('must be an integer'),
);

/** Every id of the contract is a 32-bit integer. */
export const id = v.pipe(integer, v.minValue(1, 'must be at least 1'), v.maxValue(maxId, 'is too large'));

/** An id; 0, null and "" mean none. */
export const optionalId = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), 0),
  v.transform((value) => (value === '' ? 0 : (parseInteger(value) ?? Number.NaN))),
  v.integer('must be an integer'),
  v.minValue(0, 'must not be negative'),
  v.maxValue(maxId, 'is too large'),
);

/** Ids joined by commas; sorted and without duplicates, so that equal lists have the same cache key. */
export const idList = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => [...new Set(text.split(',').filter(Boolean))].map((part) => parseInteger(part) ?? 0)),
  v.check((ids) => ids.every((one) => one >= 1 && one <= maxId), 'must be ids joined by commas'),
  v.maxLength(50, 'must be at most 50 ids'),
  v.transform((ids) => ids.toSorted((a, b) => a - b)),
);

/** A country code; empty if none is given. */
export const optionalCountry = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((code) => code.toUpperCase()),
  v.regex(/^(?:[A-Z]{2})?$/, 'must be a code of two letters'),
);

/** Country codes joined by commas; sorted and without duplicates. */
export const countryList = v.pipe(
  v.nullish(v.string(), ''),
  v.regex(/^([A-Z]{2}(,[A-Z]{2})*)?$/, 'must be codes of countries joined by commas'),
  v.transform((text) => [...new Set(text.split(',').filter(Boolean))].toSorted()),
  v.maxLength(50, 'must be at most 50 countries'),
);

export const count = (min: number, max: number) =>
  v.pipe(integer, v.minValue(min, `must be at least ${min}`), v.maxValue(max, `must be at most ${max}`));

/** Clients send null for omitted fields; form fields can only be absent. */
export const orNull = <Schema extends v.GenericSchema<string, string>>(field: v.OptionalSchema<Schema, ''>) =>
  v.nullish(field.wrapped, '');

export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])], 'must be true or false'),
  v.transform((value) => value === true || value === 'true' || value === '1'),
);
export const optionalFlag = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    flag,
  ]),
);
export const flagOrFalse = v.pipe(
  v.nullish(v.union([v.literal(''), flag]), false),
  v.transform((value) => value === true),
);

/** A text without a rule of its own in any form. */
export const text = (max: number) =>
  v.pipe(v.string(required), fields.requiredUpTo('invalidValue', max, 'invalidValue').wrapped);
/** Required, but may be empty. */
export const textOrEmpty = (max: number) => v.pipe(v.string(required), fields.optionalText(max).wrapped);
export const optionalText = (max: number) => orNull(fields.optionalText(max));

export const page = {
  page: v.optional(count(1, 1_000_000), 1),
  limit: v.optional(
    v.pipe(
      count(1, maxId),
      v.transform((limit) => Math.min(limit, 100)),
    ),
    20,
  ),
};

export const { email, password, newPassword } = fields;

const countryCodeMissing = 'countryCodeMissing' satisfies PlainMessageKey;

/** "+44", "44" and "0044" are the same country. */
export const countryCode = v.pipe(
  v.string(countryCodeMissing),
  v.maxLength(32, countryCodeMissing),
  v.transform((value) => value.replace(/\D/g, '').replace(/^00/, '')),
  v.regex(/^[1-9]\d{0,3}$/, countryCodeMissing),
);

export const phone = v.pipe(fields.phone, v.regex(/^\d{4,15}$/, 'emptyPhone' satisfies ValidationKey));

/** The sandbox sends codes of digits only. */
export const captcha = v.pipe(
  fields.code,
  v.regex(/^\d+$/, 'correctCaptche' satisfies ValidationKey),
  v.length(limits.code, 'correctCaptche' satisfies ValidationKey),
);

/** The code and the new password, twice, in addition to the fields that identify the account. */
export const withNewPassword = <Fields extends v.ObjectEntries>(entries: Fields) =>
  v.pipe(
    v.object({
      ...entries,
      captcha,
      newPassword,
      passwordAgain: fields.repeatPassword,
    }),
    v.check((body) => body.newPassword === body.passwordAgain, 'diffPassword' satisfies ValidationKey),
  );

/** The API's spelling of a payment method; converted to our name. */
export const paymentMethod = v.pipe(
  v.picklist(paymentMethodNames.map(paymentMethodToWire), 'payMethodRequired' satisfies ValidationKey),
  v.transform((payType) => paymentMethodByPayType[payType]),
);
export const payChannel = v.picklist(['pc', 'mobile'], 'must be pc or mobile');

export const orderNumber = fields.requiredUpTo('orderNumberMissing', 64, 'invalidValue');

/** A comma-separated list, or a JSON array in a string: clients send both. */
export function listOfText(value: string): string[] {
  const trimmed = value.trim();
  if (trimmed.startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(trimmed);
      return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string' && item !== '') : [];
    } catch {
      return [];
    }
  }
  return trimmed
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
