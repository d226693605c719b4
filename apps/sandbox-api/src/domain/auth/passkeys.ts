import type { Schemas } from '@marketfront/api-client';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import { and, desc, eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { type Db, sqlState } from '../../db/client.ts';
import { passkeys, users } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';
import { assertEnabled } from './accounts.ts';
import type { User } from '../../db/schema.ts';
import { challengeRules, keepChallenge, takeChallenge } from './passkey-challenges.ts';

type Scope = { db: Db; config: Pick<Config, 'shopOrigin'>; now: Date };

/** Passkeys belong to the host of the shop; the browser and this check refuse all other hosts. */
const partyOf = ({ shopOrigin }: Scope['config']) => ({
  origin: new URL(shopOrigin).origin,
  id: new URL(shopOrigin).hostname,
});

/** Starts a sign-in. It names no account, so it does not reveal which accounts have passkeys. */
export async function startPasskeyLogin({ db, config, now }: Scope) {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(config).id,
    userVerification: 'required',
    timeout: challengeRules.lifetime,
  });
  await keepChallenge(db, { challenge: options.challenge, purpose: 'login', uid: null }, now);
  return { options: { ...options } };
}

/** The account of a passkey that has answered its challenge. */
export async function checkPasskey(
  { db, config, now }: Scope,
  response: AuthenticationResponseJSON,
): Promise<User> {
  const party = partyOf(config);
  const isOpen = await takeChallenge(db, challengeOf(response), { purpose: 'login', uid: null }, now);
  if (!isOpen) throw refused('passkeyExpired');
  const [row] = await db
    .select()
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.uid))
    .where(eq(passkeys.credentialId, response.id));
  if (!row) throw refused('passkeyUnknown');
  const { passkeys: passkey, users: user } = row;
  const { verified, authenticationInfo } = await orRejected(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeOf(response),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified || !isHandleOf(user, response.response.userHandle)) throw refused('passkeyRejected');
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  // Of two responses with the same counter, from a passkey and its copy, one is refused.
  const [used] = await db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  if (!used) throw refused('passkeyRejected');
  return assertEnabled(user);
}

const handleOf = (user: User) => isoUint8Array.fromUTF8String(user.identity);
const isHandleOf = (user: User, handle: string | undefined) =>
  handle === undefined || handle === isoBase64URL.fromBuffer(handleOf(user));

/** Starts adding a passkey to the account. */
export async function startPasskeyRegistration({ db, config, now }: Scope, user: User, siteName: string) {
  if (user.userType === 'visitor') throw refused('signInClosed');
  const known = await db.select().from(passkeys).where(eq(passkeys.uid, user.id));
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: partyOf(config).id,
    userID: handleOf(user),
    userName: user.email || [user.countryCode && `+${user.countryCode}`, user.phone].join(' ').trim(),
    userDisplayName: user.nickname,
    timeout: challengeRules.lifetime,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, { challenge: options.challenge, purpose: 'register', uid: user.id }, now);
  return { options: { ...options } };
}

/** Adds the passkey that the browser created. */
export async function addPasskey(
  { db, config, now }: Scope,
  uid: number,
  { response, name }: { response: RegistrationResponseJSON; name: string },
): Promise<Schemas['Passkey']> {
  const party = partyOf(config);
  const isOpen = await takeChallenge(db, challengeOf(response), { purpose: 'register', uid }, now);
  if (!isOpen) throw refused('passkeyExpired');
  const { verified, registrationInfo } = await orRejected(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challengeOf(response),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!verified) throw refused('passkeyRejected');
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
  try {
    const [row] = await db
      .insert(passkeys)
      .values({
        uid,
        credentialId: credential.id,
        publicKey: isoBase64URL.fromBuffer(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp,
        name,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('the new passkey was not returned');
    return toPasskey(row);
  } catch (error) {
    if (sqlState(error) === '23505') throw refused('passkeyRejected');
    throw error;
  }
}

/** The passkeys of the account, newest first. */
export async function listPasskeys(db: Db, uid: number): Promise<Schemas['Passkey'][]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.uid, uid)).orderBy(desc(passkeys.id));
  return rows.map(toPasskey);
}

export async function deletePasskey(db: Db, uid: number, id: number): Promise<void> {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.uid, uid)))
    .returning({ id: passkeys.id });
  if (!gone) throw refused('passkeyNotFound');
}

const toPasskey = (row: typeof passkeys.$inferSelect): Schemas['Passkey'] => ({
  id: row.id,
  name: row.name,
  createTime: toApiTime(row.createdAt),
  lastUseTime: toApiTimeOrNull(row.lastUsedAt),
  isSynced: row.isBackedUp,
});

/** The challenge that a response claims to answer; `""` when it cannot be read. */
function challengeOf({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  try {
    const data: unknown = JSON.parse(isoBase64URL.toUTF8String(response.clientDataJSON));
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** The library throws for every response that is not genuine: wrong origin, host, signature, counter or form. */
async function orRejected<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw refused('passkeyRejected');
  }
}
