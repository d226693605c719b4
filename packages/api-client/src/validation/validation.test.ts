import { describe, expect, test } from 'vitest';
import {
  type KnownMessage,
  knownMessageKey,
  knownMessageKeys,
  knownMessages,
  knownMessageText,
  knownMessageValues,
} from '../known-messages.ts';
import { type ValidationKey, validationKeys } from './keys.ts';
import { maxId, parseInteger, parsePositiveInteger } from './integers.ts';
import { limits } from './limits.ts';
import { hasPostCodes } from './post-codes.ts';
import * as schemas from './schemas.ts';
import { validate } from './validate.ts';

const keys = (schema: Parameters<typeof validate>[0], input: unknown): ValidationKey[] =>
  validate(schema, input).issues.map(({ key }) => key);
const reset = { email: 'ann@shop.test', code: 'a1b2', newPassword: 'Abcdef12', repeatPassword: 'Abcdef12' };
const address = { name: 'Ann', detail: '1 High Street', postCode: 'SW1A 1AA', country: 'GB' };
const order = { preOrderNo: 'p', addressId: '4', paymentMethod: 'stripe' };
const refund = { orderNo: 'SH1', reason: 'broken' };
const review = { storeOrderNo: 'SH1', orderLineId: 3, stars: '5', text: 'good' };
const pictures = (count: number, type = 'image/png', size = 10) =>
  Array.from({ length: count }, () => ({ type, size }));

