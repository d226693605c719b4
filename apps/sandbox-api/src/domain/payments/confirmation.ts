import { and, eq } from 'drizzle-orm';
import { type Transaction, transact } from '../../db/client.ts';
import { masterOrders, payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { lockMaster, markPaid } from '../orders/lifecycle.ts';
import type { ProviderMethod } from './methods.ts';
import { refundAtProvider } from './providers.ts';

/** What a provider reports about received money. */
export type Confirmation = { amount: number; currency: string; captureId?: string };

/** `late`: the money came for an order that was cancelled, or paid in another way. */
export type ConfirmationOutcome = 'paid' | 'alreadyConfirmed' | 'unknown' | 'mismatch' | 'late';

export const paymentOf = (method: ProviderMethod, providerId: string) =>
  and(eq(payments.provider, method), eq(payments.providerId, providerId));

/** Books received money once; nothing is booked when amount or currency differ from what we asked for. */
export async function bookConfirmation(
  tx: Transaction,
  method: ProviderMethod,
  providerId: string,
  reported: Confirmation,
  now: Date,
): Promise<ConfirmationOutcome> {
  const own = paymentOf(method, providerId);
  const [found] = await tx
    .select({ orderNo: masterOrders.orderNo })
    .from(payments)
    .innerJoin(masterOrders, eq(masterOrders.id, payments.masterId))
    .where(own);
  if (!found) return 'unknown';
  const master = await lockMaster(tx, found.orderNo);
  const [payment] = await tx.select().from(payments).where(own).for('update');
  if (!payment) return 'unknown';
  if (payment.status === 'succeeded' || payment.status === 'refunded') return 'alreadyConfirmed';
  if (reported.amount !== payment.amount || reported.currency.toUpperCase() !== payment.currency) {
    return 'mismatch';
  }
  await tx
    .update(payments)
    .set({ status: 'succeeded', captureId: reported.captureId ?? null, updatedAt: now })
    .where(eq(payments.id, payment.id));
  if (master.paid || master.isCancel) return 'late';
  await markPaid(tx, master, method, now);
  return 'paid';
}

/** Money for an order that was cancelled or paid otherwise is refunded at once. */
export async function refundLatePayment(
  services: Services,
  method: ProviderMethod,
  providerId: string,
  now: Date,
): Promise<void> {
  const { db } = services;
  const [payment] = await db.select().from(payments).where(paymentOf(method, providerId));
  if (payment?.status !== 'succeeded') return;
  await refundAtProvider(services, payment, payment.amount, `late-${payment.id}`);
  await db
    .update(payments)
    .set({ status: 'refunded', refundedAmount: payment.amount, updatedAt: now })
    .where(eq(payments.id, payment.id));
}

/** Books a confirmation in its own transaction and returns late money. Says whether the order is paid by it. */
export async function confirmPayment(
  services: Services,
  method: ProviderMethod,
  providerId: string,
  reported: Confirmation,
  now: Date,
): Promise<boolean> {
  const book = (tx: Transaction) => bookConfirmation(tx, method, providerId, reported, now);
  const outcome = await transact(services.db, book);
  if (outcome === 'late') await refundLatePayment(services, method, providerId, now);
  return outcome === 'paid' || outcome === 'alreadyConfirmed';
}
