import { describe, expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import {
  currencyDigits,
  currencySign,
  formatCalendar,
  formatDate,
  formatDigits,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRating,
  formatDuration,
  formatRelativeTime,
  formatSales,
} from './index.ts';

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

describe('formatPrice in another currency', () => {
  it.each([
    ['de', '1234.5', { currency: 'EUR' }, '1.234,50 €'],
    ['en', '1234.00', { currency: 'JPY' }, '¥1,234'],
    ['de', '1234.00', { currency: 'JPY' }, '1.234 ¥'],
    ['en', '1.5', { currency: 'KWD' }, 'KWD 1.500'],
    ['en', '19.9', { currency: 'CAD' }, '$19.90'],
    ['en', '19.9', { currency: 'CAD', currencyDisplay: 'symbol' }, 'CA$19.90'],
    ['en', '19.9', { currency: 'CAD', currencyDisplay: 'code' }, 'CAD 19.90'],
    ['fr', '19.9', { currency: 'EUR', currencyDisplay: 'name' }, '19,90 euros'],
    ['fr', 'abc', { currency: 'EUR' }, ''],
  ] as const)('%s, %s, %o → %s', (locale, amount, options, text) =>
    expect(plain(formatPrice(locale, amount, options))).toBe(text),
  );

  it('writes Arabic prices from right to left', () =>
    expect(plain(formatPrice('ar', '1234.50', { currency: 'EUR' }))).toBe('\u200f1,234.50 €'));

  it('keeps a sign with letters together in Arabic', () =>
    expect(plain(formatPrice('ar', '90071992547409.93', { currency: 'JPY' }))).toBe(
      '\u200f90,071,992,547,410 \u2066JP¥\u2069',
    ));

  it('refuses what is not a code', () =>
    expect(() => formatPrice('en', '1', { currency: 'dollars' })).toThrow(RangeError));

  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['krw', 0],
    ['KWD', 3],
    ['HUF', 2],
  ])('%s has %i decimals', (currency, digits) => expect(currencyDigits(currency)).toBe(digits));
});

it.each([
  ['en', undefined, '$', 'start'],
  ['fr', undefined, '$', 'end'],
  ['de', 'EUR', '€', 'end'],
  ['en', 'JPY', '¥', 'start'],
  ['en', 'KWD', 'KWD', 'start'],
  ['ar', 'EUR', '€', 'end'],
  ['he', 'ILS', '₪', 'end'],
] as const)('the sign in %s of %s is %s at the %s', (locale, currency, sign, side) =>
  expect(currencySign(locale, { currency })).toEqual({ sign, side }),
);

describe('any language', () => {
  it('formats German, Arabic and Brazilian Portuguese, not English', () => {
    expect(formatDate('de', '2026-03-21T22:05:00Z', { style: 'longDate' })).toBe('21. März 2026');
    expect(formatDate('ar', '2026-03-21T22:05:00Z', { style: 'longDate' })).toBe('21 مارس 2026');
    expect(formatNumber('de', 12_345.6)).toBe('12.345,6');
    expect(plain(formatPercent('de', 0.25))).toBe('25 %');
    expect(formatRating('pt-BR', 4)).toBe('4,0');
  });
  it('formats Lao and Thai by tag as by code', () => {
    expect(formatDate('lo-LA', '2026-11-21T22:05:00Z')).toBe(formatDate('lao', '2026-11-21T22:05:00Z'));
    expect(formatDate('th-TH', '2026-11-21T22:05:00Z')).toContain('2026');
  });
});

describe('formatRelativeTime', () => {
  const now = '2026-11-21T12:00:00Z';
  it.each([
    ['en', '2026-11-18T12:00:00Z', '3 days ago'],
    ['en', '2026-11-20T11:00:00Z', 'yesterday'],
    ['en', '2026-11-21T14:30:00Z', 'in 2 hours'],
    ['en', '2026-11-21T12:00:00Z', 'now'],
    ['en', '2026-11-21T11:59:59.5Z', 'now'],
    ['de', '2026-11-18T12:00:00Z', 'vor 3 Tagen'],
    ['ar', '2026-11-19T11:00:00Z', 'أول أمس'],
    ['lao', '2026-11-18T12:00:00Z', '3 ມື້ກ່ອນ'],
    ['lao', '2026-11-21T14:30:00Z', 'ໃນອີກ 2 ຊົ່ວໂມງ'],
    ['en', 'soon', ''],
    ['en', null, ''],
  ])('%s, %s → %s', (locale, iso, text) => expect(formatRelativeTime(locale, iso, { now })).toBe(text));
});

