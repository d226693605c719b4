import { couponScopeToWire } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { type Discount, discountRejection, type PricedLine } from '../coupons/discount.ts';
import { quote } from './pricing.ts';

const line = (values: Partial<PricedLine> = {}): PricedLine => ({
  merId: 1,
  productId: 1,
  categoryIds: [1, 2, 3],
  price: 1000,
  quantity: 1,
  postage: 0,
  ...values,
});

const coupon = (values: Partial<Discount> = {}): Discount => ({
  useType: 3,
  merId: 0,
  productIds: [],
  categoryIds: [],
  money: 100,
  minPrice: 0,
  ...values,
});

describe('prices', () => {
  it('adds postage per piece', () => {
    const price = quote([line({ quantity: 3, postage: 250 })], undefined);
    expect(price).toMatchObject({ goods: 3000, freight: 750, coupon: 0, pay: 3750 });
  });

  it('sends the goods of a store without freight from its amount on', () => {
    const offer = { freeShippingFrom: 3000, postage: 250 };
    const lines = [line(offer), line({ ...offer, quantity: 2 }), line({ merId: 2, postage: 100 })];
    expect(quote(lines, undefined)).toMatchObject({ goods: 4000, freight: 100 });
    expect(quote(lines, coupon({ money: 1500 }))).toMatchObject({ freight: 100, pay: 2600 });
    expect(quote(lines.slice(1), undefined)).toMatchObject({ goods: 3000, freight: 600 });
  });

  it('takes a coupon from the lines it covers only', () => {
    const lines = [line(), line({ merId: 2, productId: 2, price: 500 })];
    expect(
      quote(lines, coupon({ useType: couponScopeToWire.store, merId: 2 })).lines.map((l) => l.coupon),
    ).toEqual([0, 100]);
    expect(quote(lines, coupon({ useType: 2, productIds: [1] })).lines.map((l) => l.coupon)).toEqual([
      100, 0,
    ]);
    expect(quote(lines, coupon({ useType: 4, categoryIds: [2] })).lines.map((l) => l.coupon)).toEqual([
      67, 33,
    ]);
    expect(quote(lines, coupon()).pay).toBe(1400);
  });

  it('refuses a coupon that does not fit', () => {
    expect(discountRejection(coupon({ minPrice: 2000 }), [line()])).toBe('couponMinimumNotReached');
    expect(discountRejection(coupon({ money: 1001 }), [line()])).toBe('couponTooLarge');
    expect(discountRejection(coupon({ useType: couponScopeToWire.store, merId: 9 }), [line()])).toBe(
      'couponMinimumNotReached',
    );
    expect(discountRejection(coupon({ useType: 9 as never }), [line()])).toBe('couponMinimumNotReached');
    expect(() => quote([line()], coupon({ minPrice: 2000 }))).toThrow(/minimum/);
  });

  it('lets points pay half of the goods at most', () => {
    expect(quote([line()], undefined, 10_000)).toMatchObject({ points: 500, pay: 500 });
    expect(quote([line()], undefined, 30)).toMatchObject({ points: 30, pay: 970 });
    expect(quote([line()], coupon({ money: 800 }), 10_000)).toMatchObject({ points: 200, pay: 0 });
  });

  it('splits so that lines add up to the whole', () => {
    const lines = [line({ price: 333 }), line({ price: 333, merId: 2 }), line({ price: 334, postage: 99 })];
    const price = quote(lines, coupon({ money: 101 }), 77);
    const sum = (part: 'coupon' | 'points' | 'pay') => price.lines.reduce((total, l) => total + l[part], 0);
    expect([sum('coupon'), sum('points'), sum('pay')]).toEqual([101, 77, price.pay]);
  });
});
