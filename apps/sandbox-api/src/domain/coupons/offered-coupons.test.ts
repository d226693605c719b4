import { couponScopeToWire } from '@marketfront/api-client';
import { expect, it } from 'vitest';
import { bestCoupon } from './offered-coupons.ts';

const goods = { id: 7, merId: 3, categoryIds: [1, 12, 120], price: 2000 };
const coupon = {
  useType: couponScopeToWire.store,
  merId: 3,
  productIds: [],
  categoryIds: [],
  money: 300,
  minPrice: 0,
};

it('takes the most that any coupon of the store, the category or the product takes off', () => {
  const ofCategory = {
    ...coupon,
    useType: couponScopeToWire.category,
    merId: 0,
    categoryIds: [12],
    money: 500,
  };
  const ofProduct = { ...coupon, useType: couponScopeToWire.product, productIds: [7], money: 400 };
  expect(bestCoupon([coupon, ofProduct], goods)).toBe(400);
  expect(bestCoupon([coupon, ofCategory], goods)).toBe(500);
  expect(bestCoupon([coupon, ofCategory], { ...goods, categoryIds: [2] })).toBe(300);
});

it('counts no coupon of others, none above the price of one piece, and never more than the price', () => {
  expect(
    bestCoupon(
      [
        { ...coupon, merId: 4 },
        { ...coupon, minPrice: 2001 },
      ],
      goods,
    ),
  ).toBeNull();
  expect(bestCoupon([{ ...coupon, money: 9000 }], goods)).toBe(2000);
});
