import { formatNumber } from '@marketfront/i18n/format';
import { describe, expect, it } from 'vitest';
import { decimalsOf, exampleOf, isOnStep, parseNumber, stepBy } from './parse-number.ts';

it('reads numbers as they are typed in a language', () => {
  expect(parseNumber('fr', '1 234,5', 1)).toBe(1234.5);
  expect(parseNumber('en', '−3', 0)).toBe(-3);
  expect(parseNumber('en', '-0.25', 2)).toBe(-0.25);
  expect(parseNumber('en', '1.5', 0)).toBeUndefined();
  expect(parseNumber('en', 'ten', 0)).toBeUndefined();
});

// The languages of the locales that ICU has data for.
const languages = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26)),
)
  .concat([
    'ar-EG',
    'fa',
    'he',
    'ur',
    'ps',
    'ckb',
    'bn',
    'mr',
    'ne',
    'my',
    'dz',
    'de-CH',
    'en-IN',
    'es-MX',
    'pt-PT',
  ])
  .filter((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0);

it.each([-1234.5, -0.25, 0, 7, 1_234_567.125])('reads %d as every language writes it', (number) => {
  expect(languages.length).toBeGreaterThan(100);
  const read = (tag: string) => parseNumber(tag, formatNumber(tag, number, { decimals: 20 }), 3);
  expect(languages.filter((tag) => read(tag) !== number)).toEqual([]);
});

describe('stepBy', () => {
  const limits = { min: -Infinity, max: Infinity, step: 1 };
  it('steps without the errors of floating point', () => {
    expect(stepBy(0.2, 1, { ...limits, step: 0.1 })).toBe(0.3);
    expect(stepBy(0.3, -3, { ...limits, step: 0.1 })).toBe(0);
  });
  it('goes to the nearest step from a number between two', () => {
    expect(stepBy(7, 1, { min: 0, max: 100, step: 5 })).toBe(10);
    expect(stepBy(7, -1, { min: 0, max: 100, step: 5 })).toBe(5);
  });
  it('stays inside the limits and starts at 0 or the nearest limit', () => {
    expect(stepBy(9, 10, { min: 0, max: 12, step: 1 })).toBe(12);
    expect(stepBy(undefined, 1, { min: 3, max: 9, step: 1 })).toBe(3);
  });
});

it('counts the decimals of a step', () => {
  expect([1, 0.5, 0.25, 1e-7, 1e21].map(decimalsOf)).toEqual([0, 1, 2, 7, 0]);
});

it('knows which numbers are on the steps', () => {
  expect(isOnStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(true);
  expect(isOnStep(7, { min: 2, max: 100, step: 5 })).toBe(true);
  expect(isOnStep(7.5, { min: 0, max: 100, step: 5 })).toBe(false);
  expect(isOnStep(Math.PI, { min: 0, max: 100, step: 'any' })).toBe(true);
});

it.each([
  [{ min: -Infinity, max: Infinity, step: 1 }, 12],
  [{ min: -Infinity, max: Infinity, step: 0.5 }, 12.5],
  [{ min: 0, max: 5, step: 1 }, 5],
  [{ min: 20, max: 40, step: 10 }, 20],
  [{ min: 0, max: 100, step: 5 }, 10],
  [{ min: 0, max: 1, step: 'any' }, 1],
] as const)('of %o it names an example that it accepts', (limits, example) => {
  expect(exampleOf(limits)).toBe(example);
});
