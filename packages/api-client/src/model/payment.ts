import type { Schemas } from '../wire.ts';
import { type Money, moneyFromWire } from './money.ts';
import { type PaymentMethod, paymentMethodNames, paymentMethods } from './payment-methods.ts';
import { linkUrl, text } from './wire-values.ts';

/** Whether each method is available, and the settings of Stripe's page. */
export interface PayMethods extends Record<PaymentMethod, boolean> {
  /** The key for `loadStripe`; null when Stripe is not used. */
  stripePublishableKey: string | null;
  /** The address of Stripe's script when it is not Stripe's own; null otherwise. */
  stripeJsUrl: string | null;
}

export type PaymentStep =
  | { kind: 'paid'; orderNo: string | null }
  | { kind: 'redirect'; url: string; orderNo: string | null }
  | { kind: 'card'; clientSecret: string; orderNo: string | null }
  | { kind: 'pending'; orderNo: string | null };

export interface PaypalCapture {
  /** Whether the payment is complete. */
  paid: boolean;
  /** The amount paid; null when the API does not send it. */
  amount: Money | null;
  /** The number of the order; null when the API does not send it. */
  orderNo: string | null;
}

export function payMethodsFromWire(wire: Schemas['PayMethods']): PayMethods {
  const open = paymentMethodNames.map((method) => [
    method,
    paymentMethods[method].switches.some((field) => wire[field] === true),
  ]);
  return {
    ...(Object.fromEntries(open) as Record<PaymentMethod, boolean>),
    stripePublishableKey: text(wire.stripePublishableKey),
    stripeJsUrl: linkUrl(wire.stripeJsUrl),
  };
}

/** Derives the shopper's next step from the fields that the server filled in. */
export function paymentStepFromWire(wire: Schemas['PayResult']): PaymentStep {
  const orderNo = text(wire.orderNo);
  const clientSecret = text(wire.stripeClientSecret);
  const url = linkUrl(wire.redirect);
  if (clientSecret) return { kind: 'card', clientSecret, orderNo };
  if (url) return { kind: 'redirect', url, orderNo };
  return wire.status === true ? { kind: 'paid', orderNo } : { kind: 'pending', orderNo };
}

export const paypalCaptureFromWire = (wire: Schemas['PaypalCaptured']): PaypalCapture => ({
  paid: wire.status,
  amount: moneyFromWire(wire.payPrice),
  orderNo: text(wire.orderNo),
});
