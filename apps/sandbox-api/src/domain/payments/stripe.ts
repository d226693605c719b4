import { transact } from '../../db/client.ts';
import { webhookEvents } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { readMaster } from '../orders/details.ts';
import {
  bookConfirmation,
  type ConfirmationOutcome,
  confirmPayment,
  countPayment,
  settleLatePayment,
} from './confirmation.ts';
import { findPending } from './payments.ts';

export async function handleStripeEvent(
  services: Services,
  body: string,
  signature: string,
  now: Date,
): Promise<ConfirmationOutcome | 'ignored'> {
  const event = services.stripe.readEvent(body, signature);
  const { intent } = event;
  if (event.type === 'payment_intent.payment_failed') countPayment('failed');
  if (event.type !== 'payment_intent.succeeded' || !intent) return 'ignored';
  const outcome = await transact(services.db, async (tx) => {
    // Stripe delivers at least once: the second delivery finds the first one's row.
    const [first] = await tx
      .insert(webhookEvents)
      .values({ id: `stripe:${event.id}`, type: event.type, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    return first ? bookConfirmation(tx, 'stripe', intent.id, intent, now) : 'alreadyConfirmed';
  });
  countPayment(outcome);
  if (outcome === 'late') await settleLatePayment(services, 'stripe', intent.id, now);
  return outcome;
}

/** Whether the order is paid. Asks Stripe too, because its webhook cannot reach a developer's own machine. */
export async function isPaid(services: Services, uid: number, orderNo: string, now: Date): Promise<boolean> {
  const { db, stripe, config } = services;
  const master = await readMaster(db, orderNo, uid);
  if (master.paid || master.isCancel || !config.stripe) return master.paid;
  const pending = await findPending(db, master, 'stripe');
  if (!pending) return false;
  const intent = await stripe.readIntent(pending.providerId);
  if (intent.status !== 'succeeded') return false;
  return confirmPayment(services, 'stripe', intent.id, intent, now);
}
