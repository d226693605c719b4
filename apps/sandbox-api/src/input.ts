import {
  followsPasswordPolicy,
  limits,
  paymentMethodByPayType,
  paymentMethodNames,
  paymentMethodToWire,
} from '@marketfront/api-client';
import * as v from 'valibot';
import { fromMoney } from './domain/shared/money.ts';

const maxInt32 = 2 ** 31 - 1;
const whole = (text: string | number) =>
  typeof text === 'number' ? text : /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
const required = 'is required';

/** Every id of the contract is a 32-bit integer; in paths and queries it comes as text. */
export const id = v.pipe(
  v.union([v.string(), v.number()], required),
  v.transform(whole),
  v.integer('must be an integer'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(maxInt32, 'is too large'),
);

/** An id where 0, null and "" mean none. */
export const optionalId = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), 0),
  v.transform((value) => (value === '' ? 0 : whole(value))),
  v.integer('must be an integer'),
  v.minValue(0, 'must not be negative'),
  v.maxValue(maxInt32, 'is too large'),
);

export const count = (min: number, max: number, message?: string) =>
  v.pipe(
    v.union([v.string(), v.number()], required),
    v.transform(whole),
    v.integer('must be an integer'),
    v.minValue(min, message ?? `must be at least ${min}`),
    v.maxValue(max, message ?? `must be at most ${max}`),
  );

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

// PostgreSQL's text holds no NUL.
const clean = v.transform((value: string) => value.replaceAll('\0', '').trim());

export const text = (max: number) =>
  v.pipe(
    v.string(required),
    clean,
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must be at most ${max} characters`),
  );
/** Must be sent, and may be empty. */
export const textOrEmpty = (max: number) =>
  v.pipe(v.string(required), clean, v.maxLength(max, `must be at most ${max} characters`));
export const optionalText = (max: number) =>
  v.pipe(
    v.nullish(v.string('must be a string'), ''),
    clean,
    v.maxLength(max, `must be at most ${max} characters`),
  );

export const money = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => (value === '' ? undefined : (fromMoney(String(value)) ?? Number.NaN))),
  v.check((value) => value === undefined || Number.isFinite(value), 'must be an amount of money'),
);
export const optionalMoney = v.nullish(money);

export const page = {
  page: v.optional(count(1, 1_000_000), 1),
  limit: v.optional(
    v.pipe(
      count(1, maxInt32),
      v.transform((limit) => Math.min(limit, 100)),
    ),
    20,
  ),
};

export const email = v.pipe(
  v.string(required),
  clean,
  v.maxLength(254, 'is too long'),
  v.regex(/^[\w.+-]+@\w[\w-]*(\.\w[\w-]*)+$/, 'Please fill in the correct email address'),
);

/** "+44", "44" and "0044" are one country. */
export const countryCode = v.pipe(
  v.string('GB area code cannot be empty'),
  v.transform((value) => value.replace(/\D/g, '').replace(/^00/, '')),
  v.regex(/^[1-9]\d{0,3}$/, 'GB area code cannot be empty'),
);

export const phone = v.pipe(
  v.string(required),
  v.transform((value) => value.replace(/[\s().-]/g, '')),
  v.regex(/^\d{4,15}$/, 'Please fill in the correct phone number'),
);

export const captcha = v.pipe(v.string(required), v.trim(), v.regex(/^\d{6}$/, 'Verification code error'));

export const newPassword = v.pipe(
  v.string(required),
  v.check(
    followsPasswordPolicy,
    `The password needs ${limits.password.min} to ${limits.password.max} characters, with three of: lower case, upper case, digits, special characters`,
  ),
);

/** The code and the new password, twice, beside the fields that say whose password it is. */
export const withNewPassword = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(
    v.object({ ...fields, captcha, newPassword, passwordAgain: v.string('is required') }),
    v.check((body) => body.newPassword === body.passwordAgain, 'The two entered passwords do not match'),
  );

/** Sign-in takes whatever was once accepted; the length is bounded because hashing costs. */
export const password = v.pipe(
  v.string(required),
  v.minLength(1, 'must not be empty'),
  v.maxLength(200, 'is too long'),
);

/** The API's spelling of a payment method; gives our name of it. */
export const paymentMethod = v.pipe(
  v.picklist(paymentMethodNames.map(paymentMethodToWire), 'Please select payment method'),
  v.transform((payType) => paymentMethodByPayType[payType]),
);
export const payChannel = v.picklist(['pc', 'mobile'], 'must be pc or mobile');

export const orderNumber = v.pipe(
  v.string(required),
  clean,
  v.minLength(1, required),
  v.maxLength(64, 'is too long'),
);

/** A comma-separated list, or a string that holds a JSON array: both are seen on the wire. */
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
