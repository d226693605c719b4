import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { sessions, type UserType, users } from '../../db/schema.ts';
import { after, day, minute } from '../shared/time.ts';

export type SessionUser = {
  id: number;
  userType: UserType;
  nickname: string;
  email: string;
  tokenHash: string;
};

const lifetime = day;

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

export async function openSession(db: Queryable, uid: number, now: Date): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await db
    .insert(sessions)
    .values({ tokenHash: hash(token), uid, createdAt: now, renewedAt: now, expiresAt: after(now, lifetime) });
  return token;
}

/** Who the token belongs to. Each call renews the 24 hours; the renewal is stored once a minute at most. */
export async function findSession(db: Db, token: string | undefined, now: Date): Promise<SessionUser | null> {
  if (!token || !/^[0-9a-f]{32}$/.test(token)) return null;
  const tokenHash = hash(token);
  const [row] = await db
    .select({
      id: users.id,
      userType: users.userType,
      nickname: users.nickname,
      email: users.email,
      renewedAt: sessions.renewedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.uid))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), eq(users.isActive, true)));
  if (!row) return null;
  const { renewedAt, ...user } = row;
  if (now.getTime() - renewedAt.getTime() > minute) {
    await db
      .update(sessions)
      .set({ renewedAt: now, expiresAt: after(now, lifetime) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { ...user, tokenHash };
}

export async function closeSession(db: Db, user: SessionUser): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
}

/** A new password ends all sessions that were opened with the old one. */
export async function closeAllSessions(db: Queryable, uid: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
