import { formatDigits } from './digits.ts';

/** The steps of the specification (§9): for a number above a step, only the step is shown. */
export const salesSteps = [10_000, 5_000, 1_000] as const;

/**
 * Formats the number of sales for cards: `10000+`, `5000+`, `1000+`, or else the exact number, without separators.
 * @param locale locale code or BCP 47 tag
 * @param sold pieces sold; fractions are cut off, negative numbers are shown as `0`
 */
export function formatSales(locale: string, sold: number): string {
  const step = salesSteps.find((limit) => sold > limit);
  return formatDigits(locale, step === undefined ? String(Math.max(0, Math.trunc(sold))) : `${step}+`);
}
