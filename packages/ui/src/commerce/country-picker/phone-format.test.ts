import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { internationalOf, submittedNumber } from './phone-digits.ts';
import { createPhoneFormat } from './phone-format.ts';

const { formatEdit, formatPhone, parseInternational, toE164 } = createPhoneFormat(
  await import('libphonenumber-js/min'),
);

/** The text of the field after all keys were pressed one after another. */
const typed = (country: string, digits: string) => {
  let text = '';
  for (const key of digits)
    ({ text } = formatEdit(country, {
      text: text + key,
      caret: text.length + 1,
      inputType: 'insertText',
      before: text.replace(/\D/g, ''),
    }));
  return text;
};

it.each([
  ['TH', '812345678', '81 234 5678'],
  ['TH', '0812345678', '081 234 5678'],
  ['LA', '2055512345', '20 55 512 345'],
  ['LA', '02055512345', '020 55 512 345'],
  ['CN', '13812345678', '138 1234 5678'],
  ['US', '2133734253', '(213) 373-4253'],
  ['US', '12133734253', '1 (213) 373-4253'],
  ['CA', '6135550123', '(613) 555-0123'],
  ['GB', '7911123456', '7911 123456'],
  ['GB', '07911123456', '07911 123456'],
  ['GB', '2071234567', '20 7123 4567'],
  ['FR', '612345678', '6 12 34 56 78'],
  ['FR', '0612345678', '06 12 34 56 78'],
  ['ES', '612345678', '612 34 56 78'],
  ['DE', '15123456789', '1512 3456789'],
  ['IT', '3123456789', '312 345 6789'],
  ['JP', '09012345678', '090-1234-5678'],
  ['KR', '01020000000', '010-2000-0000'],
  ['IN', '8123456789', '81234 56789'],
  ['BR', '11961234567', '(11) 96123-4567'],
  ['RU', '89123456789', '8 (912) 345-67-89'],
  ['VN', '0912345678', '0912 345 678'],
  ['SG', '81234567', '8123 4567'],
  ['AU', '412345678', '412 345 678'],
  ['MX', '5512345678', '55 1234 5678'],
  ['AR', '1123456789', '11 2345-6789'],
  ['AR', '01123456789', '011 2345-6789'],
  // Mobile numbers: with 9 after the calling code, and as dialled inside the country.
  ['AR', '91123456789', '9 11 2345 6789'],
  ['AR', '0111523456789', '011 15-2345-6789'],
])('formats a number of %s: %s as %s', (country, digits, expected) => {
  expect(typed(country, digits)).toBe(expected);
  // A pasted number has the same format, and formatting is idempotent.
  expect(formatPhone(country, digits)).toBe(expected);
  expect(formatPhone(country, expected)).toBe(expected);
  expect(submittedNumber(expected)).toBe(digits);
});

it.each(countries.map(({ code }) => code))('keeps every digit in %s, at every length', (country) => {
  for (const begin of ['0', '1', '2', '3', '5', '6', '7', '8', '9', '06', '020', '11', '80']) {
    const digits = `${begin}123456789012`;
    for (let length = 1; length <= digits.length; length += 1) {
      const part = digits.slice(0, length);
      const text = formatPhone(country, part);
      expect(text.replace(/\D/g, '')).toBe(part);
      expect(text.trim()).toBe(text);
    }
  }
});

describe('a text that is not a national number', () => {
  it.each(['+44 7911', 'ask Ana', '079x'])('stays as it is: %s', (text) => {
    expect(formatPhone('GB', text)).toBe(text);
  });
  it('stays as it is when the country is unknown, or when it is too long', () => {
    expect(formatPhone('ZZ', '123 45')).toBe('123 45');
    expect(formatPhone('US', '2133734253999')).toBe('2133734253999');
  });
  it('may be written with digits of other scripts', () => {
    expect(formatPhone('TH', '๐๘๑๒๓๔๕๖๗๘')).toBe('081 234 5678');
    expect(submittedNumber('๐๘๑ ๒๓๔')).toBe('081234');
  });
  it('is submitted with its plus sign', () => {
    expect(submittedNumber(' +44 (0) 7911-123 ')).toBe('+4407911123');
    expect(submittedNumber('ask Ana')).toBe('ask Ana');
  });
});

describe('the caret', () => {
  const edit = (text: string, inputType: string, before: string) =>
    formatEdit('US', {
      text: text.replace('|', ''),
      caret: text.indexOf('|'),
      inputType,
      before: before.replace(/\D/g, ''),
    });
  const shown = ({ text, caret }: { text: string; caret: number }) =>
    `${text.slice(0, caret)}|${text.slice(caret)}`;

  it.each([
    ['a digit in the middle', '(2193|) 373-425', 'insertText', '213373425', '(219) 3|37-3425'],
    [
      'the digit before a separator',
      '(213) 37|-4253',
      'deleteContentBackward',
      '2133734253',
      '(213) 37|4-253',
    ],
    ['a separator, backwards', '(213) 373|4253', 'deleteContentBackward', '2133734253', '(213) 37|4-253'],
    ['a separator, forwards', '(213)| 3734253', 'deleteContentForward', '2133734253', '(213|) 734-253'],
    ['at the end', '(213) 373-4253|', 'insertText', '213373425', '(213) 373-4253|'],
    ['everything', '|', 'deleteContentBackward', '2', '|'],
  ])('stays after the same digit: %s', (_what, text, inputType, before, expected) => {
    expect(shown(edit(text, inputType, before))).toBe(expected);
  });
});

describe('a number with its calling code', () => {
  it.each([
    ['+49 151 23456789', 'DE', '15123456789'],
    ['0049 151 23456789', 'DE', '15123456789'],
    ['tel:+49-151-23456789', 'DE', '15123456789'],
    ['tel:+49-151-23456789;ext=7', 'DE', '15123456789'],
    ['+44 (0) 7400 123456', 'GB', '7400123456'],
    ['＋４４ ７４００ １２３４５６', 'GB', '7400123456'],
    ['00 39 06 1234 5678', 'IT', '0612345678'],
  ])('is read: %s', (text, country, national) => {
    expect(parseInternational(internationalOf(text) ?? '')).toEqual({ country, national });
  });

  it.each(['07911 123456', '00 7911', '020 7123 4567', 'ask Ana'])('a number without is none: %s', (text) => {
    expect(parseInternational(internationalOf(text) ?? text)).toBeUndefined();
  });
});

it.each([
  ['GB', '07911 123456', '+447911123456'],
  ['GB', '7911 123456', '+447911123456'],
  ['GB', '+44 (0) 7911 123456', '+447911123456'],
  ['GB', '0049 151 23456789', '+4915123456789'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['US', '(213) 373-4253', '+12133734253'],
  ['TH', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
  ['GB', '12', undefined],
  ['GB', 'ask Ana', undefined],
])('of %s it is written as E.164: %s', (country, text, e164) => {
  expect(toE164(country, text)).toBe(e164);
});
