import { describe, expect, it } from 'vitest';
import { currencyOf, showMoney } from './currency.ts';
import { allocate, fromMoney, toMoney } from './money.ts';

describe('money', () => {
  it('is converted to decimals of the API and back without floats', () => {
    expect(toMoney(1250)).toBe('12.50');
    expect(toMoney(5)).toBe('0.05');
    expect(toMoney(-5)).toBe('-0.05');
    expect(toMoney(99_999_900)).toBe('999999.00');
    expect(fromMoney('12.5')).toBe(1250);
    expect(fromMoney('0.1')).toBe(10);
    expect(fromMoney('7')).toBe(700);
    expect(fromMoney('1.999')).toBe(199);
    for (const text of ['', '-1', '1e3', 'NaN', '1,5', '.5']) expect(fromMoney(text)).toBeUndefined();
  });

  it('has the decimals of the currency', () => {
    expect(toMoney(1250, 0)).toBe('1250');
    expect(toMoney(-5, 0)).toBe('-5');
    expect(toMoney(1250, 3)).toBe('1.250');
    expect(fromMoney('1290', 0)).toBe(1290);
    expect(fromMoney('1290.90', 0)).toBe(1290);
    expect(fromMoney('1.25', 3)).toBe(1250);
  });

  it('shows amounts in their currency', () => {
    expect(showMoney(1250)).toBe('$12.50');
    expect(showMoney(1250, 'en', currencyOf('JPY'))).toBe('¥1,250');
    expect(currencyOf('KWD')).toEqual({ code: 'KWD', digits: 3, symbol: 'KWD' });
    expect(() => currencyOf('dollars')).toThrow('CURRENCY must be');
  });

  it('splits a total so that the parts add up', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(0, [1, 2])).toEqual([0, 0]);
    expect(allocate(10, [0, 0])).toEqual([0, 0]);
    expect(allocate(1, [5, 0, 5])).toEqual([1, 0, 0]);
  });

  it('never gives a part more than its weight, whatever the numbers', () => {
    let seed = 7;
    const random = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    for (let round = 0; round < 500; round++) {
      const weights = Array.from({ length: 1 + random(6) }, () => random(1_000_000_000));
      const sum = weights.reduce((a, b) => a + b, 0);
      const total = sum === 0 ? 0 : random(sum) + 1;
      const parts = allocate(total, weights);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
    }
  });
});
