import type { Schemas } from '../wire.ts';

/**
 * The shopper's step after choosing a method: `clientSecret` a form on our own page, `redirect` the provider's page,
 * `poll` another app while the shop polls for the result, `none` nothing.
 */
export type PaymentFlow = 'clientSecret' | 'redirect' | 'poll' | 'none';

interface PaymentMethodRow {
  /** Value of the API. */
  payType: Schemas['PayType'];
  /** The shopper's step after the order is placed. */
  flow: PaymentFlow;
  /** Whether the order is accepted before any money has been received. */
  paidLater: boolean;
  /** Destination of a refund: through the provider, or to the shopper's balance. */
  refundTo: 'provider' | 'balance';
  /** Fields of `getPayMethods`; the method is available when one of them is true. */
  switches: readonly (keyof Schemas['PayMethods'])[];
}

/** All payment methods of the contract, in the order in which a shop offers them. */
export const paymentMethods = {
  stripe: {
    payType: 'stripe',
    flow: 'clientSecret',
    paidLater: false,
    refundTo: 'provider',
    switches: ['stripeStatus'],
  },
  paypal: {
    payType: 'paypal',
    flow: 'redirect',
    paidLater: false,
    refundTo: 'provider',
    switches: ['paypalStatus'],
  },
  balance: {
    payType: 'yue',
    flow: 'none',
    paidLater: false,
    refundTo: 'balance',
    switches: ['yuePayStatus'],
  },
  cashOnDelivery: {
    payType: 'cod',
    flow: 'none',
    paidLater: true,
    refundTo: 'balance',
    switches: ['codStatus', 'codSwitch'],
  },
  wechat: {
    payType: 'wechat',
    flow: 'poll',
    paidLater: false,
    refundTo: 'provider',
    switches: ['wechatPaySwitch'],
  },
  upi: {
    payType: 'upi',
    flow: 'poll',
    paidLater: false,
    refundTo: 'provider',
    switches: ['upiSwitch'],
  },
} as const satisfies Record<string, PaymentMethodRow>;

export type PaymentMethod = keyof typeof paymentMethods;
export const paymentMethodNames = Object.keys(paymentMethods) as PaymentMethod[];

type MethodByPayType = {
  [Method in PaymentMethod as (typeof paymentMethods)[Method]['payType']]: Method;
};

/** Our name for each value of the API; a value without a row above is a type error. */
export const paymentMethodByPayType: Readonly<Record<Schemas['PayType'], PaymentMethod>> = Object.fromEntries(
  paymentMethodNames.map((method) => [paymentMethods[method].payType, method]),
) as MethodByPayType;

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  typeof value === 'string' && Object.hasOwn(paymentMethods, value);

/** Returns our payment method; `null` for an order without one, or with one that this version does not support. */
export const paymentMethodFromWire = (payType: string | null | undefined): PaymentMethod | null =>
  typeof payType === 'string' && Object.hasOwn(paymentMethodByPayType, payType)
    ? paymentMethodByPayType[payType as Schemas['PayType']]
    : null;

export const paymentMethodToWire = (method: PaymentMethod): Schemas['PayType'] =>
  paymentMethods[method].payType;

/** Whether an order of this method is accepted before any money has been received. */
export const isPaidLater = (method: PaymentMethod | null | undefined): boolean =>
  method !== null && method !== undefined && paymentMethods[method].paidLater;
