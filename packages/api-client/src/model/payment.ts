import type { Schemas } from '../wire.ts';
import { type Money, moneyFromWire } from './money.ts';
import { text } from './wire-values.ts';

export interface PayMethods {
  paypal: boolean;
  stripe: boolean;
  wechat: boolean;
  upi: boolean;
  cashOnDelivery: boolean;
  balance: boolean;
  stripePublishableKey: string | null;
  stripeJsUrl: string | null;
}

export const payTypes = [
  'paypal',
  'stripe',
  'wechat',
  'cod',
  'upi',
  'yue',
] as const satisfies readonly Schemas['PayType'][];
export type PayType = (typeof payTypes)[number];

export type PaymentStep =
  | { kind: 'paid'; orderNo: string | null }
  | { kind: 'redirect'; url: string; orderNo: string | null }
  | { kind: 'card'; clientSecret: string; orderNo: string | null }
  | { kind: 'pending'; orderNo: string | null };

export interface PaypalCapture {
  paid: boolean;
  amount: Money | null;
  orderNo: string | null;
}

export function payMethodsFromWire(wire: Schemas['PayMethods']): PayMethods {
  return {
    paypal: wire.paypalStatus === true,
    stripe: wire.stripeStatus === true,
    wechat: wire.wechatPaySwitch === true,
    upi: wire.upiSwitch === true,
    cashOnDelivery: wire.codStatus === true || wire.codSwitch === true,
    balance: wire.yuePayStatus === true,
    stripePublishableKey: text(wire.stripePublishableKey),
    stripeJsUrl: text(wire.stripeJsUrl),
  };
}

/** What the shopper does next, whatever mixture of fields the server filled. */
export function paymentStepFromWire(wire: Schemas['PayResult']): PaymentStep {
  const orderNo = text(wire.orderNo);
  const clientSecret = text(wire.stripeClientSecret);
  const url = text(wire.redirect);
  if (clientSecret) return { kind: 'card', clientSecret, orderNo };
  if (url) return { kind: 'redirect', url, orderNo };
  return wire.status === true ? { kind: 'paid', orderNo } : { kind: 'pending', orderNo };
}

export const paypalCaptureFromWire = (wire: Schemas['PaypalCaptured']): PaypalCapture => ({
  paid: wire.status,
  amount: moneyFromWire(wire.payPrice),
  orderNo: text(wire.orderNo),
});
