import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@marketfront/api-client';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, type Queryable, transact } from '../../db/client.ts';
import { codes } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { throttle } from '../shared/throttle.ts';
import { after, minute, second } from '../shared/time.ts';

/** A code is valid only for the purpose for which it was sent. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'resetPassword'
  | 'changePassword'
  | 'bindEmail'
  | 'bindPhone'
  | 'closeAccount'
  | 'settlement';

export const codeRules = {
  lifetime: 5 * minute,
  resendWait: limits.resendSeconds * second,
  attempts: 5,
} as const;

/** Each code has its own salt, so that equal codes have different hashes. */
function hash(code: string, salt: string): string {
  return `${salt}$${createHmac('sha256', salt).update(code).digest('base64url')}`;
}

function matches(code: string, stored: string): boolean {
  const actual = Buffer.from(hash(code, stored.split('$')[0] ?? ''));
  const expected = Buffer.from(stored);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Creates a code for the address; the caller sends it. */
export async function issueCode(db: Db, purpose: CodePurpose, address: string, now: Date): Promise<string> {
  await throttle(db, 'sendCode', address, now);
  const code = String(randomInt(10 ** limits.code)).padStart(limits.code, '0');
  await transact(db, async (tx) => {
    // One request at a time per address, so that two at the same time cannot both pass the waiting time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose}:${address}`}))`);
    const [last] = await tx
      .select({ sentAt: codes.sentAt })
      .from(codes)
      .where(and(eq(codes.address, address), eq(codes.purpose, purpose)))
      .orderBy(desc(codes.id))
      .limit(1);
    // The second of two requests may have read the clock before the first, so the wait is limited to its maximum.
    const left = last ? last.sentAt.getTime() + codeRules.resendWait - now.getTime() : 0;
    const wait = Math.min(left, codeRules.resendWait);
    if (wait > 0) throw refused('codeTooSoon', { seconds: Math.ceil(wait / second) });
    await tx.insert(codes).values({
      purpose,
      address,
      codeHash: hash(code, randomBytes(9).toString('base64url')),
      sentAt: now,
      expiresAt: after(now, codeRules.lifetime),
    });
  });
  return code;
}

/**
 * Checks a code without using it up. Only the newest one is valid, and five wrong guesses invalidate it; they are
 * counted outside of any transaction, because a rollback would reset the count.
 * @returns the id of the code, for `useCode`
 */
export async function checkCode(
  db: Db,
  purpose: CodePurpose,
  address: string,
  code: string,
  now: Date,
): Promise<number> {
  const [latest] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.address, address), eq(codes.purpose, purpose)))
    .orderBy(desc(codes.id))
    .limit(1);
  if (!latest) throw refused('codeWrong');
  if (latest.usedAt || latest.expiresAt <= now) throw refused('codeExpired');
  // Counted before the comparison, so that parallel guesses cannot share one attempt.
  const [attempt] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(eq(codes.id, latest.id), sql`${codes.attempts} < ${codeRules.attempts}`))
    .returning({ id: codes.id });
  if (!attempt) throw refused('codeExpired');
  if (!matches(code, latest.codeHash)) throw refused('codeWrong');
  return latest.id;
}

/** Uses up a code; refuses a used one. */
export async function useCode(db: Queryable, id: number, now: Date): Promise<void> {
  const [used] = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  if (!used) throw refused('codeExpired');
}

/** Checks a code and uses it up. */
export async function redeemCode(
  db: Db,
  purpose: CodePurpose,
  address: string,
  code: string,
  now: Date,
): Promise<void> {
  await useCode(db, await checkCode(db, purpose, address, code, now), now);
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db
    .delete(codes)
    .where(sql`${codes.expiresAt} < ${after(now, -60 * minute).toISOString()}::timestamptz`);
}
