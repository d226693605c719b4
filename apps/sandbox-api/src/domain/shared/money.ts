import { decimalOf, marketCurrency } from './currency.ts';

/** Minor units as a decimal string of the API: 1250 → "12.50", in yen "1250". */
export const toMoney = (minor: number, digits = marketCurrency.digits): string => decimalOf(minor, digits);

/** "12.5" → 1250; decimals that the currency lacks are cut, never rounded up. undefined if it is not an amount. */
export function fromMoney(text: string, digits = marketCurrency.digits): number | undefined {
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  return Number(match[1] + (match[2] ?? '').padEnd(digits, '0').slice(0, digits));
}

/**
 * Splits a total by weights so that the parts add up exactly: each gets its floor, and the remaining units go to the
 * largest remainders (the earlier one on a tie). No part exceeds its weight unless the total does.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (total === 0 || sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(weight) * BigInt(total));
  const whole = BigInt(sum);
  const parts = exact.map((value) => Number(value / whole));
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % whole }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    );
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
