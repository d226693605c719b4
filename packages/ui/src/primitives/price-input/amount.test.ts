import { localeCodes } from '@marketfront/i18n';
import { describe, expect, it } from 'vitest';
import { compareAmounts, formatAmount, parseAmount } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['en', '12', '12'],
    ['en', '12.5', '12.50'],
    ['en', '12,5', '12.50'],
    ['en', '$1,234.50', '1234.50'],
    ['en', '1,234', '1234'],
    ['en', '1,234,567', '1234567'],
    ['en', '1.234,50', '1234.50'],
    ['fr', '1 234,50 $', '1234.50'],
    ['fr', '1\u202f234,5', '1234.50'],
    ['es', '1.234', '1234'],
    ['es', '1.234.567,89', '1234567.89'],
    ['en', '.5', '0.50'],
    ['en', '5.', '5'],
    ['en', '007', '7'],
    ['en', '0', '0'],
    ['en', '๑๒.๕๐', '12.50'],
    ['lao', '໑໒', '12'],
    ['en', '99999999999999999999.99', '99999999999999999999.99'],
  ])('in %s, %j is parsed as %s', (locale, text, amount) => {
    expect(parseAmount(locale, text)).toBe(amount);
  });
  it.each([
    ['en', ''],
    ['en', 'ten'],
    ['en', '-5'],
    ['en', '1.2.3'],
    ['en', '1,23,456'],
    ['en', '12.345'],
    ['en', '1e5'],
    ['fr', '12,345'],
    ['en', '.'],
  ])('in %s, %j is not an amount', (locale, text) => {
    expect(parseAmount(locale, text)).toBeUndefined();
  });
  it('accepts no fraction where decimals is 0', () => {
    expect(parseAmount('en', '12.5', 0)).toBeUndefined();
    expect(parseAmount('en', '12', 0)).toBe('12');
    expect(parseAmount('en', '1,200', 0)).toBe('1200');
  });
});

it('compares decimal strings exactly', () => {
  expect(compareAmounts('0.30', '0.3')).toBe(0);
  expect(compareAmounts('99999999999999999999.98', '99999999999999999999.99')).toBe(-1);
  expect(compareAmounts('10', '9.99')).toBe(1);
});

it('writes the decimals of the currency', () => {
  expect(formatAmount('en', '12.00', 0)).toBe('12');
  expect(formatAmount('en', '12.5', 3)).toBe('12.500');
  expect(formatAmount('en', '12.50', 0)).toBe('12.5');
  expect(formatAmount('en', '12.00', 2)).toBe('12.00');
  expect(parseAmount('de', '1,234', 3)).toBe('1.234');
});

it('formats what it can parse again', () => {
  for (const locale of localeCodes) {
    expect(parseAmount(locale, formatAmount(locale, '1234.50'))).toBe('1234.50');
  }
  expect(formatAmount('fr', '12.5')).toBe('12,50');
  for (const locale of ['de', 'ar', 'ar-EG', 'fa', 'hi']) {
    expect(parseAmount(locale, formatAmount(locale, '1234.50'))).toBe('1234.50');
  }
});
