import { createHash, randomBytes } from 'node:crypto';
import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { sessions, type UserType, users } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';
import { after, day, minute, toApiTime } from '../shared/time.ts';

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

/** A request's description of the device that sent it. */
export type Device = { userAgent: string; address: string | undefined; language: Language };

/** An address without its last part, which is enough for its owner to recognize it. */
function hidden(address: string | undefined): string {
  if (!address) return '';
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':')}:…` : plain.replace(/\.\d+$/, '.…');
}

/** The user of the token. Each call renews the 24 hours; the renewal is stored once a minute at most. */
export async function findSession(
  db: Db,
  token: string | undefined,
  now: Date,
  device?: Device,
): Promise<SessionUser | null> {
  if (!token || !/^[0-9a-f]{32}$/.test(token)) return null;
  const tokenHash = hash(token);
  const [row] = await db
    .select({
      id: users.id,
      userType: users.userType,
      nickname: users.nickname,
      email: users.email,
      renewedAt: sessions.renewedAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.uid))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), eq(users.isActive, true)));
  if (!row) return null;
  const { renewedAt, userAgent, ...user } = row;
  const isDue = now.getTime() - renewedAt.getTime() > minute;
  // The first request after the sign-in describes the device.
  const isNew = userAgent === '' && device !== undefined;
  if (isNew || isDue) {
    await db
      .update(sessions)
      .set({
        ...(isDue && { renewedAt: now, expiresAt: after(now, lifetime) }),
        ...(device && {
          // Never empty, so that the device is written once.
          userAgent: device.userAgent.slice(0, 300) || '-',
          address: hidden(device.address),
          language: device.language,
        }),
      })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { ...user, tokenHash };
}

export async function closeSession(db: Db, user: SessionUser): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
}

/** The sessions of the account, last used first. */
export async function listSessions(db: Db, user: SessionUser, now: Date): Promise<Schemas['Session'][]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.uid, user.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.renewedAt))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent === '' || row.userAgent === '-' ? null : row.userAgent,
    address: row.address || null,
    createTime: toApiTime(row.createdAt),
    lastTime: toApiTime(row.renewedAt),
    isCurrent: row.tokenHash === user.tokenHash,
  }));
}

/** Ends one session of the user. */
export async function endSession(db: Db, uid: number, id: number): Promise<void> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.uid, uid)))
    .returning({ id: sessions.id });
  if (!row) throw refused('sessionNotFound');
}

/** Ends all sessions of the user except this one. */
export async function endOtherSessions(db: Db, user: SessionUser): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.uid, user.id), ne(sessions.tokenHash, user.tokenHash)));
}

/** A new password ends all sessions that were opened with the old one. */
export async function closeAllSessions(db: Queryable, uid: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
