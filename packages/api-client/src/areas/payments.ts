import * as operations from '../generated/operations.ts';
import { payMethodsFromWire, paymentStepFromWire, paypalCaptureFromWire } from '../model/payment.ts';
import { type PaymentMethod, paymentMethodToWire } from '../model/payment-methods.ts';
import { limits } from '../validation/limits.ts';
import { type ApiConnection, type CallOptions, type MutationOptions, toBoolean, toVoid } from './area.ts';

export const paymentsArea = ({ call }: ApiConnection) => ({
  /** Loads which payment methods are enabled. */
  methods: (options?: CallOptions) => call(operations.getPayMethods, {}, payMethodsFromWire, options),
  /** Starts or repeats the payment of a master order, and returns the next step. */
  pay: (
    { orderNo, paymentMethod }: { orderNo: string; paymentMethod: PaymentMethod },
    options?: MutationOptions,
  ) =>
    call(
      operations.pay,
      { body: { orderNo, payType: paymentMethodToWire(paymentMethod), payChannel: limits.payChannel } },
      paymentStepFromWire,
      options,
    ),
  /** Captures the payment; must be called after the return from PayPal. */
  capturePaypal: ({ token, payerId }: { token: string; payerId: string }, options?: CallOptions) =>
    call(operations.capturePaypal, { body: { token, payerID: payerId } }, paypalCaptureFromWire, options),
  /** Tells the API that the shopper came back from PayPal without paying. */
  cancelPaypal: (token: string, options?: CallOptions) =>
    call(operations.cancelPaypal, { body: { token } }, toVoid, options),
  /** Asks whether an order is paid. */
  isPaid: (orderNo: string, options?: CallOptions) =>
    call(operations.isPaid, { path: { orderNo } }, toBoolean, options),
  /** Asks whether WeChat has confirmed the payment of an order. */
  isWechatPaid: (orderNo: string, options?: CallOptions) =>
    call(operations.isWechatPaid, { path: { orderNo } }, toBoolean, options),
  /** Asks whether UPI has confirmed the payment of an order. */
  isUpiPaid: (orderNo: string, options?: CallOptions) =>
    call(operations.isUpiPaid, { path: { orderNo } }, toBoolean, options),
});
