import { type Currency, marketCurrency } from '../shared/currency.ts';
import type { ProviderMethod } from './methods.ts';

type Rule = {
  /** The number of decimals in the amounts that the provider gets. */
  digits: number;
  /** In the provider's units: it charges multiples of this. */
  step: number;
};

const usual: Rule = { digits: 2, step: 1 };
const whole: Rule = { digits: 0, step: 1 };

const each = (codes: string, rule: Rule): Record<string, Rule> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, rule]));

/**
 * The currencies that a provider does not count in hundredths.
 *
 * Stripe (https://docs.stripe.com/currencies): some have no decimals; ISK and UGX have none either, but are sent with two
 * that are 00; with three decimals, the last is 0. PayPal (https://developer.paypal.com/reference/currency-codes/):
 * HUF, JPY and TWD have no decimals.
 */
const exceptions: Record<ProviderMethod, Readonly<Record<string, Rule>>> = {
  stripe: {
    ...each('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF', whole),
    ...each('BHD JOD KWD OMR TND', { digits: 3, step: 10 }),
    ...each('ISK UGX', { digits: 2, step: 100 }),
  },
  paypal: each('HUF JPY TWD', whole),
};

const ruleOf = (method: ProviderMethod, code: string): Rule =>
  exceptions[method][code.toUpperCase()] ?? usual;

/** Missing decimals are added as zeros, excess ones are cut. */
const withDigits = (amount: number, from: number, to: number): number =>
  to < from ? Math.floor(amount / 10 ** (from - to)) : amount * 10 ** (to - from);

type Counted = Pick<Currency, 'code' | 'digits'>;

/**
 * Converts an amount of the database to the provider's units. Decimals that the provider cannot charge are cut:
 * shoppers never pay more than the shop shows.
 */
export function toProviderAmount(
  method: ProviderMethod,
  minor: number,
  { code, digits }: Counted = marketCurrency,
): number {
  const rule = ruleOf(method, code);
  const units = withDigits(minor, digits, rule.digits);
  return units - (units % rule.step);
}

/** Converts an amount of the provider to the units of the database. */
export const fromProviderAmount = (
  method: ProviderMethod,
  units: number,
  { code, digits }: Counted = marketCurrency,
): number => withDigits(units, ruleOf(method, code).digits, digits);

/** The decimals of the provider's amounts in a currency. */
export const providerDigits = (method: ProviderMethod, code: string): number => ruleOf(method, code).digits;

/** Fails like the provider for an amount that it cannot charge. */
export function assertChargeable(method: ProviderMethod, units: number, code: string): void {
  const { step } = ruleOf(method, code);
  if (units % step !== 0) throw new Error(`${method} charges multiples of ${step} in ${code}, not ${units}`);
}
