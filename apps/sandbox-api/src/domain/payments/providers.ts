import type { payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { marketCurrency } from '../shared/currency.ts';
import type { MasterOrder } from '../orders/lifecycle.ts';
import type { ProviderMethod } from './methods.ts';
import { toProviderAmount } from './provider-amounts.ts';

/** A provider's report of received money, with the amount in the provider's units. */
export type Confirmation = { amount: number; currency: string; captureId?: string };

export type Payment = typeof payments.$inferSelect;

type OpenedPayment = Pick<Payment, 'providerId' | 'clientSecret' | 'redirect'>;

type PaymentProvider = {
  open: (services: Services, order: MasterOrder) => Promise<OpenedPayment>;
  /** Prevents an open payment from being paid later; returns the money if it has already been received. */
  cancel: (services: Services, payment: Payment) => Promise<Confirmation | undefined>;
  refund: (services: Services, payment: Payment, amount: number, idempotencyKey: string) => Promise<unknown>;
};

/** The operations of each provider on our payments. */
export const providers: Record<ProviderMethod, PaymentProvider> = {
  stripe: {
    open: async ({ stripe }, { orderNo, payPrice }) => {
      const { id, clientSecret } = await stripe.createIntent({
        orderNo,
        amount: toProviderAmount('stripe', payPrice),
        currency: marketCurrency.code.toLowerCase(),
      });
      return { providerId: id, clientSecret, redirect: null };
    },
    cancel: async ({ stripe }, { providerId }) => {
      const intent = await stripe.cancelIntent(providerId);
      if (intent.status === 'canceled') return undefined;
      if (intent.status === 'succeeded') return intent;
      throw new Error(`Stripe could not cancel ${providerId}, which is ${intent.status}`);
    },
    refund: ({ stripe }, payment, amount, key) =>
      stripe.refund(payment.providerId, toProviderAmount('stripe', amount), key),
  },
  paypal: {
    open: async ({ paypal, config }, { orderNo, payPrice }) => {
      const result = `${config.shopOrigin}/order/payment_result`;
      const { id, approveUrl } = await paypal.createOrder({
        orderNo,
        amount: toProviderAmount('paypal', payPrice),
        currency: marketCurrency.code,
        returnUrl: `${result}?status=1&local_order_no=${orderNo}`,
        cancelUrl: `${result}?status=0&local_order_no=${orderNo}`,
      });
      return { providerId: id, clientSecret: null, redirect: approveUrl };
    },
    cancel: async ({ paypal }, { providerId }) => {
      await paypal.cancelOrder(providerId);
      return undefined;
    },
    refund: ({ paypal }, payment, amount, key) =>
      paypal.refund(payment.captureId ?? '', toProviderAmount('paypal', amount), payment.currency, key),
  },
};

/** The provider of a payment method; undefined for methods that are decided immediately. */
export const toProviderMethod = (method: string | undefined | null): ProviderMethod | undefined =>
  method && Object.hasOwn(providers, method) ? (method as ProviderMethod) : undefined;

/** Gives back money that a provider holds; for other methods the caller moves it in its own transaction. */
export async function refundAtProvider(
  services: Services,
  payment: Payment,
  amount: number,
  idempotencyKey: string,
): Promise<void> {
  if (amount === 0) return;
  const method = toProviderMethod(payment.provider);
  if (method) await providers[method].refund(services, payment, amount, idempotencyKey);
}
