import * as v from 'valibot';
import type { ValidationKey } from './keys.ts';
import { limits } from './limits.ts';

/** A text that must not be blank. Absent counts as blank, so the issue is always our key. */
export const required = (key: ValidationKey) =>
  v.optional(v.pipe(v.string(key), v.trim(), v.nonEmpty(key)), '');

export const requiredUpTo = (key: ValidationKey, most: number, tooLong: ValidationKey) =>
  v.optional(v.pipe(v.string(key), v.trim(), v.nonEmpty(key), v.maxLength(most, tooLong)), '');

/** A text that may be blank; gives '' then. */
export const optionalText = (most?: number, tooLong: ValidationKey = 'invalidValue') =>
  v.optional(v.pipe(v.string('invalidValue'), v.trim(), v.maxLength(most ?? 2000, tooLong)), '');

// Word characters, "@", a domain with at least one dot; written so that no input makes it slow.
const emailPattern = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/u;
export const email = v.optional(
  v.pipe(
    v.string('emailEmpty'),
    v.trim(),
    v.nonEmpty('emailEmpty'),
    v.maxLength(254, 'correctEmail'),
    v.regex(emailPattern, 'correctEmail'),
  ),
  '',
);

export const optionalEmail = v.optional(
  v.pipe(
    v.string('correctEmail'),
    v.trim(),
    v.check((value) => value === '' || (value.length <= 254 && emailPattern.test(value)), 'correctEmail'),
  ),
  '',
);

export const code = v.optional(
  v.pipe(
    v.string('emptyCaptche'),
    v.trim(),
    v.nonEmpty('emptyCaptche'),
    v.maxLength(32, 'correctCaptche'),
    v.regex(/^[a-z\d]+$/i, 'correctCaptche'),
  ),
  '',
);

/** Not trimmed: blanks belong to a password. */
export const password = v.optional(
  v.pipe(
    v.string('emptyPassword'),
    v.check((value) => value.trim() !== '', 'emptyPassword'),
    v.maxLength(200, 'passwordPolicy'),
  ),
  '',
);

const passwordClasses = [/[A-Z]/, /[a-z]/, /\d/, /[!@#$%^&*?._]/];
export const passwordStrength = (value: string): number =>
  passwordClasses.filter((pattern) => pattern.test(value)).length;
export const followsPasswordPolicy = (value: string): boolean =>
  value.length >= limits.password.min && value.length <= limits.password.max && passwordStrength(value) >= 3;

export const newPassword = v.optional(
  v.pipe(
    v.string('emptyPassword'),
    v.nonEmpty('emptyPassword'),
    v.check(followsPasswordPolicy, 'passwordPolicy'),
  ),
  '',
);
export const repeatPassword = v.optional(v.pipe(v.string('againPassword'), v.nonEmpty('againPassword')), '');

export const phone = v.optional(
  v.pipe(
    v.string('emptyPhone'),
    v.trim(),
    v.nonEmpty('emptyPhone'),
    v.maxLength(32, 'emptyPhone'),
    v.transform((value) => value.replace(/[\s()./-]/g, '')),
    v.nonEmpty('emptyPhone'),
  ),
  '',
);

/** Dial code, with or without its plus; gives "+44". */
export const countryCode = v.optional(
  v.pipe(
    v.string('invalidValue'),
    v.trim(),
    v.regex(/^\+?\d{1,4}$/, 'invalidValue'),
    v.transform((value) => `+${value.replace('+', '')}`),
  ),
  limits.defaultDialCode,
);

/** A tick: true, or what a form posts for it. */
export const tick = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => value === true || ['on', 'true', '1', 'yes'].includes(String(value))),
);
export const agreement = v.pipe(tick, v.literal(true, 'agreementRequired'));

/** An id from a form or from code. */
export const id = (key: ValidationKey) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], key), ''),
    v.transform(Number),
    v.integer(key),
    v.minValue(1, key),
    v.maxValue(2_147_483_647, key),
  );

/** "1,234.50" is refused, "12,5" is 12.5; blank gives undefined. */
export const price = v.pipe(
  v.optional(v.union([v.string(), v.number()], 'priceNotNumeric'), ''),
  v.transform((value) => String(value).trim().replace(',', '.')),
  v.regex(/^(?:\d{1,12}(?:\.\d{0,4})?|\.\d{1,4})?$/, 'priceNotNumeric'),
  v.transform((value) => (value === '' ? undefined : value.replace(/^\./, '0.').replace(/\.$/, ''))),
);
