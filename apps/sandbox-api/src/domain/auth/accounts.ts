import { randomBytes, randomInt } from 'node:crypto';
import type { Schemas } from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import { clientNetwork } from '@marketfront/operations';
import type { Config } from '../../config.ts';
import { type Db, type Queryable, sqlState } from '../../db/client.ts';
import { type User, type UserType, users } from '../../db/schema.ts';
import { grantWelcomeCoupons } from '../coupons/coupons.ts';
import { refused, type PlainMessageKey } from '../shared/failure.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import { closeAllSessions, openSession } from './sessions.ts';
import { throttle, clearThrottle } from '../shared/throttle.ts';

export async function findByLoginKey(db: Queryable, loginKey: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.loginKey, loginKey));
  return user;
}

export function assertEnabled(user: User): User {
  if (!user.isActive) {
    throw refused('accountDisabled');
  }
  return user;
}

type Credentials = { loginKey: string; password: string; wrong: PlainMessageKey };
type SignIn = { db: Db; now: Date; address: string | undefined; isHuman: boolean };

/** The response, and the time that it takes, are the same for a wrong password and for an unknown account. */
export async function checkPassword(
  { db, now, address, isHuman }: SignIn,
  { loginKey, password, wrong }: Credentials,
): Promise<User> {
  const client = clientNetwork(address ?? '').own;
  // Limited by account and client together, so that an attacker cannot lock out the account's owner.
  const guesses = `${loginKey} ${client}`;
  // A person who has passed the human check is not refused, however often others have guessed.
  if (isHuman) {
    await throttle(db, 'signInOfPerson', guesses, now);
  } else {
    await throttle(db, 'signIn', guesses, now);
    await throttle(db, 'signInAnywhere', loginKey, now);
  }
  const user = await findByLoginKey(db, loginKey);
  const isRight = await verifyPassword(password, user?.passwordHash, client);
  if (!isRight || !user) throw refused(wrong);
  await clearThrottle(db, 'signIn', guesses);
  await clearThrottle(db, 'signInOfPerson', guesses);
  await clearThrottle(db, 'signInAnywhere', loginKey);
  return assertEnabled(user);
}

type NewUser = {
  userType: UserType;
  loginKey: string | null;
  email?: string;
  countryCode?: string;
  phone?: string;
  password?: string;
  nickname?: string;
  avatar?: string;
};

/** Creates an account; `taken` is the message for an address that already has one. */
export async function createUser(db: Db, input: NewUser, taken: PlainMessageKey, now: Date): Promise<User> {
  const { password, ...rest } = input;
  const passwordHash = password ? await hashPassword(password) : null;
  const nickname = input.nickname || `user${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          ...rest,
          nickname,
          passwordHash,
          identity: randomBytes(16).toString('hex'),
          createdAt: now,
        })
        .returning();
      if (!user) throw new Error('the new user was not returned');
      if (user.userType !== 'visitor') await grantWelcomeCoupons(tx, user.id, now);
      return user;
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw refused(taken);
    throw error;
  }
}

export async function setPassword(db: Db, uid: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, uid));
    await closeAllSessions(tx, uid);
  });
}

/** Finds a social account by the provider's id, and creates it on the first sign-in. */
export async function findOrCreateSocial(
  db: Db,
  userType: 'twitter' | 'facebook' | 'google',
  profile: { id: string; name: string; avatar?: string; email?: string },
  now: Date,
): Promise<{ user: User; isNew: boolean }> {
  const loginKey = `${userType}:${profile.id}`;
  const known = await findByLoginKey(db, loginKey);
  if (known) return { user: assertEnabled(known), isNew: false };
  const user = await createUser(
    db,
    {
      userType,
      loginKey,
      nickname: profile.name,
      ...(profile.avatar ? { avatar: profile.avatar } : {}),
      ...(profile.email ? { email: profile.email } : {}),
    },
    'accountBeingCreated',
    now,
  );
  return { user, isNew: true };
}

export async function readUser(db: Queryable, uid: number): Promise<User> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, uid), eq(users.isActive, true)));
  if (!user) throw refused('userNotRegistered');
  return user;
}

export async function toLoginResponse(
  db: Db,
  config: Config,
  user: User,
  now: Date,
  isNew = false,
): Promise<Schemas['LoginResponse']> {
  return {
    token: await openSession(db, user.id, now),
    type: isNew ? 'register' : 'login',
    key: null,
    uid: user.id,
    id: user.id,
    nikeName: user.nickname,
    phone: user.phone,
    email: user.email,
    identity: user.identity,
    userType: user.userType,
    avatar: toPictureUrl(config, user.avatar),
    isNew,
  };
}
