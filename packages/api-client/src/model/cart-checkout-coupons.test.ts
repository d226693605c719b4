import { describe, expect, test } from 'vitest';
import { cartGroupFromWire } from './cart.ts';
import { checkoutFromWire } from './checkout.ts';
import { couponFromWire, userCouponFromWire } from './coupon.ts';
import {
  isPaymentMethod,
  paymentMethodFromWire,
  paymentMethodNames,
  paymentMethodToWire,
} from './payment-methods.ts';
import { payMethodsFromWire, paymentStepFromWire } from './payment.ts';
import { context } from './wire-samples.ts';

describe('cart, checkout, coupons', () => {
  test('maps an invalid cart row with nulls', () => {
    const row = {
      id: 1,
      productId: 2,
      cartNum: 3,
      storeName: 'x',
      attrStatus: false,
      suk: null,
      price: null,
      stock: null,
    };
    const group = cartGroupFromWire({ merId: 1, merName: 'm', cartInfoList: [row] }, context);
    expect(group.lines[0]).toMatchObject({ available: false, price: null, variant: null, stock: null });
    expect(cartGroupFromWire({ merId: 1, merName: 'm', cartInfoList: null }, context).lines).toEqual([]);
    const chosen = { ...row, attrStatus: true, suk: 'Brown,37' };
    const [line] = cartGroupFromWire({ merId: 1, merName: 'm', cartInfoList: [chosen] }, context).lines;
    expect(line?.variant).toBe('Brown, 37');
  });

  test('maps a checkout without points, with 0 for no address and no coupon', () => {
    const wire = {
      proTotalFee: '10',
      freightFee: '0',
      payFee: '10',
      orderProNum: 1,
      addressId: 0,
      userCouponId: 0,
      orderList: null,
    };
    expect(checkoutFromWire('p', wire, context)).toMatchObject({
      addressId: null,
      userCouponId: null,
      pointsSupported: false,
      totals: { payable: '10.00' },
    });
    expect(checkoutFromWire('p', { ...wire, surplusIntegral: 5 }, context).pointsSupported).toBe(true);
  });

  test('each payment method has one API value', () => {
    for (const method of paymentMethodNames) {
      expect(paymentMethodFromWire(paymentMethodToWire(method))).toBe(method);
    }
    expect(paymentMethodFromWire('constructor')).toBeNull();
    expect(paymentMethodFromWire(null)).toBeNull();
    expect(isPaymentMethod('toString')).toBe(false);
    expect(payMethodsFromWire({ codSwitch: true, yuePayStatus: null })).toMatchObject({
      cashOnDelivery: true,
      balance: false,
      stripe: false,
    });
  });

  test('derives the next step of a payment', () => {
    expect(paymentStepFromWire({ redirect: 'https://pay' }).kind).toBe('redirect');
    expect(paymentStepFromWire({ stripeClientSecret: 's', redirect: '' }).kind).toBe('card');
    expect(paymentStepFromWire({ status: true }).kind).toBe('paid');
    expect(paymentStepFromWire({ status: false }).kind).toBe('pending');
  });

  test('maps coupons without minimum, with days after receipt, and their states', () => {
    const coupon = {
      id: 1,
      name: 'c',
      money: '5',
      minPrice: '0.00',
      useType: 1,
      isFixedTime: false,
      day: 7,
      useStartTimeStr: '2026-01-01',
      useEndTimeStr: '2026-01-31',
    } as const;
    expect(couponFromWire(coupon)).toMatchObject({
      minimum: null,
      validDays: 7,
      startsAt: null,
      scope: 'store',
    });
    expect(couponFromWire({ ...coupon, isFixedTime: true, minPrice: '9' })).toMatchObject({
      minimum: '9.00',
      validDays: null,
      startsAt: '2025-12-31T16:00:00.000Z',
      endsAt: '2026-01-31T15:59:59.000Z',
    });
    const mine = { id: 1, name: 'c', money: '5', useType: 3 } as const;
    expect(userCouponFromWire({ ...mine, validStr: 'overdue' }).state).toBe('expired');
    expect(userCouponFromWire({ ...mine, status: 1 }).state).toBe('used');
  });
});
