import { expect, it } from 'vitest';
import { priceAfterCoupon } from './price-after-coupon.ts';

const coupon = (amount: string, minimum: string | null = null) => ({ amount, minimum });

it('takes the coupon that is worth most', () => {
  expect(priceAfterCoupon('20.00', [coupon('2.00'), coupon('9.50'), coupon('5.00')])).toBe('10.50');
});

it('leaves out a coupon whose minimum is not reached, and one above the price', () => {
  const coupons = [coupon('5.00', '50.00'), coupon('1.00', '20.00'), coupon('25.00')];
  expect(priceAfterCoupon('20.00', coupons)).toBe('19.00');
  expect(priceAfterCoupon('19.99', coupons)).toBeUndefined();
});
