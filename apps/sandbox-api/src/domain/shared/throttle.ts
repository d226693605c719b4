import { eq, lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { throttles } from '../../db/schema.ts';
import { refused } from './failure.ts';
import { after, day, hour, minute } from './time.ts';

/** The limits of actions within a window of time. */
export const limits = {
  /** Sign-ins to one account by one client. */
  signIn: { count: 10, window: 15 * minute },
  /** Sign-ins to one account by one client that passes a human check each time. */
  signInOfPerson: { count: 30, window: 15 * minute },
  /** Sign-ins to one account by all clients: guesses from many networks. */
  signInAnywhere: { count: 200, window: 15 * minute },
  sendCode: { count: 10, window: hour },
  /** Mails to one unconfirmed address. */
  unaskedMail: { count: 10, window: day },
} as const;

type Kind = keyof typeof limits;

/** Counts one use. One statement, so that several servers count correctly. @returns the row after it */
async function countUse(db: Queryable, kind: Kind, subject: string, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key: `${kind}:${subject}`, count: 1, resetAt: after(now, limits[kind].window) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${throttles.resetAt} <= ${moment} then 1 else ${throttles.count} + 1 end`,
        resetAt: sql`case when ${throttles.resetAt} <= ${moment} then excluded.reset_at else ${throttles.resetAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the count was not returned');
  return row;
}

/** Counts one use; refuses when the limit of the window is reached. */
export async function throttle(db: Db, kind: Kind, subject: string, now: Date): Promise<void> {
  const row = await countUse(db, kind, subject, now);
  if (row.count <= limits[kind].count) return;
  const minutes = Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / minute));
  throw refused('tooManyAttempts', { minutes });
}

/** Counts one use. @returns whether it is within the limit */
export const isWithinThrottle = async (db: Db, kind: Kind, subject: string, now: Date): Promise<boolean> =>
  (await countUse(db, kind, subject, now)).count <= limits[kind].count;

/** Uses up the limit until the given moment. */
export async function exhaustThrottle(
  db: Queryable,
  kind: Kind,
  subject: string,
  resetAt: Date,
): Promise<void> {
  const spent = { count: limits[kind].count + 1, resetAt };
  await db
    .insert(throttles)
    .values({ key: `${kind}:${subject}`, ...spent })
    .onConflictDoUpdate({ target: throttles.key, set: spent });
}

/** A success deletes the count of failures. */
export async function clearThrottle(db: Db, kind: Kind, subject: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, `${kind}:${subject}`));
}

export async function deleteExpiredThrottles(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetAt, now));
}
