import * as v from 'valibot';
import { paymentMethodNames } from '../model/payment-methods.ts';
import type { ValidationKey } from './keys.ts';
import { maxId, parseInteger } from './integers.ts';
import { limits } from './limits.ts';
import { followsPasswordPolicy } from './password.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts user-perceived characters: a family emoji and a Thai letter with its marks count as one each. */
export const characterCount = (text: string): number => [...graphemes.segment(text)].length;

/** More UTF-16 units than any written character has on average; longer texts are rejected without counting. */
const mostUnits = 8;

// Length first: a text of megabytes is not counted.
const maxCharacters = (most: number, key: ValidationKey) =>
  v.check<string, ValidationKey>(
    (text) => text.length <= mostUnits * most && (text.length <= most || characterCount(text) <= most),
    key,
  );

// Databases such as PostgreSQL cannot store NUL in text.
const clean = v.transform((text: string) => text.replaceAll('\0', '').trim());

/** A required text. An absent value counts as blank, so that the issue is always our key. */
export const required = (key: ValidationKey) => v.optional(v.pipe(v.string(key), clean, v.nonEmpty(key)), '');

export const requiredUpTo = (key: ValidationKey, most: number, tooLong: ValidationKey) =>
  v.optional(v.pipe(v.string(key), clean, v.nonEmpty(key), maxCharacters(most, tooLong)), '');

/** An optional text; '' when it is blank. */
export const optionalText = (most?: number, tooLong: ValidationKey = 'invalidValue') =>
  v.optional(v.pipe(v.string('invalidValue'), clean, maxCharacters(most ?? 2000, tooLong)), '');

// The characters of a dot-atom (RFC 5322, 3.2.3), "@", a domain with at least one dot; written so that no input makes it
// slow.
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)+$/u;
const isEmail = (value: string) => value.length <= 254 && emailPattern.test(value);

export const email = v.optional(
  v.pipe(v.string('emailEmpty'), v.trim(), v.nonEmpty('emailEmpty'), v.check(isEmail, 'correctEmail')),
  '',
);

export const optionalEmail = v.optional(
  v.pipe(
    v.string('correctEmail'),
    v.trim(),
    v.check((value) => value === '' || isEmail(value), 'correctEmail'),
  ),
  '',
);

export const code = v.optional(
  v.pipe(
    v.string('emptyCaptche'),
    v.trim(),
    v.nonEmpty('emptyCaptche'),
    v.regex(/^[a-z\d]{1,32}$/i, 'correctCaptche'),
  ),
  '',
);

/** Not trimmed: spaces are part of a password. */
export const password = v.optional(
  v.pipe(
    v.string('emptyPassword'),
    v.check((value) => value.trim() !== '', 'emptyPassword'),
    v.maxLength(200, 'passwordPolicy'),
  ),
  '',
);

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

/** Dial code with or without its plus sign; returns "+44". */
export const countryCode = v.optional(
  v.pipe(
    v.string('invalidValue'),
    v.trim(),
    v.regex(/^\+?\d{1,4}$/, 'invalidValue'),
    v.transform((value) => `+${value.replace('+', '')}`),
  ),
  limits.defaultDialCode,
);

/** A ticked checkbox: true, or the value that a form sends for it. */
export const tick = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => value === true || ['on', 'true', '1', 'yes'].includes(String(value))),
);
export const agreement = v.pipe(tick, v.literal(true, 'agreementRequired'));

/** An integer from a form or from code; other values become NaN, which fails every range check. */
const integer = (key: ValidationKey) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], key), ''),
    v.transform((value) => parseInteger(value) ?? Number.NaN),
    v.integer(key),
  );

export const id = (key: ValidationKey) => v.pipe(integer(key), v.minValue(1, key), v.maxValue(maxId, key));

export const quantity = v.pipe(
  v.optional(integer('quantityOutOfRange'), 1),
  v.minValue(limits.cartQuantity.min, 'quantityOutOfRange'),
  v.maxValue(limits.cartQuantity.max, 'quantityOutOfRange'),
);

export const stars = v.pipe(
  v.optional(integer('starsRequired'), 0),
  v.minValue(limits.stars.min, 'starsRequired'),
  v.maxValue(limits.stars.max, 'starsRequired'),
);

export const paymentMethod = v.optional(v.picklist(paymentMethodNames, 'payMethodRequired'), '' as never);
export const orderNote = optionalText(limits.orderNote, 'noteTooLong');
export const refundReason = requiredUpTo('reasonRequired', limits.refundReason, 'invalidValue');
export const carrier = requiredUpTo('carrierRequired', limits.carrier, 'invalidValue');
export const trackingNo = requiredUpTo('trackingNoRequired', limits.trackingNo, 'invalidValue');
export const refundRemark = optionalText(limits.refundRemark, 'remarkTooLong');
export const refundMessage = requiredUpTo('messageRequired', limits.refundMessage, 'messageTooLong');
export const reviewText = requiredUpTo('experienceRequired', limits.reviewText, 'experienceTooLong');
export const questionText = v.optional(
  v.pipe(
    required('questionRequired').wrapped,
    v.minLength(limits.questionText.min, 'questionRequired'),
    maxCharacters(limits.questionText.max, 'questionTooLong'),
  ),
  '',
);
export const answerText = requiredUpTo('answerRequired', limits.answerText, 'answerTooLong');
export const reportRemark = optionalText(limits.reportRemark, 'remarkTooLong');
export const nickname = requiredUpTo('userNameEmpty', limits.nickname, 'userNameTooLong');

/** "1,234.50" is rejected, "12,5" is 12.5, blank is undefined; at most `limits.price`. */
export const price = v.optional(
  v.pipe(
    v.union([v.string(), v.number()], 'priceNotNumeric'),
    v.transform((value) => String(value).trim().replace(',', '.')),
    v.maxLength(100, 'priceNotNumeric'),
    v.regex(/^(?:\d+(?:\.\d{0,4})?|\.\d{1,4})?$/, 'priceNotNumeric'),
    v.check((value) => Number(value) <= Number(limits.price), 'priceTooHigh'),
    v.transform((value) => (value === '' ? undefined : value.replace(/^\./, '0.').replace(/\.$/, ''))),
  ),
  '',
);
