import { Stripe } from 'stripe';
import type { Config } from '../config.ts';

export type Intent = { id: string; status: string; amount: number; currency: string };

/** The functions of Stripe that the shop needs; implemented by the real gateway and the local stand-in. */
export type StripeGateway = {
  publishableKey: string;
  /** The address from which browsers load Stripe.js. */
  scriptUrl: string;
  createIntent: (order: { orderNo: string; amount: number; currency: string }) => Promise<{
    id: string;
    clientSecret: string;
  }>;
  readIntent: (id: string) => Promise<Intent>;
  /** Returns the resulting intent: one that was already paid or cancelled stays so. */
  cancelIntent: (id: string) => Promise<Intent>;
  /** The key prevents a second refund when the call is repeated. */
  refund: (intentId: string, amount: number, key: string) => Promise<void>;
  /** Throws when the signature is not Stripe's. */
  readEvent: (body: string, signature: string) => { id: string; type: string; intent: Intent | undefined };
};

export const toIntent = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  status: intent.status,
  amount: intent.amount_received || intent.amount,
  currency: intent.currency,
});

/** Both the real gateway and the stand-in check events with Stripe's own code. */
export function readSignedEvent(stripe: Stripe, secret: string): StripeGateway['readEvent'] {
  return (body, signature) => {
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    const isIntent = event.type.startsWith('payment_intent.');
    return {
      id: event.id,
      type: event.type,
      intent: isIntent ? toIntent(event.data.object as Stripe.PaymentIntent) : undefined,
    };
  };
}

export function realStripe(config: NonNullable<Config['stripe']>): StripeGateway {
  const stripe = new Stripe(config.secretKey, { timeout: 10_000, maxNetworkRetries: 2 });
  return {
    publishableKey: config.publishableKey,
    scriptUrl: 'https://js.stripe.com/v3/',
    createIntent: async ({ orderNo, amount, currency }) => {
      const intent = await stripe.paymentIntents.create(
        { amount, currency, metadata: { orderNo }, automatic_payment_methods: { enabled: true } },
        { idempotencyKey: `order-${orderNo}-${amount}` },
      );
      return { id: intent.id, clientSecret: intent.client_secret ?? '' };
    },
    readIntent: async (id) => toIntent(await stripe.paymentIntents.retrieve(id)),
    cancelIntent: async (id) => {
      try {
        return toIntent(await stripe.paymentIntents.cancel(id));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return toIntent(await stripe.paymentIntents.retrieve(id));
      }
    },
    refund: async (intentId, amount, key) => {
      await stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: key });
    },
    readEvent: readSignedEvent(stripe, config.webhookSecret),
  };
}
