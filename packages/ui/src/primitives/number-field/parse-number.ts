import { parseAmount } from '../price-input/amount.ts';

/** The step between two values; `any` allows all numbers. */
export type NumberStep = number | 'any';

/** The maximum that `Intl.NumberFormat` supports in all browsers. */
const mostDecimals = 20;

/** The number of decimals of a step: 2 for 0.25, 7 for 1e-7. */
export function decimalsOf(step: NumberStep): number {
  if (step === 'any') return mostDecimals;
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(step)) ?? [];
  return Math.min(mostDecimals, Math.max(0, fraction.length - Number(exponent)));
}

/** Direction marks, which browsers write around a minus sign in right-to-left languages, and spaces. */
const unseen = /[\s\u200e\u200f\u061c\u2066-\u2069]/gu;
/** The minus signs of CLDR's locales and of keyboards. */
const minus = /^[-\u2212\u2010-\u2013\ufe63\uff0d]/;

/** Parses a number in the format of a language, with any minus sign; `undefined` when the text is not a number. */
export function parseNumber(locale: string, text: string, decimals: number): number | undefined {
  const typed = text.replaceAll(unseen, '');
  const negative = minus.test(typed);
  const amount = parseAmount(locale, negative ? typed.slice(1) : typed, decimals);
  if (amount === undefined) return undefined;
  return negative ? -Number(amount) : Number(amount);
}

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: NumberStep;
}

const inside = (value: number, { min, max }: Limits) => Math.max(min, Math.min(max, value));
const originOf = ({ min }: Limits) => (Number.isFinite(min) ? min : 0);

/** The number of steps from the first value; floating-point rounding errors are removed. */
function stepsOf(value: number, limits: Limits, step: number): number {
  const exact = (value - originOf(limits)) / step;
  const nearest = Math.round(exact);
  return Math.abs(exact - nearest) < 1e-9 ? nearest : exact;
}

/** Whether a number can be reached by steps from the lowest one. */
export const isOnStep = (value: number, limits: Limits): boolean =>
  limits.step === 'any' || Number.isInteger(stepsOf(value, limits, limits.step));

/** The next or previous step value within the limits; `any` steps by one. */
export function stepBy(value: number | undefined, by: number, limits: Limits): number {
  if (value === undefined) return inside(0, limits);
  if (limits.step === 'any') return inside(Number((value + by).toFixed(mostDecimals - 5)), limits);
  // A number between two steps moves to the nearest step in that direction.
  const steps = stepsOf(value, limits, limits.step);
  const snapped = by > 0 ? Math.floor(steps) : Math.ceil(steps);
  const decimals = Math.max(decimalsOf(limits.step), decimalsOf(originOf(limits)));
  return inside(Number((originOf(limits) + (snapped + by) * limits.step).toFixed(decimals)), limits);
}

/** A number that the field accepts, as an example. */
export function exampleOf(limits: Limits): number {
  const wished = inside(decimalsOf(limits.step) > 0 ? 12.5 : 12, limits);
  return isOnStep(wished, limits) ? wished : stepBy(wished, -1, limits);
}
