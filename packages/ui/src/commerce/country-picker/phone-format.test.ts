import { describe, expect, it } from 'vitest';
import { dialCodeOf } from './countries.ts';
import { sentNumber } from './phone-digits.ts';
import { formatEdit, formatPhone, formats } from './phone-format.ts';

const of = (country: string) => formats[dialCodeOf(country) ?? ''];

/** As it stands in the field after each key. */
const typed = (country: string, digits: string) => {
  let text = '';
  for (const key of digits)
    ({ text } = formatEdit(of(country), {
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
  ['BR', '11961234567', '11 96123-4567'],
  ['RU', '89123456789', '8 912 345-67-89'],
  ['VN', '0912345678', '0912 345 678'],
  ['SG', '81234567', '8123 4567'],
  ['AU', '412345678', '412 345 678'],
])('writes a number of %s: %s as %s', (country, digits, expected) => {
  expect(typed(country, digits)).toBe(expected);
  // Given at once it looks the same, and formatting again changes nothing.
  expect(formatPhone(of(country), digits)).toBe(expected);
  expect(formatPhone(of(country), expected)).toBe(expected);
  expect(sentNumber(expected)).toBe(digits);
});

it.each(Object.keys(formats))('keeps every digit of +%s, however far it is typed', (dialCode) => {
  for (const begin of ['0', '1', '2', '3', '5', '6', '7', '8', '9', '06', '020', '11', '80']) {
    const digits = `${begin}123456789012`;
    for (let length = 1; length <= digits.length; length += 1) {
      const part = digits.slice(0, length);
      const text = formatPhone(formats[dialCode], part);
      expect(text.replace(/\D/g, '')).toBe(part);
      expect(text.trim()).toBe(text);
    }
  }
});

describe('what is no national number', () => {
  it.each(['+44 7911', 'ask Ana', '079x'])('stays as it is: %s', (text) => {
    expect(formatPhone(of('GB'), text)).toBe(text);
  });
  it('stays when no format is known, or it is too long', () => {
    expect(formatPhone(undefined, '123 45')).toBe('123 45');
    expect(formatPhone(of('US'), '2133734253999')).toBe('2133734253999');
  });
  it('reads other digits', () => {
    expect(formatPhone(of('TH'), '๐๘๑๒๓๔๕๖๗๘')).toBe('081 234 5678');
    expect(sentNumber('๐๘๑ ๒๓๔')).toBe('081234');
  });
  it('is sent with its plus sign', () => {
    expect(sentNumber(' +44 (0) 7911-123 ')).toBe('+4407911123');
    expect(sentNumber('ask Ana')).toBe('ask Ana');
  });
});

describe('the caret', () => {
  const edit = (text: string, inputType: string, before: string) =>
    formatEdit(of('US'), {
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
  ])('stays beside its digit: %s', (_what, text, inputType, before, expected) => {
    expect(shown(edit(text, inputType, before))).toBe(expected);
  });
});
