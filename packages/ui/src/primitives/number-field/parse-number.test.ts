import { describe, expect, it } from 'vitest';
import { decimalsOf, parseNumber, stepBy } from './parse-number.ts';

it('reads numbers as they are typed in a language', () => {
  expect(parseNumber('fr', '1 234,5', 1)).toBe(1234.5);
  expect(parseNumber('en', '−3', 0)).toBe(-3);
  expect(parseNumber('en', '-0.25', 2)).toBe(-0.25);
  expect(parseNumber('en', '1.5', 0)).toBeUndefined();
  expect(parseNumber('en', 'ten', 0)).toBeUndefined();
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
  expect([1, 0.5, 0.25].map(decimalsOf)).toEqual([0, 1, 2]);
});
