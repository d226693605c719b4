import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { payments } from '../../db/schema.ts';
import { log } from '../../log.ts';
import type { Services } from '../../services.ts';
import { failureText, isDue, nextAttempt } from '../shared/retries.ts';

export type Payment = typeof payments.$inferSelect;

interface DuePayment {
  readonly status: Payment['status'];
  /** Restricts the choice to certain payments. */
  readonly which: SQL | undefined;
}

/**
 * Works on one due payment with the given status. A failure is stored, so that it is tried again later and an operator
 * sees it. Several processes never work on the same payment.
 * @param work gets the payment, and a condition that matches its row while it still has the status
 * @returns whether there was one
 */
export async function workOnDuePayment(
  { db }: Services,
  { status, which }: DuePayment,
  now: Date,
  work: (payment: Payment, own: SQL | undefined) => Promise<unknown>,
): Promise<boolean> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, status), isDue(payments, now), which))
    .orderBy(sql`${payments.retryAt} nulls first`)
    .limit(1)
    .for('update', { skipLocked: true });
  const [payment] = await db
    .update(payments)
    .set(nextAttempt(payments, now))
    .where(inArray(payments.id, due))
    .returning();
  if (!payment) return false;
  const own = and(eq(payments.id, payment.id), eq(payments.status, status));
  try {
    await work(payment, own);
  } catch (error) {
    log.error(error);
    await db
      .update(payments)
      .set({ failure: failureText(error) })
      .where(own);
  }
  return true;
}
