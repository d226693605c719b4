import { Hono } from 'hono';
import { handleStripeEvent } from '../domain/payments/stripe.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';

/** Receives events of payment providers. They send an event again unless the HTTP status is 2xx. */
export function webhookRoutes(services: Services): Hono {
  const app = new Hono();
  app.post('/stripe', async (context) => {
    const body = await context.req.text();
    const signature = context.req.header('stripe-signature') ?? '';
    try {
      const outcome = await handleStripeEvent(services, body, signature, services.clock.now());
      if (outcome === 'mismatch')
        log.error('A Stripe event reported another amount than was asked for; nothing was done');
      return context.json({ received: true, outcome });
    } catch (error) {
      const isForged =
        error instanceof Error && error.constructor.name === 'StripeSignatureVerificationError';
      if (!isForged) log.error(error);
      return context.json({ error: isForged ? 'invalid signature' : 'please retry' }, isForged ? 400 : 500);
    }
  });
  return app;
}
