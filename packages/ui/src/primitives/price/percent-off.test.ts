import { expect, it } from 'vitest';
import { percentOff } from './percent-off.ts';

it.each([
  ['75.00', '100.00', 25],
  ['19.90', '29.90', 33],
  ['99.99', '100.00', undefined],
  ['100.00', '100.00', undefined],
  ['120.00', '100.00', undefined],
  ['0.00', '10.00', 100],
  ['10.00', undefined, undefined],
  ['ten', '20.00', undefined],
])('%s instead of %s is a discount of %s percent', (amount, was, percent) => {
  expect(percentOff(amount, was)).toBe(percent);
});
