import { paymentMethodFromWire } from '@marketfront/api-client';
import { and, eq, exists, or, type SQL } from 'drizzle-orm';
import { masterOrders, payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { cancelOrder } from '../orders/lifecycle.ts';
import { confirmPayment } from './confirmation.ts';
import { workOnDuePayment } from './due-payments.ts';
import { providers, toProviderMethod } from './providers.ts';

/** Cancels an unpaid order, and its open payments at their providers, so that it can no longer be paid. */
export async function cancelOrderAndPayments(
  services: Services,
  orderNo: string,
  uid: number | undefined,
  now: Date,
  reason?: string,
): Promise<void> {
  await cancelOrder(services.db, orderNo, uid, now, reason);
  while (await closePayment(services, eq(masterOrders.orderNo, orderNo), now));
}

/** For the job: cancels one open payment of an order that was cancelled, expired or was paid otherwise. */
export const closeOnePayment = (services: Services, now: Date): Promise<boolean> =>
  closePayment(services, undefined, now);

function closePayment(services: Services, ofOrder: SQL | undefined, now: Date): Promise<boolean> {
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
  const open = { status: 'pending', which: exists(closedOrder) } as const;
  return workOnDuePayment(services, open, now, async (payment, own) => {
    const method = toProviderMethod(paymentMethodFromWire(payment.provider));
    const received = method && (await providers[method].cancel(services, payment));
    // The shopper paid at the same moment: the money is booked as late, and paid back.
    if (method && received) await confirmPayment(services, method, payment.providerId, received, now);
    else await db.update(payments).set({ status: 'cancelled', failure: null, updatedAt: now }).where(own);
  });
}
