import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { throttles } from '../../db/schema.ts';
import { refused } from './failure.ts';
import { after, minute, hour } from './time.ts';

/** How often something may happen in a window of time. */
export const limits = {
  /** Of one account by one client. */
  signIn: { count: 10, window: 15 * minute },
  /** Of one account by all clients: guesses from many networks. */
  signInAnywhere: { count: 200, window: 15 * minute },
  sendCode: { count: 10, window: hour },
} as const;

/** Counts one use; refuses when the limit of the window is reached. One statement, so that several servers count correctly. */
export async function throttle(db: Db, kind: keyof typeof limits, subject: string, now: Date): Promise<void> {
  const { count, window } = limits[kind];
  const key = `${kind}:${subject}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resetAt: after(now, window) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${throttles.resetAt} <= ${now.toISOString()}::timestamptz then 1 else ${throttles.count} + 1 end`,
        resetAt: sql`case when ${throttles.resetAt} <= ${now.toISOString()}::timestamptz then excluded.reset_at else ${throttles.resetAt} end`,
      },
    })
    .returning();
  if (row && row.count > count) {
    const minutes = Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / minute));
    throw refused('tooManyAttempts', { minutes });
  }
}

/** A success deletes the count of failures. */
export async function clearThrottle(db: Db, kind: keyof typeof limits, subject: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, `${kind}:${subject}`));
}

export async function deleteExpiredThrottles(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetAt, now));
}
