import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** After this many failures (about three hours) an operator decides. */
export const maxAttempts = 12;

/** When a call may be repeated that has failed `attempts` times before this one: after 5 s, 10 s, 20 s … an hour. */
export const nextAttempt = (attempts: PgColumn, now: Date): SQL<Date> =>
  sql<Date>`${now.toISOString()}::timestamptz + least(5 * 2 ^ ${attempts}, 3600) * interval '1 second'`;

export const failureText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
