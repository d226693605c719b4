import { parseAmount } from '../price-input/amount.ts';

/** The distance of two values; `any` for numbers between which there is none. */
export type NumberStep = number | 'any';

/** As many as `Intl.NumberFormat` can write in all browsers. */
const mostDecimals = 20;

/** How many decimals a step has: 2 for 0.25, 7 for 1e-7. */
export function decimalsOf(step: NumberStep): number {
  if (step === 'any') return mostDecimals;
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(step)) ?? [];
  return Math.min(mostDecimals, Math.max(0, fraction.length - Number(exponent)));
}

/** What browsers write around a minus sign in languages from right to left, and spaces. */
const unseen = /[\s\u200e\u200f\u061c\u2066-\u2069]/gu;
/** The signs of CLDR's locales and of keyboards. */
const minus = /^[-\u2212\u2010-\u2013\ufe63\uff0d]/;

/** Reads a number as it is typed or written in a language, with any minus sign; `undefined` when the text is none. */
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

/** How many steps a number is from the first one; a rounding error of floating point is none. */
function stepsOf(value: number, limits: Limits, step: number): number {
  const exact = (value - originOf(limits)) / step;
  const nearest = Math.round(exact);
  return Math.abs(exact - nearest) < 1e-9 ? nearest : exact;
}

/** Whether a number is one of those that the steps reach from the lowest. */
export const isOnStep = (value: number, limits: Limits): boolean =>
  limits.step === 'any' || Number.isInteger(stepsOf(value, limits, limits.step));

/** The next or previous number on the steps, inside the limits; `any` steps by one. */
export function stepBy(value: number | undefined, by: number, limits: Limits): number {
  if (value === undefined) return inside(0, limits);
  if (limits.step === 'any') return inside(Number((value + by).toFixed(mostDecimals - 5)), limits);
  // A number between two steps goes to the nearest one in the direction.
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
