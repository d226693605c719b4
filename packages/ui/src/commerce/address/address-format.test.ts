import { expect, it } from 'vitest';
import { addressOrder, hasPostCode } from './address-format.ts';

it('shows a postal code where the country has one', () => {
  expect(hasPostCode('LA')).toBe(true);
  expect(hasPostCode('HK')).toBe(false);
  expect(addressOrder('HK')).not.toContain('postCode');
  expect(addressOrder(undefined)).toContain('postCode');
});

it('follows the order of the country', () => {
  const place = (country: string, field: 'city' | 'address' | 'postCode') =>
    addressOrder(country).indexOf(field);
  expect(place('JP', 'city')).toBeLessThan(place('JP', 'address'));
  expect(place('FR', 'postCode')).toBeLessThan(place('FR', 'city'));
  expect(place('GB', 'postCode')).toBeGreaterThan(place('GB', 'city'));
});
