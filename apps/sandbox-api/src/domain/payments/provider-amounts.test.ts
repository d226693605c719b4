import { describe, expect, it } from 'vitest';
import { currencyOf } from '../shared/currency.ts';
import { assertChargeable, fromProviderAmount, toProviderAmount } from './provider-amounts.ts';

describe('amounts of providers', () => {
  it.each([
    ['stripe', 'USD', 1250, 1250],
    ['stripe', 'JPY', 1250, 1250],
    ['stripe', 'HUF', 1250, 1250],
    // No decimals, but sent with two.
    ['stripe', 'ISK', 5, 500],
    ['stripe', 'UGX', 5, 500],
    // Two decimals in ISO 4217, none at Stripe.
    ['stripe', 'MGA', 1250, 12],
    // The last of three decimals is 0.
    ['stripe', 'KWD', 5120, 5120],
    ['stripe', 'KWD', 5124, 5120],
    ['paypal', 'USD', 1250, 1250],
    ['paypal', 'JPY', 1250, 1250],
    ['paypal', 'HUF', 1250, 12],
    ['paypal', 'TWD', 1200, 12],
  ] as const)('%s in %s: %i is sent as %i', (method, code, minor, units) => {
    expect(toProviderAmount(method, minor, currencyOf(code))).toBe(units);
    expect(() => assertChargeable(method, units, code)).not.toThrow();
  });

  it('are counted back', () => {
    expect(fromProviderAmount('stripe', 500, currencyOf('ISK'))).toBe(5);
    expect(fromProviderAmount('paypal', 12, currencyOf('TWD'))).toBe(1200);
    expect(fromProviderAmount('stripe', 5120, currencyOf('KWD'))).toBe(5120);
  });

  it('are refused where the provider refuses them', () => {
    expect(() => assertChargeable('stripe', 5, 'isk')).toThrow('multiples of 100');
    expect(() => assertChargeable('stripe', 5124, 'kwd')).toThrow('multiples of 10');
  });
});
