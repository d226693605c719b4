import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber, formatPercent, formatPrice, formatRating, formatSales } from './index.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatPrice', () => {
  it.each([
    ['en', '$1,234.50'],
    ['zh-CN', '$1,234.50'],
    ['es', '1234,50 $'],
    ['fr', '1 234,50 $'],
    ['th', '$1,234.50'],
    ['lao', '$1.234,50'],
  ])('%s → %s', (locale, text) => expect(plain(formatPrice(locale, '1234.5'))).toBe(text));

  it('keeps every digit of amounts that a float would round', () =>
    expect(formatPrice('en', '90071992547409.93')).toBe('$90,071,992,547,409.93'));

  it.each([null, undefined, '', 'abc', '1e5'])('gives an empty text for %s', (amount) =>
    expect(formatPrice('en', amount)).toBe(''),
  );
});

describe('formatSales', () => {
  it.each([
    [0, '0'],
    [1000, '1000'],
    [1001, '1000+'],
    [5000, '1000+'],
    [5001, '5000+'],
    [10_000, '5000+'],
    [10_001, '10000+'],
  ])('%i sold → %s', (sold, text) => expect(formatSales(sold)).toBe(text));
});

describe('formatDate', () => {
  const moment = '2026-11-21T22:05:00Z';
  it('formats Gregorian years in Thai and Lao month names in Lao', () => {
    expect(formatDate('th', moment, { style: 'longDate' })).toContain('2026');
    expect(formatDate('lao', moment, { style: 'longDate' })).toBe('21 ພະຈິກ 2026');
    expect(formatDate('lao', moment, { style: 'dateTime', timeZone: 'Asia/Vientiane' })).toBe(
      '22 ພ.ຈ. 2026, 5:05',
    );
  });
  it('uses the time zone', () => {
    expect(formatDate('en', moment)).toBe('Nov 21, 2026');
    expect(formatDate('en', moment, { timeZone: 'Asia/Bangkok' })).toBe('Nov 22, 2026');
  });
  it('gives an empty text for an invalid date', () => expect(formatDate('en', 'soon')).toBe(''));
});

it('formats numbers, ratings and percentages by locale', () => {
  expect(plain(formatNumber('fr', 12_345))).toBe('12 345');
  expect(formatNumber('lao', 12_345)).toBe('12.345');
  expect(formatRating('es', 4)).toBe('4,0');
  expect(plain(formatPercent('fr', 0.25))).toBe('25 %');
});
