import { describe, expect, test } from 'vitest';
import {
  addMoney,
  amountFromWire,
  amountOrZeroFromWire,
  compareMoney,
  fromMinor,
  isZeroMoney,
  moneyFromWire,
  multiplyMoney,
  subtractMoney,
  toMinor,
} from './money.ts';

describe('money', () => {
  test.each([
    ['12.5', '12.50'],
    [10, '10.00'],
    ['0E-8', '0.00'],
    ['1E+2', '100.00'],
    ['3.1000', '3.10'],
    ['0.105', '0.105'],
    ['-0.5', '-0.50'],
    ['', null],
    [null, null],
  ])('%s of the API is %s', (wire, money) => {
    expect(moneyFromWire(wire)).toBe(money);
  });

  test.each(['abc', 'constructor', '1.2.3', 'NaN'])('%s is an error, never 0.00', (value) => {
    expect(() => moneyFromWire(value)).toThrow('not a decimal amount');
    expect(() => amountFromWire(value)).toThrow('not a decimal amount');
    expect(() => amountOrZeroFromWire(value)).toThrow('not a decimal amount');
  });

  test('a price that is missing is an error, a missing discount is zero', () => {
    expect(() => amountFromWire(null)).toThrow('missing');
    expect(amountOrZeroFromWire(null)).toBe('0.00');
  });

  test('is exact where floats are not', () => {
    expect(addMoney('0.1', '0.2')).toBe('0.30');
    expect(subtractMoney('1.00', '0.99')).toBe('0.01');
    expect(subtractMoney('1', '1.05')).toBe('-0.05');
    expect(addMoney('9007199254740993.01', '0.01')).toBe('9007199254740993.02');
    expect(multiplyMoney('19.99', 3)).toBe('59.97');
    expect(compareMoney('1.10', '1.1')).toBe(0);
    expect(compareMoney('9.99', '10')).toBe(-1);
    expect(isZeroMoney('0.00')).toBe(true);
  });

  test('converts to minor units and back without losing a digit', () => {
    expect(toMinor('12.5')).toBe(1250n);
    expect(toMinor('1.500', 2)).toBe(150n);
    expect(() => toMinor('0.105')).toThrow('more than 2 decimals');
    expect(fromMinor(5)).toBe('0.05');
    expect(fromMinor(-1250n)).toBe('-12.50');
    expect(fromMinor(7, 0)).toBe('7');
    expect(() => toMinor('x')).toThrow('not a decimal amount');
  });
});
