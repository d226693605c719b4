import { record } from '@marketfront/operations';
import { and, eq, type SQL } from 'drizzle-orm';
import { type Transaction, transact } from '../../db/client.ts';
import { masterOrders, payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { lockMaster, markPaid } from '../orders/lifecycle.ts';
import { refused } from '../shared/failure.ts';
import { workOnDuePayment } from './due-payments.ts';
import type { ProviderMethod } from './methods.ts';
import { toProviderAmount } from './provider-amounts.ts';
import { type Confirmation, refundAtProvider } from './providers.ts';

/** `late`: the money arrived for an order that was cancelled or paid in another way. */
export type ConfirmationOutcome = 'paid' | 'alreadyConfirmed' | 'unknown' | 'mismatch' | 'late';

export const paymentOf = (method: ProviderMethod, providerId: string) =>
  and(eq(payments.provider, method), eq(payments.providerId, providerId));

/** Books received money once; nothing is booked if amount or currency differ from the request. */
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
  if (payment.status === 'succeeded') return 'alreadyConfirmed';
  if (payment.status === 'refundDue' || payment.status === 'refunded') return 'late';
  const asked = toProviderAmount(method, payment.amount);
  if (reported.amount !== asked || reported.currency.toUpperCase() !== payment.currency) {
    return 'mismatch';
  }
  const isLate = master.paid || master.isCancel;
  await tx
    .update(payments)
    .set({
      status: isLate ? 'refundDue' : 'succeeded',
      captureId: reported.captureId ?? null,
      attempts: 0,
      retryAt: null,
      failure: null,
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id));
  if (isLate) return 'late';
  await markPaid(tx, master, method, now);
  return 'paid';
}

/**
 * Pays back money for an order that was cancelled or paid otherwise. If the provider fails or this process is killed, a
 * job tries again; the key makes the provider pay only once.
 */
const refundLatePayment = (services: Services, which: SQL | undefined, now: Date): Promise<boolean> =>
  workOnDuePayment(services, { status: 'refundDue', which }, now, async (payment, own) => {
    await refundAtProvider(services, payment, payment.amount, `late-${payment.id}`);
    await services.db
      .update(payments)
      .set({ status: 'refunded', refundedAmount: payment.amount, failure: null, updatedAt: now })
      .where(own);
  });

/** For the job: refunds the next late payment that is due. */
export const refundOneLatePayment = (services: Services, now: Date): Promise<boolean> =>
  refundLatePayment(services, undefined, now);

/** The operator retries the refund of a late payment. */
export async function retryLateRefund(services: Services, id: number, now: Date): Promise<void> {
  const own = eq(payments.id, id);
  await services.db
    .update(payments)
    .set({ attempts: 0, retryAt: null })
    .where(and(own, eq(payments.status, 'refundDue')));
  if (!(await refundLatePayment(services, own, now))) throw refused('orderStatusWrong');
}

/** Pays late money back immediately, after the transaction that booked it. */
export async function settleLatePayment(
  services: Services,
  method: ProviderMethod,
  providerId: string,
  now: Date,
): Promise<void> {
  await refundLatePayment(services, paymentOf(method, providerId), now);
}

/** Counts payments by their result; repeated reports of the same payment do not count. */
export function countPayment(outcome: ConfirmationOutcome | 'failed'): void {
  if (outcome === 'alreadyConfirmed' || outcome === 'unknown') return;
  record('marketfront.payments', 1, { 'marketfront.payment.result': outcome });
}

/** Books a confirmation in its own transaction and returns late money. Returns whether it paid the order. */
export async function confirmPayment(
  services: Services,
  method: ProviderMethod,
  providerId: string,
  reported: Confirmation,
  now: Date,
): Promise<boolean> {
  const book = (tx: Transaction) => bookConfirmation(tx, method, providerId, reported, now);
  const outcome = await transact(services.db, book);
  countPayment(outcome);
  if (outcome === 'late') await settleLatePayment(services, method, providerId, now);
  return outcome === 'paid' || outcome === 'alreadyConfirmed';
}
