import { and, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns of a table whose rows wait for an operation that may fail (`retryColumns`). */
interface RetryColumns {
  readonly attempts: PgColumn;
  readonly retryAt: PgColumn;
}

/** After this many failures (about three hours) an operator decides. */
export const maxAttempts = 12;

/** Rows that may be tried now. */
export const isDue = ({ attempts, retryAt }: RetryColumns, now: Date): SQL | undefined =>
  and(lt(attempts, maxAttempts), or(isNull(retryAt), lte(retryAt, now)));

/**
 * Counts an attempt and sets the time of the next one: after 5 s, 10 s, 20 s … an hour. Stored before the attempt: if
 * this process is killed in between, the next attempt has to wait too.
 */
export const nextAttempt = ({ attempts }: RetryColumns, now: Date) => ({
  attempts: sql<number>`${attempts} + 1`,
  retryAt: sql<Date>`${now.toISOString()}::timestamptz + least(5 * 2 ^ ${attempts}, 3600) * interval '1 second'`,
});

export const failureText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