describe('specification §5', () => {
  test.each<[string, Parameters<typeof validate>[0], unknown, ValidationKey[]]>([
    ['e-mail empty', schemas.forgotByEmailSchema, { email: ' ' }, ['emailEmpty']],
    ['e-mail without a dot', schemas.forgotByEmailSchema, { email: 'a@b' }, ['correctEmail']],
    ['e-mail with blanks', schemas.forgotByEmailSchema, { email: 'a b@c.de' }, ['correctEmail']],
    ['e-mail', schemas.forgotByEmailSchema, { email: ' ann.lee+x@mail.shop.test ' }, []],
    ['e-mail with a quote', schemas.forgotByEmailSchema, { email: "mary.o'neil@shop.test" }, []],
    ['e-mail with signs', schemas.forgotByEmailSchema, { email: 'a!b#c{d}/e=f@shop.test' }, []],
    ['e-mail with a comma', schemas.forgotByEmailSchema, { email: 'a,b@shop.test' }, ['correctEmail']],
    ['e-mail with two "@"', schemas.forgotByEmailSchema, { email: 'a@b@shop.test' }, ['correctEmail']],
    [
      'phone and password empty, not agreed',
      schemas.phonePasswordSchema,
      {},
      ['emptyPhone', 'emptyPassword', 'agreementRequired'],
    ],
    [
      'ticked box of a form',
      schemas.phonePasswordSchema,
      { phone: '7700', password: 'x', agreement: 'on' },
      [],
    ],
    [
      'code empty',
      schemas.registerEmailSchema,
      { email: 'a@b.co', password: 'First-1234', agreement: true },
      ['emptyCaptche'],
    ],
    [
      'weak password of a new account',
      schemas.registerEmailSchema,
      { email: 'a@b.co', password: 'x', agreement: true, code: '123456' },
      ['passwordPolicy'],
    ],
    [
      'code with signs',
      schemas.registerEmailSchema,
      { email: 'a@b.co', password: 'First-1234', agreement: true, code: '12-4' },
      ['correctCaptche'],
    ],
    ['reset', schemas.resetByEmailSchema, reset, []],
    ['repeat missing', schemas.resetByEmailSchema, { ...reset, repeatPassword: '' }, ['againPassword']],
    [
      'passwords differ',
      schemas.resetByEmailSchema,
      { ...reset, repeatPassword: 'Abcdef13' },
      ['diffPassword'],
    ],
    [
      'password too simple',
      schemas.resetByEmailSchema,
      { ...reset, newPassword: 'abcdefgh', repeatPassword: 'abcdefgh' },
      ['passwordPolicy'],
    ],
    ['e-mail code wants a password', schemas.sendEmailCodeSchema, { email: 'a@b.co' }, ['emptyPassword']],
    ['phone code wants a password', schemas.sendPhoneCodeSchema, { phone: '1' }, ['emptyPassword']],
    ['but not in registration', schemas.sendPhoneRegistrationCodeSchema, { phone: '1' }, []],
    ['guest wants an e-mail', schemas.guestSchema, {}, ['emailEmpty']],
    [
      'price not numeric',
      schemas.priceRangeSchema,
      { minPrice: '1x', maxPrice: '-2' },
      ['priceNotNumeric', 'priceNotNumeric'],
    ],
    ['item without an id', schemas.itemLinkSchema, { id: '' }, ['itemNotFound']],
    ['address empty', schemas.addressSchema, {}, ['consigneeRequired', 'detailRequired', 'postCodeRequired']],
    ['address', schemas.addressSchema, address, []],
    [
      'address where there are no post codes',
      schemas.addressSchema,
      { ...address, postCode: '', country: 'HK' },
      [],
    ],
    ['user name empty', schemas.profileSchema, { nickname: ' ' }, ['userNameEmpty']],
    ['no payment method', schemas.orderSchema, { ...order, paymentMethod: undefined }, ['payMethodRequired']],
    ['no shipping address', schemas.orderSchema, { ...order, addressId: '' }, ['addressRequired']],
    ['note of 149', schemas.orderSchema, { ...order, note: 'x'.repeat(149) }, []],
    ['note of 150', schemas.orderSchema, { ...order, note: 'x'.repeat(150) }, ['noteTooLong']],
    [
      'note of 150 to one of two stores',
      schemas.orderSchema,
      { ...order, storeNotes: [7, 8].map((storeId) => ({ storeId, note: 'x'.repeat(142 + storeId) })) },
      ['noteTooLong'],
    ],
    ['nothing chosen', schemas.cartSelectionSchema, { ids: [] }, ['itemRequired']],
    ['review without text', schemas.reviewSchema, { ...review, text: '' }, ['experienceRequired']],
    ['review', schemas.reviewSchema, review, []],
    ['remark of 100', schemas.refundSchema, { ...refund, remark: 'x'.repeat(100) }, []],
    ['remark of 101', schemas.refundSchema, { ...refund, remark: 'x'.repeat(101) }, ['remarkTooLong']],
    ['five pictures', schemas.pictureFilesSchema, pictures(5), []],
    ['six pictures', schemas.pictureFilesSchema, pictures(6), ['tooManyPictures']],
    ['a GIF', schemas.pictureFilesSchema, pictures(1, 'image/gif'), ['pictureType']],
    [
      'a huge picture',
      schemas.pictureFilesSchema,
      pictures(1, 'image/png', limits.pictureBytes + 1),
      ['pictureTooLarge'],
    ],
    ['pay status without parameters', schemas.payResultSchema, {}, ['payParametersMissing']],
    ['order number missing', schemas.orderNumberSchema, {}, ['orderNumberMissing']],
    [
      'settlement empty',
      schemas.settlementSchema,
      {},
      [
        'companyNameRequired',
        'realNameRequired',
        'emailEmpty',
        'emptyCaptche',
        'storeCategoryRequired',
        'storeTypeRequired',
        'storeAddressRequired',
        'qualificationRequired',
        'agreementRequired',
      ],
    ],
  ])('%s', (_, schema, input, expected) => {
    expect(keys(schema, input)).toEqual(expected);
  });

  test('normalises values', () => {
    expect(
      validate(schemas.phonePasswordSchema, {
        countryCode: '86',
        phone: ' 138-0000 ',
        password: ' p ',
        agreement: 'true',
      }),
    ).toMatchObject({
      ok: true,
      value: { countryCode: '+86', phone: '1380000', password: ' p ' },
    });
    expect(validate(schemas.priceRangeSchema, { minPrice: '12,5', maxPrice: '3' })).toMatchObject({
      value: { minPrice: '3', maxPrice: '12.5' },
    });
    expect(validate(schemas.priceRangeSchema, { maxPrice: limits.price }).ok).toBe(true);
    expect(validate(schemas.priceRangeSchema, { minPrice: '21474836.48' })).toMatchObject({
      issues: [{ key: 'priceTooHigh', path: 'minPrice' }],
    });
    expect(validate(schemas.priceRangeSchema, { minPrice: '', maxPrice: '7.' })).toMatchObject({
      value: { maxPrice: '7' },
    });
    expect(validate(schemas.orderSchema, order)).toMatchObject({
      value: { addressId: 4, usePoints: false, note: '' },
    });
  });

  test('returns keys of ours for any input', () => {
    const hostile = [
      null,
      7,
      'x',
      [],
      { email: {} },
      { email: 'a'.repeat(1e5), phone: [], ids: [{}], pictures: 'x', id: 1e99 },
    ];
    for (const schema of Object.values(schemas)) {
      for (const input of hostile) {
        for (const key of keys(schema, input)) expect(validationKeys).toContain(key);
      }
    }
  });

  test('validates a long e-mail quickly', () => {
    const started = performance.now();
    validate(schemas.forgotByEmailSchema, { email: `${'a'.repeat(50_000)}@${'b-'.repeat(50_000)}` });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test('parses integers strictly', () => {
  expect(['7', 7, ' 12 ', '-3'].map(parseInteger)).toEqual([7, 7, 12, -3]);
  expect(['', '1.5', 1.5, '1e3', '0x10', null, true, [4], '9'.repeat(16)].map(parseInteger)).toEqual(
    Array.from({ length: 9 }),
  );
  expect(['1', maxId].map(parsePositiveInteger)).toEqual([1, maxId]);
  expect(['0', '-1', maxId + 1].map(parsePositiveInteger)).toEqual([undefined, undefined, undefined]);
});

test('counts an emoji as one character and removes NUL', () => {
  const note = (value: string) => validate(schemas.orderSchema, { ...order, note: value });
  expect(note('😀'.repeat(limits.orderNote)).ok).toBe(true);
  expect(note('😀'.repeat(limits.orderNote + 1)).ok).toBe(false);
  expect(note('👨‍👩‍👧'.repeat(limits.orderNote)).ok).toBe(true);
  expect(note('é'.repeat(limits.orderNote + 1)).ok).toBe(false);
  expect(note(`a${'\u200d'.repeat(100_000)}`).ok).toBe(false);
  expect(note(' a\0b ')).toMatchObject({ value: { note: 'ab' } });
});

test('finds post codes by country code and by name', () => {
  expect(hasPostCodes('AE')).toBe(false);
  expect(hasPostCodes(' hong kong ')).toBe(false);
  expect(hasPostCodes('United Kingdom')).toBe(true);
  expect(hasPostCodes(null)).toBe(true);
});

test('recognises server messages with full-width marks and a number', () => {
  expect(knownMessageKey('This coupon has expired！')).toBe('couponExpired');
  expect(knownMessageKey('This coupon has expired!')).toBe('couponExpired');
  expect(knownMessageKey('Order paid')).toBe('orderAlreadyPaid');
  expect(knownMessageKey('Item with id 55 not found')).toBe('itemNotFound');
  expect(knownMessageKey('something new')).toBeUndefined();
  expect(new Set(knownMessageKeys).size).toBe(knownMessageKeys.length);
});

test('every key has a message, which is recognised with its values', () => {
  expect(knownMessageText('orderCancelled')).toBe('order cancelled');
  expect(knownMessageText('itemNotFound', { id: 55 })).toBe('Item with id 55 not found');
  expect(knownMessageKey(knownMessageText('codeTooSoon', { seconds: 42 }))).toBe('codeTooSoon');
  expect(knownMessageValues(knownMessageText('codeTooSoon', { seconds: 42 }))).toEqual({ seconds: '42' });
  expect(knownMessageValues('order cancelled')).toEqual({});
  expect(knownMessageValues('something new')).toEqual({});
  for (const text of Object.keys(knownMessages) as KnownMessage[]) {
    expect(knownMessageKey(text.replaceAll(/\{\w+\}/g, '7'))).toBe(knownMessages[text]);
  }
});

describe('hostile input', () => {
  const length = 200_000;
  const fill = (part: string) => part.repeat(length / part.length);
  const texts = ['+', ' ', 'a', '.', '0', '(', '\0', '!', '😀', 'a.', 'a@', '%25'].flatMap((part) => [
    fill(part),
    `a@${fill(part)}!`,
    `${fill(part)}x`,
  ]);

  // Work that grew faster than the length would take minutes here.
  test.each(Object.entries(schemas))('is validated in linear time: %s', (_, schema) => {
    const { entries = {} } = ('entries' in schema ? schema : 'pipe' in schema ? schema.pipe[0] : {}) as {
      entries?: object;
    };
    for (const field of Object.keys(entries))
      for (const text of texts) expect(validate(schema, { [field]: text })).toBeDefined();
  });

  test('is no known message', () => {
    for (const text of texts) expect(knownMessageKey(text)).toBeUndefined();
  });
});
