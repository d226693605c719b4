import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { passkeyChallenges } from '../../db/schema.ts';
import { after, minute } from '../shared/time.ts';

type Purpose = { purpose: 'login' | 'register'; uid: number | null };

export const challengeRules = { lifetime: 5 * minute } as const;

/** Stores a challenge until it is answered or expires. */
export async function keepChallenge(
  db: Db,
  { challenge, purpose, uid }: Purpose & { challenge: string },
  now: Date,
): Promise<void> {
  const expiresAt = after(now, challengeRules.lifetime);
  await db.insert(passkeyChallenges).values({ challenge, purpose, uid, expiresAt });
}

/** Uses up a challenge; returns whether it was still open for this purpose and account. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, uid }: Purpose,
  now: Date,
): Promise<boolean> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        uid === null ? isNull(passkeyChallenges.uid) : eq(passkeyChallenges.uid, uid),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken !== undefined;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
