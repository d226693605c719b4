import { parseAmount } from '../price-input/amount.ts';

/** How many decimals a step has: 2 for 0.25. */
export const decimalsOf = (step: number): number => /\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0;

/** Reads a number as it is typed in a language, with either minus sign; `undefined` when the text is none. */
export function parseNumber(locale: string, text: string, decimals: number): number | undefined {
  const typed = text.trim();
  const negative = /^[-−]/.test(typed);
  const amount = parseAmount(locale, negative ? typed.slice(1) : typed, decimals);
  if (amount === undefined) return undefined;
  return negative ? -Number(amount) : Number(amount);
}

interface Limits {
  min: number;
  max: number;
  step: number;
}

/** The next or previous number on the steps, inside the limits. */
export function stepBy(value: number | undefined, by: number, { min, max, step }: Limits): number {
  if (value === undefined) return Math.max(min, Math.min(max, 0));
  const origin = Number.isFinite(min) ? min : 0;
  const exact = (value - origin) / step;
  // A number between two steps goes to the nearest one in the direction.
  const snapped = by > 0 ? Math.floor(exact + 1e-9) : Math.ceil(exact - 1e-9);
  const next = Number((origin + (snapped + by) * step).toFixed(decimalsOf(step)));
  return Math.max(min, Math.min(max, next));
}
