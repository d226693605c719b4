import { paymentMethodFromWire } from '@marketfront/api-client';
import { and, eq, exists, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { masterOrders, payments } from '../../db/schema.ts';
import { log } from '../../log.ts';
import type { Services } from '../../services.ts';
import { cancelOrder } from '../orders/lifecycle.ts';
import { failureText, maxAttempts, nextAttempt } from '../shared/retries.ts';
import { confirmPayment } from './confirmation.ts';
import { providers, toProviderMethod } from './providers.ts';

/** Cancels an unpaid order, and its open payments at their providers, so that it cannot be paid any more. */
export async function cancelOrderAndPayments(
  services: Services,
  orderNo: string,
  uid: number | undefined,
  now: Date,
): Promise<void> {
  await cancelOrder(services.db, orderNo, uid, now);
  while (await closePayment(services, eq(masterOrders.orderNo, orderNo), now));
}

/** For the job: cancels one open payment of an order that was cancelled, has expired or was paid otherwise. */
export const closeOnePayment = (services: Services, now: Date): Promise<boolean> =>
  closePayment(services, undefined, now);

async function closePayment(services: Services, ofOrder: SQL | undefined, now: Date): Promise<boolean> {
  const { db } = services;
  const closedOrder = db
    .select({ id: masterOrders.id })
    .from(masterOrders)
    .where(
      and(
        eq(masterOrders.id, payments.masterId),
        or(eq(masterOrders.isCancel, true), eq(masterOrders.paid, true)),
        ofOrder,
      ),
    );
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        lt(payments.attempts, maxAttempts),
        or(isNull(payments.retryAt), lte(payments.retryAt, now)),
        exists(closedOrder),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const [payment] = await db
    .update(payments)
    .set({ attempts: sql`${payments.attempts} + 1`, retryAt: nextAttempt(payments.attempts, now) })
    .where(inArray(payments.id, open))
    .returning();
  if (!payment) return false;
  const own = and(eq(payments.id, payment.id), eq(payments.status, 'pending'));
  try {
    const method = toProviderMethod(paymentMethodFromWire(payment.provider));
    const received = method && (await providers[method].cancel(services, payment));
    // The shopper paid in the same moment: the money is booked as late, and paid back.
    if (method && received) await confirmPayment(services, method, payment.providerId, received, now);
    else await db.update(payments).set({ status: 'cancelled', failure: null, updatedAt: now }).where(own);
  } catch (error) {
    log.error(error);
    await db
      .update(payments)
      .set({ failure: failureText(error) })
      .where(own);
  }
  return true;
}