it.each([
  ['en', '20.00', 'USD', '$20'],
  ['en', '20.50', 'USD', '$20.50'],
  ['fr', '1000.00', 'EUR', '1 000 €'],
  ['en', '20', 'JPY', '¥20'],
])('formats short prices in %s: %s %s → %s', (locale, amount, currency, text) =>
  expect(plain(formatPrice(locale, amount, { currency, short: true }))).toBe(text),
);

describe('formatDuration', () => {
  it.each([
    ['en', 1, '1 minute'],
    ['en', 90, '2 hours'],
    ['fr', 45, '45 minutes'],
    ['es', 60, '1 hora'],
    ['zh-CN', 30, '30分钟'],
    ['th', 2880, '2 วัน'],
    // Lao uses the number formats of Indonesian, but its own words.
    ['lao', 45, '45 ນາທີ'],
    ['lao', 120, '2 ຊົ່ວໂມງ'],
    ['lao', 1440, '1 ມື້'],
  ])('%s, %i minutes → %s', (locale, minutes, text) => expect(formatDuration(locale, minutes)).toBe(text));
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
  ])('%i sold → %s', (sold, text) => expect(formatSales('en', sold)).toBe(text));

  it('writes the digits of the locale', () => expect(formatSales('ar-EG', 10_001)).toBe('١٠٠٠٠+'));
});

describe('formatDigits', () => {
  it.each([
    ['en', '1:05'],
    ['lao', '1:05'],
    ['ar-EG', '١:٠٥'],
    ['ar-EG-u-nu-latn', '1:05'],
    ['fa', '۱:۰۵'],
    ['zh-u-nu-hanidec', '一:〇五'],
  ])('%s → %s', (locale, text) => expect(formatDigits(locale, '1:05')).toBe(text));
});

it('writes digits of one numbering system in all formats of a locale', () => {
  const moment = '2026-11-21T22:05:00Z';
  for (const locale of [
    ...localeCodes,
    'ar',
    'ar-EG',
    'fa',
    'mr',
    'my',
    'ne',
    'bn',
    'ckb',
    'ar-EG-u-nu-latn',
  ]) {
    const texts = [
      formatPrice(locale, '1234567890.00'),
      formatNumber(locale, 1_234_567_890),
      formatPercent(locale, 0.25),
      formatRating(locale, 4.6),
      formatSales(locale, 20_000),
      formatDigits(locale, '05'),
      formatDate(locale, moment, { style: 'dateTime' }),
      formatCalendar(locale, '2026-11-18', 'numeric'),
      formatCalendar(locale, '2026-11-18', 'day'),
      formatDuration(locale, 45),
      formatRelativeTime(locale, '2026-11-01T00:00:00Z', { now: moment }),
    ];
    const digits = texts.flatMap((text) => text.match(/\p{Nd}/gu) ?? []);
    // The ten digits of a script are in one block of sixteen.
    const scripts = new Set(digits.map((digit) => (digit.codePointAt(0) ?? 0) >> 4));
    expect([...scripts], `${locale}: ${texts.join(' | ')}`).toHaveLength(1);
  }
});

describe('formatCalendar', () => {
  const day = '2026-11-18';
  it.each([
    ['en', 'numeric', '11/18/2026'],
    ['fr', 'numeric', '18/11/2026'],
    ['zh-CN', 'numeric', '2026/11/18'],
    ['th', 'numeric', '18/11/2026'],
    ['lao', 'numeric', '18/11/2026'],
    ['zh-CN', 'day', '18'],
    ['ar-EG', 'day', '١٨'],
    ['en', 'full', 'Wednesday, November 18, 2026'],
    ['lao', 'full', 'ວັນພຸດ, 18 ພະຈິກ 2026'],
    ['lao', 'month', 'ພະຈິກ 2026'],
    ['lao', 'narrowWeekday', 'ພ'],
    ['fr', 'weekday', 'mercredi'],
    // Not the Persian or Buddhist year: the calendar that shows it is Gregorian.
    ['fa', 'numeric', '۲۰۲۶/۱۱/۱۸'],
    ['th', 'month', 'พฤศจิกายน 2026'],
  ] as const)('%s, %s → %s', (locale, style, text) => expect(formatCalendar(locale, day, style)).toBe(text));

  it('gives an empty text for what is no day', () => expect(formatCalendar('en', '', 'full')).toBe(''));
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
